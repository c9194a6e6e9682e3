### Como se ensina Lisboa. Cada passo de `lesson.toml`: o título, o que se vê e para que serve, o que fazer (`-do`; de
### uma segunda decisão `-do-2`), e o que se diz de outra jogada legal (`-else`).

lesson-wigs-title = Lojas e edifícios públicos
lesson-wigs = Ganha quem tem mais perucas, e quase todas chegam assim: a tua loja da linha D vende ouro, e o edifício público que outro jogador abriu a oeste dela também mostra a cor do ouro. Mandou-te clientes, e a tua loja pontuou as 4 perucas que se veem por baixo da coluna.

lesson-places-title = Uma carta vai para um de dois lugares
lesson-places = Em cada turno jogas uma das tuas cinco cartas: na Corte Real, para visitar o seu Nobre, ou no teu portefólio. Ali esta dá-te logo um livro, deixa-te vender ou negociar e fica lá: o 3 no bordo de cima é Influência que te vai dar repetidas vezes.
lesson-places-do = Escolhe «{ card-blue-marquis-1 }» e põe-na no teu portefólio.
lesson-places-else = Também serve, mas começa pelo portefólio: «{ card-blue-marquis-1 }» dá-te o livro de que vais precisar.

lesson-ship-title = Um navio em troca de um livro
lesson-ship = Agora vendes mercadorias ou entregas até duas aos Nobres, cada uma por uma ação de Estado. Um navio vale a pena: dá Influência, podes vender-lhe mercadorias, e pontua sempre que zarpa cheio e outra vez no fim.
lesson-ship-do = Escolhe o navio do Marquês (na Corte), e depois o livro que entregas por ele.
lesson-ship-do-2 = Escolhe a ranhura vazia que brilha: assim a tua carta fica onde está.
lesson-ship-do-3 = Um navio pequeno custa mais uma mercadoria. Paga com a tua ferramenta: o ouro e o tecido vais vendê-los.
lesson-ship-do-4 = Guarda as outras mercadorias para vender: pronto.
lesson-ship-else = Isso fica para outro turno. Agora convém-te um navio: primeiro o navio do Marquês, depois um livro por ele, um lugar vazio, a tua ferramenta para pagar, e pronto.

lesson-influence-title = A Influência
lesson-influence = O navio deu-te 5 de Influência, 3 pela tua carta e 2 pelo próprio navio, como está em cima em cada um, e voltam a dar-ta sempre que ganhas Influência, por exemplo com outro navio. A Influência abre as portas dos Nobres; no fim de cada turno ficas com uma carta, e com a de um Nobre podes visitá-lo.
lesson-influence-do = Fica com a carta de um Nobre do expositor.
lesson-influence-else = Já tens uma carta de Tesouro. Fica com a de um Nobre: Manuel, o Marquês ou o Rei.

lesson-subsidy-title = Dinheiro do Tesouro
lesson-subsidy = Os outros jogaram, e um deles construiu um navio, que fez subir o Tesouro para 5. Uma carta de Tesouro no teu portefólio paga-te exatamente esses réis, faz descer o Tesouro 1 e deixa o seu benefício: cada tecido que venderes dá-te mais 2; jogada na Corte Real, uma carta destas custa-te o valor do Tesouro e realiza o seu evento, uma vez.
lesson-subsidy-do = Põe «{ card-blue-treasury-6 }» no teu portefólio.
lesson-subsidy-else = Tens 2 réis, por isso primeiro faz falta dinheiro. Põe «{ card-blue-treasury-6 }» no teu portefólio.

lesson-sell-title = Vender a qualquer navio
lesson-sell = Podes vender a todos os navios atracados, sejam de quem forem. O teu leva uma mercadoria e fica cheio: zarpa, e dá-te uma peruca; o vermelho de outro jogador leva duas, paga mais 1 por cada uma e, se só carregares uma, não zarpa para o dono.
lesson-sell-do = Vende ouro ao teu navio, por 6: o tecido é para o vermelho.
lesson-sell-do-2 = Vende outra ao navio vermelho: o tecido dá 5, mais 1 pelo navio, mais 2 pela tua carta.
lesson-sell-do-3 = Guarda a última mercadoria para negociar com um Nobre: pronto.
lesson-sell-else = Há melhor: uma mercadoria para o teu navio, outra para o vermelho, e pronto.

lesson-actions-title = Seis ações de Estado
lesson-actions = Manuel dá-te funcionários, para encarecer as visitas dos outros e para servir nos edifícios públicos, e as plantas destes; o Marquês, navios e mercadorias, uma de cada loja tua enquanto houver lugar no teu armazém; o Rei, peças de clero e favores reais com que segues os outros. Estas ações compram-se com mercadorias, como fizeste com o navio, ou uma delas vem de graça numa visita.

lesson-visit-title = Uma visita e o seu custo
lesson-visit = Visitar Manuel custa-te agora 2 de Influência: 1 pelo modificador do Tesouro e 1 pelo funcionário que outro tem no gabinete dele. Em troca podes fazer uma das suas ações de Estado, e depois vem aquilo para que o visitas: constróis uma loja.
lesson-visit-do = Escolhe uma carta de Manuel e visita-o com ela.
lesson-visit-do-2 = Recruta funcionários: para um edifício público vais precisar de dois.
lesson-visit-do-3 = Envia um para o gabinete de Manuel ou para o do Rei: no do Marquês já tens um.
lesson-visit-do-4 = Envia outro para o gabinete que falta, o de Manuel ou o do Rei.
lesson-visit-else = Para isso haverá tempo. Visita Manuel, recruta funcionários e envia um para o gabinete dele e outro para o do Rei.

lesson-store-title = Construir uma loja: de 15 a 12
lesson-store = Um terreno custa o valor do Tesouro e todos os escombros que há na ponta da linha e da coluna: 4 + 8 + 3 = 15 para B1, na tua própria rua do ouro. Mas antes de pagar recebes a recompensa, 1 de ouro, e retiras um dos cubos (o castanho vale 3, o vermelho 2, o azul 1): sem um castanho ficam 12.
lesson-store-do = Constrói uma loja de ouro: escolhe B1 e depois a { street-gold }, a rua para que dá.
lesson-store-do-2 = Retira um cubo castanho, do terramoto: escolhe os escombros da ponta da linha B e depois a primeira fila dos teus escombros.
lesson-store-do-3 = Paga os 12 réis com moedas. A Influência também servia, mas a tua é para visitas.
lesson-store-do-4 = Tira uma casa do teu tabuleiro, de qualquer grupo. Quase todas melhoram algo a partir de agora: no meio, navios mais baratos; à direita, mais mercadorias produzidas.
lesson-store-else = Melhor assim: uma loja de ouro em B1, um cubo castanho da sua linha, e nenhuma Influência para o preço.

lesson-follow-title = Seguir uma visita
lesson-follow = Outro jogador visita o Marquês, e tu tens o favor real dele, a fita: devolve-o, paga 2 de Influência pela visita, e uma das suas três ações é tua, no turno de outro. A sua ação de Nobre é um decreto, que pontua no fim só para ti.
lesson-follow-do = Segue a visita.
lesson-follow-do-2 = Escolhe a ação de Nobre: obter um decreto.
lesson-follow-do-3 = Escolhe um decreto. O primeiro, por exemplo, com uma loja e ouro, dá 2 perucas por cada loja de ouro, e tens duas: «= 4».
lesson-follow-else = Uma ação no turno de outro não se deixa passar. Segue a visita e obtém um decreto.

lesson-cardinal-title = Encontrar-se com o Cardeal
lesson-cardinal = Visitar o Rei custa-te 3, e com a sua ação de Estado podes encontrar-te com o Cardeal: move-lo um ou dois intervalos, no sentido dos ponteiros do relógio, e ficas com uma peça de clero ao lado dele. Dois intervalos mais à frente chega ao ícone de Influência, e assim a Igreja pontuará no fim do teu turno.
lesson-cardinal-do = Escolhe uma carta do Rei e visita-o com ela.
lesson-cardinal-do-2 = Escolhe encontrar-te com o Cardeal.
lesson-cardinal-do-3 = Move-o dois intervalos.
lesson-cardinal-do-4 = Fica com uma das duas peças de clero que estão ao lado dele.
lesson-cardinal-else = Assim a Igreja não pontuava. Visita o Rei, encontra-te com o Cardeal e move-o dois intervalos.

lesson-open-title = Abrir um edifício público: 3 + 4
lesson-open = Com a tua planta azul abres o edifício que o arquiteto azul tem pronto, e que mostra a cor do ouro. A norte da Rua Áurea manda clientes para as duas lojas que tens nessa rua: 3 perucas por B1 e 4 por D2; uma loja de ouro que se construa depois nesta rua também pontua logo.
lesson-open-do = Escolhe o local a norte da Rua Áurea.
lesson-open-do-2 = A planta pede dois funcionários: retira um.
lesson-open-do-3 = Retira o segundo.
lesson-open-else = Com isso as tuas lojas ganhavam menos. Abre o edifício a norte da Rua Áurea, a rua para que dão as duas.

lesson-church-title = A Igreja pontua
lesson-church = Uma peça de clero ajuda-te enquanto a tens: «{ clergy-cloister-school }» arranjou espaço para a terceira carta do teu portefólio. Agora podes descartar peças pelas perucas do verso, e quem o faz ganha Influência: 5 para ti, que tens 1.
lesson-church-do = Descarta «{ clergy-cloister-school }»: o conjunto de escombros que acabaste de completar também arranja espaço.
lesson-church-do-2 = Guarda a outra peça: pronto.
lesson-church-else = Não é bem isso: por uma peça recebes perucas e Influência, e uma segunda não daria mais Influência. Descarta uma e guarda uma.

lesson-sets-title = Os escombros e o relógio
lesson-sets = Tens um cubo de cada espécie, ou seja, um conjunto de escombros: espaço para mais uma carta e mais uma mercadoria de cada tipo, e um marcador, a bandeira, que dá um decreto adicional quando estás com o Marquês. Os conjuntos dão 3 perucas no fim dos dois períodos e movem o relógio: o primeiro período acaba com o segundo conjunto de alguém ou com a terceira pilha de cartas a esgotar-se; no segundo período, o quarto conjunto de alguém, ou de novo uma terceira pilha, traz o fim do jogo, depois de mais uma ronda completa.

## O conselheiro de um primeiro jogo

coach-keep-clergy = Ficas com uma de duas peças de clero: { $clergy }. A maioria ajuda enquanto se tem; as perucas do verso, aqui { $wigs } no máximo, só as recebes se mais tarde a descartares. Escolhe, pois, pelo que usarias muitas vezes.
coach-draft-keep =
    Destas { $count } cartas ficas agora com { $number ->
        [one] { $number }
       *[other] { $number }
    } e passas as outras. Procura dois Nobres diferentes que possas visitar cedo; costuma olhar-se para a melhor recompensa e esquecer que todas as cartas servem também para a corte.
coach-play-card =
    Jogas uma carta, no teu portefólio ou na Corte Real. O portefólio é para vender e para ações de Estado, e pede alguma mercadoria: tens { $count ->
        [one] { $count } mercadoria
       *[other] { $count } mercadorias
    }. A corte é para lojas, decretos e edifícios, e pede Influência: tens { $influence }.
coach-end =
    O relógio anda. Alguém tem { $sets ->
        [one] { $sets } conjunto
       *[other] { $sets } conjuntos
    } de escombros, e com { $number } chega o fim deste período; também chega com a terceira pilha esgotada (até agora: { $count }). Faz agora o que pontue antes disso, e completa um conjunto se puderes.
coach-gold = Não tens mercadorias: uma carta do portefólio tem de trazer alguma, ou não podes vender nem negociar. Se nada servir, descarta uma carta por 1 de ouro: todos os Nobres o aceitam, e agora vende-se a { $reis } réis.
coach-visit = Podias visitar um Nobre. O mais barato daqueles de quem tens carta: { $noble }. Custa { $number } de Influência; tens { $influence }. O que faltar paga-se em perucas, por isso não vás por uma loja, um decreto ou um edifício que não as valha; e quem tiver o favor desse Nobre pode seguir-te.
coach-sponsor =
    Uma carta de Tesouro também serve pelo seu evento: «{ $card }» custava-te { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }, o valor do Tesouro. Um evento faz várias coisas num só turno e ninguém te segue, mas ficas sem o benefício da carta.
coach-slot =
    No teu portefólio cabem { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }, contando os navios, e tens lá { $count }. O que substituíres sai do jogo: vê se os teus ganhos de Influência, agora { $influence }, não perdem mais do que vale a carta nova.
coach-fit =
    No teu portefólio já só cabem { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }, e estão lá { $count }. Descarta o que menos te vai dar daqui em diante; um navio leva consigo a carga.
coach-business = Vender ou negociar, não as duas coisas. Se queres dinheiro, o que melhor se vende é isto: { $good }, a { $reis } réis, e muitos navios acrescentam algo. Se queres uma ação, cada Nobre aceita um tipo de mercadoria, e todos aceitam ouro.
coach-no-ship = Vender ou negociar, não as duas coisas. Agora não há nenhum navio numa doca, e sem ele só se vendem mercadorias onde uma carta ou uma peça tua o permite. Se queres uma ação, cada Nobre aceita um tipo de mercadoria, e todos aceitam ouro. Tens: { $good }.
coach-sell =
    Podes continuar a vender: { $count ->
        [one] resta { $count } mercadoria
       *[other] restam { $count } mercadorias
    }, e a mais cara, a { $reis } réis sem o que um navio acrescente, é esta: { $good }. Um navio cheio dá ao dono uma peruca por caixote, por isso enche primeiro o teu. Guarda o que quiseres para negociar.
coach-trade = Por uma segunda mercadoria consegues uma segunda ação de Estado, que pode usar o que deu a primeira. Ainda tens: { $good }. A ação que acabaste de usar fica ocupada até ao teu próximo turno.
coach-ship = Constróis um { $ship }: o casco é { $count }, e custa outras tantas mercadorias diferentes se as tuas casas não o tornarem mais barato. Faz subir o Tesouro 1, e depois ganhas Influência: { $influence }, se usar um lugar vazio. Quase todos acabam por sentir falta da carta de Nobre que substituíram.
coach-upgrade =
    O navio novo pode ir para cima de um teu: sobre um casco de { $count } { $number ->
        [one] pagas no máximo { $number } mercadoria
       *[other] pagas no máximo { $number } mercadorias
    }, a carga fica e não é preciso espaço. Mas o antigo vai-se, com a sua Influência e as suas perucas do fim.
coach-ship-goods = Cada mercadoria do navio é de um tipo diferente. A mais barata que tens: { $good }, a { $reis } réis. Pensa no Nobre a quem vais querer entregar alguma depois.
coach-extra = Produzes mais uma mercadoria, de um tipo que acabaste de produzir. A mais cara: { $good }; no teu armazém há { $count }. Sem espaço perdia-se.
coach-pay-fee =
    O evento custa { $due ->
        [one] { $due } real
       *[other] { $due } réis
    }, e tens { $reis } em moedas. A Influência pode pagar uma parte, mas lembra-te de que o próprio evento talvez peça réis.
coach-pay =
    Deves { $due ->
        [one] { $due } real
       *[other] { $due } réis
    }; tens { $reis } em moedas e { $influence } de Influência. As visitas pedem Influência, por isso paga com moedas enquanto puderes; outra coisa é a que está perto do 10, que se perdia com o próximo ganho.
coach-store =
    Uma loja vive dos edifícios públicos nas pontas da sua linha e da sua rua, os que já lá estão e os que vais abrir. O terreno mais barato é { $land }, a { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    } se retirares o cubo mais caro; tens { $have }. A recompensa do terreno vem antes do pagamento.
coach-cube = Levas um cubo. Para o teu próximo conjunto faz-te falta: { $rubble }. Por { $land } pagavas { $reis } réis, menos o que custa o cubo que retirares: o mais caro poupa mais, mas pensa também no conjunto.
coach-house = Cada loja leva uma casa, e o que está por baixo começa a valer: à esquerda, visitas em réis; no meio, navios mais baratos; à direita, mais mercadorias. Até agora tiraste { $count }, e sem casas não podes construir mais lojas. A última casa de um grupo é a que mais dá.
coach-site =
    O que abrires pontua para todas as lojas das suas cores, também as dos outros. Podes abrir: { $building }. Para a planta tens fora { $count ->
        [one] { $count } funcionário
       *[other] { $count } funcionários
    }, e cada um que falte custa o valor do Tesouro.
coach-complete = Que planta concluis? Tens: { $plan }. Cada uma abre o edifício do seu arquiteto. Muitos funcionários em plantas concluídas pontuam no fim, e lá tens { $count }.
coach-withdraw =
    { $number ->
        [one] Volta ao teu tabuleiro { $number } funcionário
       *[other] Voltam ao teu tabuleiro { $number } funcionários
    } dos { $count } que tens fora. Começa pelos das praças: num gabinete ainda encarecem as visitas dos outros.
coach-event =
    «{ $card }» faz-se parte a parte, e podes saltar alguma, mas não todas. Tens { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }: o que uma parte dá pode pagar a seguinte.
coach-any-state = Até { $count } ações de Estado, todas diferentes e sem entregar mercadorias. Um navio continua a pagar-se com mercadorias, por isso produz primeiro. Um ganho dá-te agora { $influence } de Influência.
coach-good-choice = Uma mercadoria à tua escolha. A mais cara para que tens espaço: { $good } (tens { $count }, no máximo { $number }). A que abre a porta do Nobre de que precisas vale mais do que o preço.
coach-from-pile = Retiras um cubo do monte de escombros, onde restam { $count }; nunca volta a encher-se. Para o teu próximo conjunto faz-te falta: { $rubble }.
coach-produce-type =
    Produz-se um só tipo, uma mercadoria por cada loja tua desse tipo. Onde tens mais: { $good }, { $count ->
        [one] { $count } loja
       *[other] { $count } lojas
    }. O preço desce 1, e um que já esteja em 2 não perde nada.
coach-market-sale =
    Para esta venda não é preciso navio: { $count ->
        [one] { $count } mercadoria
       *[other] até { $count } mercadorias
    } ao preço de mercado. A mais cara das tuas: { $good }, { $reis } réis. Assim não zarpa nenhum navio dos outros, e podes guardar o que os Nobres aceitam.
coach-treasury-shift = O Tesouro está em { $value }, e o seu modificador para as visitas é { $number }. Subi-lo convém a quem põe cartas de Tesouro no portefólio; descê-lo torna mais baratos terrenos, funcionários e eventos, para todos.
coach-lose-good = Tens de devolver uma mercadoria. Ao preço de mercado, o que menos perdes é isto: { $good }, { $reis } réis. Mas guarda aquela com que querias negociar.
coach-take-card =
    Ficas com uma carta para mais tarde, e todos veem qual. Nenhuma pilha é mais curta do que esta: { $pile }, com { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }; a terceira pilha que se esgota acaba o período. Vê se ainda podes visitar o Nobre de que precisas.
coach-throw =
    Começa o segundo período. { $count ->
        [one] Da tua { $count } carta
       *[other] Das tuas { $count } cartas
    } podes descartar as que quiseres. Quando acabares, uma carta descartada de cada Nobre dá logo a recompensa; as penalizações não contam, e uma carta de Tesouro não dá nada. Depois voltas a ter cinco, e as novas são mais fortes.
coach-thrown-reward = Das cartas de cada Nobre que descartaste, uma dá a recompensa, pela ordem que quiseres. À escolha agora: { $card }. De duas cartas do mesmo Nobre tira primeiro a melhor: a outra não dá nada.
coach-officials =
    Tens em casa { $count ->
        [one] { $count } funcionário
       *[other] { $count } funcionários
    } e podes enviar { $number }, cada um para um gabinete diferente. Envia-os para o Nobre que os outros querem visitar: a eles custa-lhes mais, a ti nada. Num gabinete cheio alguém tem de ir para a praça.
coach-take-plan = Por cima estão: { $plan }. Prontos estão: { $building }. Uma planta pequena abre-se mais cedo, uma grande conta mais no fim; e outro pode abrir esse edifício antes de ti.
coach-royal-favor = Um favor deixa-te seguir quando outro visita esse Nobre. Podes ter: { $noble }. Escolhe aquele que os outros vão procurar; se não for usado, ainda dá 2 perucas.
coach-cardinal =
    O Cardeal avança { $count ->
        [one] { $count } intervalo
       *[other] até { $count } intervalos
    }, e o ícone de Influência está { $number ->
        [one] { $number } intervalo
       *[other] { $number } intervalos
    } mais à frente. Quando o alcança ou passa, a Igreja pontua: bom se tens peças para descartar e Influência para ganhar. Quando alcança ou passa o ícone do Tesouro, o Tesouro sobe 1.
coach-clergy =
    Ficas com uma destas: { $clergy }. Até agora tens { $count ->
        [one] { $count } peça de clero
       *[other] { $count } peças de clero
    }; com quatro já não te podias encontrar com o Cardeal. Uma que ajuda em cada turno vale mais do que perucas no verso.
coach-give-up =
    Por cada peça que descartas recebes as perucas do verso; a que mais dá é «{ $clergy }»: { $wigs }. E uma vez, sejam quantas forem, ganhas Influência: { $influence }{ $lost ->
        [0] .
       *[other] , porque para em { $number }; perdiam-se mais { $lost }.
    } Costumam guardar-se tempo de mais, ou descarta-se a que se usa em cada turno.
coach-lose-clergy = Vai-se uma peça, sem pontuar. A que menos tem no verso é «{ $clergy }»: { $wigs }. Vê também o que cada uma ainda faz por ti.
coach-visit-cost =
    Esta visita custa { $number }, e com as duas casas do teu grupo da esquerda podes pagar em réis o que quiseres. Tens { $influence } de Influência e { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }. A Influência que aqui gastas faltará na próxima visita: pensa nela.
coach-free-action = Numa visita podes fazer antes uma ação de Estado, sem entregar nenhuma mercadoria. O teu anfitrião agora: { $noble }; as dele são: { $action }. Raramente convém deixá-la.
coach-second-action = Graças a uma peça de clero podes comprar também a outra ação do teu anfitrião: { $action }. Custa uma mercadoria que ele aceite, como ao negociar; uma que se venderia cara é de mais.
coach-follow = Tens o favor, por isso podes seguir a visita: { $noble }, por { $number } dos teus { $influence } de Influência. O favor devolve-se; sem ser usado vale 2 perucas. Vê o que o visitante deixou: decretos e peças de cidade ainda não foram repostos.
coach-follow-keep =
    Aqui podias seguir e guardar ainda assim o favor, por alguns réis. Nobre: { $noble }; tens { $reis ->
        [one] { $reis } real
       *[other] { $reis } réis
    }. Compensa se ele ainda voltar a ser visitado.
coach-follow-action = Uma de três ações é tua, sem entregar nenhuma mercadoria: { $action }. A ação de Nobre costuma ser a que mais vale, se a puderes pagar. Estás com este Nobre: { $noble }.
coach-decree =
    Um decreto pontua no fim, só para ti. Se o jogo acabasse agora, o que mais dava era «{ $decree }»: { $wigs ->
        [one] { $wigs } peruca
       *[other] { $wigs } perucas
    }. Escolhe pelo que vais fazer de qualquer modo, e antes que outro o faça.
coach-extra-decree =
    Cada um dos teus conjuntos de escombros pôs um marcador no Marquês, a bandeira: { $count ->
        [one] resta-te lá { $count }
       *[other] restam-te lá { $count }
    } e podes entregar um por outro decreto, uma vez por turno. Um marcador por si só não vale nada, por isso espera só se contas com decretos melhores.
coach-lose-favor = Devolve-se um favor real. Tens: { $noble }. Guarda o do Nobre que os outros mais visitam.

## O jogo num minuto

figure-minute = A cidade a meio de um jogo: lojas de três cores, edifícios públicos nas pontas de linhas e ruas, e os escombros que restam.
minute-what = Lisboa ficou destruída em 1755, e és um dos nobres que voltam a erguê-la. O que conta são perucas: quase todas vêm das lojas, e dos edifícios públicos que lhes mandam clientes.
minute-turn-1 = Em cada turno jogas uma carta e ficas com outra. No teu portefólio dá-te logo alguma coisa, e depois vendes mercadorias aos navios ou dás mercadorias aos Nobres por ações de Estado.
minute-turn-2 = Ou visitas com ela um Nobre e pagas com Influência. Manuel deixa-te construir uma loja, mais cara quanto mais escombros houver na linha e na coluna; o Marquês dá um decreto, que pontua só para ti.
minute-turn-3 = O Rei deixa-te abrir um edifício público. Cada loja das suas cores na linha ou na rua pontua o que se vê por baixo da coluna, seja de quem for.
minute-turn-4 = Quem constrói leva escombros. Três cubos diferentes são um conjunto: espaço para cartas e mercadorias, e um relógio que acaba o primeiro período e depois o jogo.
minute-wins = No fim pontuam também navios, conjuntos, decretos, funcionários e a maioria de lojas de cada tipo. Ganha quem tem mais perucas.

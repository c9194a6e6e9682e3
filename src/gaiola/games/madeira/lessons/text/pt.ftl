### Como se ensina Madeira. Cada passo de `lesson.toml`: o título, o que se vê e para que serve, o que fazer (`-do`; de
### uma segunda decisão `-do-2`), e o que se diz de outra jogada legal (`-else`).

lesson-crown-title = O que a Coroa pede
lesson-crown = Durante cinco rondas serves a Coroa de Portugal, e a maior parte dos teus pontos de prestígio (PP) vem dos seus pedidos, que se pontuam nas rondas com coroa: 1, 3 e 5. Já tens um, a balança, marcada aqui onde quer que esteja: { request-market-routes } paga por até três navios teus nos mercados (os outros sinais dizem o nome se apontares para eles).

lesson-row-title = Escolher uma linha
lesson-row = Uma ronda começa com uma linha da coluna das guildas: os seus três dados são teus até ao fim da ronda, e também um dos seus pedidos. Quem tem a linha 1 age primeiro, e só lá está { request-urbanization }, o sinal com casas, que paga por uma cidade: tens um trabalhador em { city-machico }.
lesson-row-do = Escolhe a linha 1.
lesson-row-do-2 = Fica com o pedido { request-urbanization }.
lesson-row-else = Podia jogar-se, mas o teu trabalhador em { city-machico } pede { request-urbanization }: escolhe a linha 1 e esse pedido.

lesson-die-title = Um dado numa personagem
lesson-die = À vez, todos colocam dados nas personagens dos edifícios para as usar; a primeira para ti é o { character-steward }, que manda trabalhadores para os campos. Está na região 2, onde um dado de 2 ou mais não custa nada; a um 1 falta um ponto, que se paga em pão, mas guardas o 2 para depois.
lesson-die-do = Coloca um dado de 1 no { character-steward }, no edifício { building-moinho }.
lesson-die-else = Isso fica para depois. Começa pelo { character-steward }, para encher os campos: um dado de 1 no { building-moinho }.

lesson-workers-title = Trabalhadores nos campos
lesson-workers = O { character-steward } leva dois trabalhadores teus para os campos, onde cada um traz alguma coisa em cada colheita da região. Na região 2 tens um: com três, uma só colheita traz três coisas, e os edifícios dessa região servem-te melhor.
lesson-workers-do = Usa a ação do { character-steward }.
lesson-workers-do-2 = Pega num trabalhador de { place-home }.
lesson-workers-do-3 = Manda o trabalhador para um campo de trigo da região 2: { place-r2-f1 } ou { place-r2-f2 }.
lesson-workers-do-4 = Pega noutro trabalhador de { place-home }.
lesson-workers-do-5 = Manda este para o outro campo de trigo de lá.
lesson-workers-else = Noutro sítio ficavam sozinhos. Dois trabalhadores de { place-home } vão para os dois campos de trigo da região 2.

lesson-harvest-title = Colheita: primeiro a madeira
lesson-harvest = Com um dado usas a personagem ou, em vez disso, colhes a região, e agora a região 2 vale a pena. Cada um dos teus três campos traz uma coisa: trigo, açúcar e, do { field-r2-f2 }, madeira, porque um campo só dá a sua mercadoria quando já não tem madeira.
lesson-harvest-do = Coloca o dado de 2 na { building-capitania }: na região 2 não custa pão.
lesson-harvest-do-2 = Faz a colheita.
lesson-harvest-else = Os teus três trabalhadores estão prontos: põe o 2 na { building-capitania } e colhe em vez de usares a personagem.

lesson-ships-title = Navios para os mercados
lesson-ships = O { character-commander } move até dois navios: cada um custa 1 de madeira ao sair de { place-home }, vende mercadorias onde chega e fica lá. Para { request-market-routes }, um navio no mercado do açúcar vale 6 PP nesta ronda e no do vinho 4; é o que diz a estrela à direita.
lesson-ships-do = Coloca o teu último dado, um 1, no { character-commander } ({ building-alfandega }).
lesson-ships-do-2 = Usa a ação do { character-commander }.
lesson-ships-do-3 = Pega num navio de { place-home }.
lesson-ships-do-4 = Manda-o para o mercado do açúcar, onde 2 de açúcar dão 6 reais.
lesson-ships-do-5 = Pega noutro navio de { place-home }. Os reais chegam quando se moveram os dois.
lesson-ships-do-6 = Manda este para o mercado do vinho, com o teu único vinho, por 3 reais.
lesson-ships-else = Isso rendia menos. Com o { character-commander } saem dois navios de { place-home }: um para o mercado do açúcar e outro para o de vinho.

lesson-favor-title = Dados piratas e favores
lesson-favor = Os teus dados acabaram, mas cada um dos teus dois trabalhadores na Guarda da Cidade pode ir buscar um dado pirata e volta então a { place-home }. Com ele, o { character-guild-master } arranja-te um favor pela madeira do seu bairro: já não tens nenhuma, mas o teu trabalhador na { field-forest } deixa-te comprá-la, 2 por 3 reais.
lesson-favor-do = Coloca o dado pirata de 2 no { character-guild-master } ({ building-capitania }).
lesson-favor-do-2 = Usa a ação do { character-guild-master }.
lesson-favor-do-3 = Fica com o { favor-constable } no { city-funchal }: assim constróis o seu bairro.
lesson-favor-else = Isso não: com o dado pirata de 2, o { character-guild-master } arranja-te um favor por 2 de madeira, de preferência o { favor-constable }.

lesson-mayor-title = Um favor, e depois o Alcaide
lesson-mayor = Um favor usa-se no início de um turno: o { favor-constable } leva metade dos teus piratas e fica virado para baixo até o virares outra vez. Depois o { character-mayor } move gente entre as cidades, porque em { city-machico } o cidadão neutro, mais à direita, está à tua frente: pontuavas lá 4 PP em vez de 15.
lesson-mayor-do = Usa o teu favor.
lesson-mayor-do-2 = Coloca o dado pirata de 3 no { character-mayor } ({ building-casa-da-coroa }).
lesson-mayor-do-3 = Usa a ação do { character-mayor }.
lesson-mayor-do-4 = Pega no cidadão neutro de { city-machico }.
lesson-mayor-do-5 = Coloca-o em { city-porto-santo } ou no { city-funchal }.
lesson-mayor-do-6 = Carrega em { move-done }, pois não é preciso mover mais ninguém. { city-machico } paga-te então o seu rendimento: 2 de madeira por cada trabalhador teu que lá está.
lesson-mayor-else = Isso não ajuda em { city-machico }. Primeiro o teu favor, depois o { character-mayor }: o cidadão neutro de lá vai para outra cidade, e mais nada.

lesson-pass-title = Passar
lesson-pass = Já não tens dados, por isso passas e ocupas um espaço livre: de { slot-i } a { slot-iv } dão cada vez mais reais, mas quem está antes escolhe antes a sua linha na ronda seguinte. O sinal ao lado dos reais é uma ação em vez deles; desta vez recebe os reais, que agora é preciso pagar os edifícios.
lesson-pass-do = Passa para o espaço { slot-iii }, por 4 reais, ou para o { slot-i } ou o { slot-ii }.
lesson-pass-else = A ação custava-te reais de que vais precisar já a seguir. Passa e recebe os reais de um espaço.

lesson-pay-title = Pagar os edifícios
lesson-pay = Os teus dados deixaram marcadores em três edifícios, e um a seguir ao outro pedem 8 reais cada um (9 a três jogadores, 10 a quatro), menos o que sair ao lançar outra vez os dados de guilda que lá estão. Os teus três trabalhadores na região 2 põem o { building-moinho } a funcionar no nível alto, 5 pães por 5 reais, e a { building-capitania }, ao lado, dá 3 PP a quem a usa nesse nível.
lesson-pay-do = Paga o { building-moinho }.
lesson-pay-do-2 = Usa-o: obténs 5 pães.
lesson-pay-do-3 = Paga também a { building-capitania }.
lesson-pay-do-4 = Usa-a: obténs 3 PP.
lesson-pay-do-5 = Carrega em { move-done }: também podia mandar trabalhadores para uma cidade, mas eles pediam pão.
lesson-pay-else = Agora o mais simples: paga o { building-moinho } e usa-o, depois a { building-capitania }, e não mandes ninguém para uma cidade.

lesson-pirates-title = Ou receber piratas
lesson-pirates = O teu terceiro marcador está na { building-alfandega }, na região 1, onde não tens ninguém: quem lá paga sem trabalhadores não obtém nada. Quem não paga recebe 1 pirata, e mais se lá houver um dado pirata; no fim quem tiver mais perde 16 PP, e todos mais 1 por cada pirata acima de 20, mas uns poucos não são desgraça nenhuma.
lesson-pirates-do = Recebe 1 pirata.
lesson-pirates-else = Não dês nada em troca de nada: sem um trabalhador na região 1, a { building-alfandega } não te serve. Recebe o pirata.

lesson-keep-up-title = Madeira, pão e o moinho
lesson-keep-up = No fim da ronda cada navio pede 1 de madeira e cada trabalhador no tabuleiro 1 pão; o que não dás vem em piratas. O moinho de vento alimenta tantos trabalhadores quantos diz o número do teu marcador, e com dois de trigo sobe um degrau, em qualquer decisão tua.
lesson-keep-up-do = Descarta 2 de madeira pelos teus dois navios.
lesson-keep-up-do-2 = Abre «Ações livres», à direita, ao lado das respostas, e sobe no moinho por 2 de trigo: passa a alimentar 4 dos teus 5 trabalhadores.
lesson-keep-up-do-3 = Descarta 1 pão pelo quinto trabalhador.
lesson-keep-up-else = Há melhor: 2 de madeira pelos navios, um degrau acima no moinho por 2 de trigo e 1 pão para o trabalhador que sobra.

lesson-score-title = Pontua-se um pedido
lesson-score = Na ronda 1 pontua-se um dos teus dois pedidos, na 3 dois de três, na 5 os três; quais, escolhe cada um em segredo. { request-urbanization } vale 15 PP enquanto ninguém te ultrapassar em { city-machico }; { request-market-routes } vale 10 e pode esperar: os navios ficam e um terceiro pode juntar-se, embora os mercados deem então outros PP.
lesson-score-do = Guarda { request-market-routes } (a peça { board-request-market-routes }), e assim pontua-se { request-urbanization }.
lesson-score-else = Assim pontuavas 10 PP e deixavas os 15 ao acaso. Guarda { request-market-routes }.

lesson-end-title = Mais quatro rondas
lesson-end = A primeira ronda acabou, com 18 PP para ti; nas rondas 2 e 4 não se pontuam pedidos, mas os campos sem madeira mudam, de trigo para açúcar e de açúcar para vinho. Depois da ronda 5 conta um pouco o que te resta, os piratas descontam (16 PP a quem tiver mais, 8 ao seguinte e 1 por cada um acima de 20), e ganha quem tiver mais PP.

## O conselheiro de um primeiro jogo

coach-set-up-city = O teu primeiro trabalhador vai para uma cidade. Com Urbanização, quem tem a maioria (cidade: { $city }) pontua { $points } PP e os outros presentes { $low }; o Alcaide recebe o rendimento de cada cidade onde tenhas alguém. O que se esquece: o cidadão neutro também conta, e em caso de empate vai à frente quem está mais à direita.
coach-set-up-field = Agora dois trabalhadores para os campos, e não ambos na mesma região. A Floresta conta como campo: não dá colheita, mas quem lá está pode comprar toda a madeira que for precisa, e tu tens { $wood }. Para colher é preciso um dado numa personagem da região: vê onde estão as que vais usar de qualquer modo.
coach-row = Uma linha são três coisas: dados, um pedido e quando é a tua vez. Das linhas que ainda estão livres, a { $row } tem os dados mais altos ({ $dice }); mas os baixos só custam pão, e um pedido que não te serve custa pontos.
coach-request = Tens: { $request }. A próxima pontuação é na ronda { $round }, e na 5 pontuam-se todos. Fica com um que peça o que de qualquer modo estás a construir; dois iguais precisam cada um dos seus navios, favores ou cidades.
coach-guild = Podes virar para cima todos os teus favores de uma das duas guildas. Virados para baixo tens: { $favor }. Primeiro os que te sirvam nesta ronda; mas só os virados para cima pontuam com Influência das guildas.
coach-turn =
    Os teus dados: { $dice }; e tens { $bread ->
        [one] { $bread } pão
       *[other] { $bread } pães
    }. Um dado menor que o número da região custa a diferença em pão. Vai primeiro aonde outros também queiram ir, pois numa personagem só cabem tantos dados como jogadores; e pensa no marcador: esse edifício vai ter de ser pago.
coach-favor = Podes começar este turno com um favor: { $favor }. Usa-o antes de mais nada, que depois já não se pode; fica virado para baixo até o virar a linha da sua guilda, a Casa da Coroa ou uma recompensa.
coach-pirate = Na Guarda da Cidade tens trabalhadores ({ $count }), e cada um pode ir buscar um dado pirata; estão lá: { $dice }. É um dado a mais e sem marcador, por isso não tens de pagar esse edifício. Mas quem tiver de o pagar e não quiser recebe mais piratas.
coach-pass = Já não tens dados teus. Estes espaços estão livres: { $slot }. Os últimos dão mais reais, os primeiros deixam escolher antes a linha; três deles oferecem em vez disso uma ação.{ $count ->
        [0] { "" }
       *[other] { " " }Com alguém na Guarda da Cidade ainda podes colocar um dado pirata antes de passar.
    }
coach-use-die =
    { $count ->
        [0] Não tens trabalhadores nesta região (edifício: { $building }), por isso não há nada para colher: a ação da personagem ou nada.
        [one] Uma colheita nesta região (edifício: { $building }) trazia-te uma coisa, pois tens lá { $count } trabalhador. Compara isso com a ação da personagem, que outro pode ocupar antes de lá voltares.
       *[other] Uma colheita nesta região (edifício: { $building }) trazia-te { $count } coisas, uma por cada trabalhador. Compara isso com a ação da personagem, que outro pode ocupar antes de lá voltares.
    }
coach-special-harvest =
    Nesta ronda não vive nenhuma personagem neste edifício ({ $building }). Aqui só se colhe, mas é uma colheita especial: um dos campos dá outra vez. { $count ->
        [0] Mas não tens trabalhadores na região, por isso ficas só com o marcador
        [one] Tens lá { $count } trabalhador, que traz duas coisas
       *[other] Tens lá { $count } trabalhadores
    }.
coach-again =
    { $count ->
        [one] Podes colher mais { $count } campo
       *[other] Podes colher mais { $count } campos
    }, entre os que acabaste de colher. Um campo que perdeu a última madeira dá agora a sua mercadoria.
coach-worker =
    Em Casa tens trabalhadores ({ $count }), e os do tabuleiro pedem neste momento { $due ->
        [one] { $due } pão
       *[other] { $due } pães
    }, além do que o moinho alimenta. Numa região contam juntos: o terceiro põe os seus edifícios a funcionar no nível alto. Não é preciso mover todos os que podes.
coach-ship =
    { $count ->
        [0] Ainda não tens navios no tabuleiro
        [one] Tens { $count } navio no tabuleiro
       *[other] Tens { $count } navios no tabuleiro
    }; de madeira tens { $wood }. Um navio custa 1 de madeira ao sair de Casa e mais uma no fim de cada ronda, e nunca regressa. Os reais e as recompensas só chegam depois de movidos todos os navios da ação.
coach-berth = Os navios pontuam onde estiverem quando a Coroa contar, da próxima vez na ronda { $round }: um mercado dá então até { $points } PP ({ $market }), e as colónias contam para Expedições. Num turno posterior um navio pode partir para outro espaço. As mercadorias têm de estar cá agora, mas o moinho ainda pode trocar algumas.
coach-reward = O teu desembarque traz uma destas: { $reward }. Não se gastam, por isso outros poderão usar a mesma mais tarde. Um trabalhador vale mais onde mais um faz a diferença.
coach-choose =
    Tens { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    } e { $bread ->
        [one] { $bread } pão
       *[other] { $bread } pães
    }. Antes da alimentação, cada pão que um trabalhador vá pedir evita um pirata; senão, livra-te dos que tens.
coach-build = O bairro mais barato custa { $least } de madeira, e tens { $wood }. A que falta pode comprar-se, se tiveres acesso. Um favor usado fica virado para baixo e só volta a servir quando uma linha da sua guilda, a Casa da Coroa ou uma recompensa o vira para cima, por isso pensa nas guildas das linhas; e cada guilda virada para cima vale 5 PP com Influência das guildas.
coach-wood = É preciso retirar { $count } de madeira de onde tens trabalhadores. Na Floresta nunca acaba; num campo descobre a mercadoria, para todos. Pensa nos campos que mudam na ronda 2 ou 4: só mudam se já não tiverem madeira.
coach-citizen = Cidades onde tens alguém ({ $count }): { $city }. Cada uma paga-te 2 por cada trabalhador teu e 1 por cada cidadão neutro, mas esse cidadão também conta para a maioria. Movem-se no máximo duas peças: procura primeiro uma cidade onde uma só decide a maioria.
coach-flip = Virados para baixo tens: { $favor }. O que virares pode usar-se a partir do teu turno seguinte: quando colocares outro dado, ou num edifício que ainda está por vir e onde tens um marcador. Escolhe um que te sirva aí, ou um de uma guilda de que precises para Influência das guildas.
coach-marker = O Bispo leva um marcador teu para outro edifício. Tens marcadores em: { $building }. Tira-o de onde te custava piratas, ou leva-o para onde esperam três trabalhadores.
coach-lady = Os reais estão pagos: usa um edifício em cuja região tenhas trabalhadores: { $building }. Com três ou mais funciona no nível alto.
coach-pay =
    { $building }: { $cost ->
        [one] { $cost } real
       *[other] { $cost } reais
    } ou { $pirates ->
        [one] { $pirates } pirata
       *[other] { $pirates } piratas
    }. Funciona para quem tem trabalhadores na sua região, e tu tens { $count }: com um ou dois, no nível baixo; com três, no alto; sem nenhum, nada. Vários marcadores aqui não custam mais.
coach-use-building = Pagaste, e com trabalhadores na sua região ({ $count }) já podes usar este edifício: { $building }. A partir de três funciona no nível alto. Deixa-o por usar só se o que ele move te fizesse mal, porque os reais não voltam.
coach-end-of-c =
    Antes da alimentação é a última ocasião para descer no moinho por pão ou reais: tal como as coisas estão vão pedir-te { $due ->
        [one] { $due } pão
       *[other] { $due } pães
    }, e tens { $bread }. Mas cada degrau abaixo também alimenta um a menos, nesta ronda e nas seguintes.
coach-honor = Ninguém tem tantos como tu na Guarda da Cidade: { $count }. Um pode ir para Casa por 4 PP, e ainda poupa um pão. Deixa-os ficar só se vais precisar de todos para dados piratas.
coach-upkeep = Os teus navios pedem { $count } de madeira; tua tens { $wood }, que sai primeiro. A que falta pode comprar-se ou vem em piratas, um por cada uma. Às vezes uma madeira vale mais na ronda seguinte do que custa um pirata.
coach-feed =
    { $due ->
        [0] O moinho alimenta todos os teus trabalhadores: pedem-te 0 pães
        [one] Pedem-te { $due } pão, além do que o moinho alimenta
       *[other] Pedem-te { $due } pães, além do que o moinho alimenta
    }, e tens { $bread }. Com dois de trigo o teu marcador sobe um degrau e poupa um. Por cada pão que te pedem e não descartas recebes 1 pirata.
coach-keep = Agora pontuam-se todos os teus pedidos menos um. Tal como as coisas estão, o melhor para guardar é { $request }, porque só dava { $points } PP. Guarda um que ainda possa crescer, e lembra-te de que na ronda 5 não se guarda nenhum.
coach-donate =
    Tens { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }, e cada um é aqui 1 PP, até 15 por pedido. No fim do jogo cinco reais são 1 PP; até lá pagam edifícios e madeira.
coach-descend =
    Estás com falta de dinheiro: { $reals ->
        [one] { $reals } real
       *[other] { $reals } reais
    }. Em qualquer decisão tua, descer um degrau no moinho dá 3 reais ou 1 pão, e ele alimenta então um trabalhador a menos (agora { $count }).
coach-give-point = O teu marcador está no fundo. Em caso de aperto podes dar lá pontos, dos teus { $points } PP, por 1 pão ou 1 real cada um: só compensa contra piratas que te custassem mais.
coach-prestige = O teu moinho está no topo, e tens { $wheat } de trigo. Dois de trigo são agora 1 PP em qualquer decisão tua; compara antes de venderes trigo.
coach-climb =
    Tens { $wheat } de trigo: com dois, o teu moinho sobe um degrau em qualquer decisão tua. Agora alimenta { $count ->
        [one] { $count } trabalhador
       *[other] { $count } trabalhadores
    }, e um degrau poupa um pão em cada ronda que falta: faz isso cedo ou não faças.
coach-exchange = Se te falta uma mercadoria, o moinho dá uma à tua escolha por outras duas quaisquer. Tens mais do que uma de: { $good }. É caro, mas um navio que assim pode partir talvez o valha.

## O jogo num minuto

figure-minute = Uma parte da ilha: campos com trabalhadores, a Floresta, a Guarda da Cidade e edifícios com dados.
minute-what = Durante cinco rondas serves a Coroa na Madeira. Ela paga em pontos o que pede nos seus pedidos: navios, cidades, favores ou dinheiro. Em cada ronda começas com três dados e um pedido novo.
minute-turn-1 = Coloca um dado numa personagem e usa-a: partem navios, vão trabalhadores para os campos, crescem as cidades, move-se gente. Um dado baixo numa região alta custa pão.
minute-turn-2 = Ou colhe a região: cada trabalhador teu nos seus campos traz madeira enquanto houver, ou então a mercadoria.
minute-turn-3 = Quando todos passaram, é preciso pagar cada edifício onde colocaste um dado. Paga e usa-o, ou recebe piratas.
minute-turn-4 = Um trabalhador que chega à Guarda da Cidade livra-te de piratas, e mais tarde vai buscar-te mais um dado.
minute-turn-5 = No fim da ronda os navios pedem madeira e os trabalhadores pão. O que falta vem em piratas.
minute-wins = Depois das rondas 1, 3 e 5 a Coroa paga pedidos. No fim os piratas custam pontos, e ganha quem tiver mais.

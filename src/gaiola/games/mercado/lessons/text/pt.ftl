### Como se ensina Mercado. Cada passo de `lesson.toml`: o título, o que se vê e para que serve, o que fazer (`-do`; de
### uma segunda decisão `-do-2`), e o que se diz de outra jogada legal (`-else`).

lesson-coins-title = As moedas são pontos
lesson-coins = Aqui vês as tuas moedas, com que pagas e que no fim são os teus pontos: ganha quem tiver mais. Tens uma; os outros dois, cujas moedas não vês, acabam de gastar a sua numa banca cada um.

lesson-lines-title = Linhas, colunas, entradas
lesson-lines = O mercado tem cinco linhas e cinco colunas, e nas duas pontas de cada uma há uma entrada para clientes. Quem entra pela { entrance-w3 }, pela { entrance-e3 }, pela { entrance-n4 } ou pela { entrance-s4 } passa pelo espaço da { space-r3c4 }: pela linha 3 ou pela coluna 4.

lesson-stand-title = Abrir uma banca
lesson-stand = Uma banca custa tantas moedas quantas bancas houver na sua linha ou na sua coluna, contando com ela: vale o número maior. As peças cinzentas não contam, por isso o espaço da { space-r3c4 } custa 1: na linha 3 e na coluna 4 ainda não há bancas; em linha com outra banca já custaria 2.
lesson-stand-do = Escolhe a tua peça de peixe e depois o espaço da { space-r3c4 }.
lesson-stand-else = É possível, mas que a tua primeira banca seja a de peixe na { space-r3c4 }: tens duas de peixe e há clientes à procura dele.

lesson-tile-title = Ficar com outra peça
lesson-tile = A banca está aberta e paga. Depois de cada abertura ficas com uma das três peças do expositor; assim sabes sempre o que podes abrir a seguir, e os outros também.
lesson-tile-do = Fica com carne ou uvas: querem-nas mais clientes à vista do que os tomates.
lesson-tile-else = Menos clientes à vista querem tomates. Fica com carne ou uvas.

lesson-customers-title = Trazer clientes
lesson-customers = Ao lado do mercado há peças de clientes: as figurinhas dizem quantos vêm, e os bens por baixo, o que querem. Trazidos a uma entrada da linha ou da coluna da tua banca, pagam-te, mas uma peça não pode trazer mais clientes do que as bancas que lá há: por agora, um.
lesson-customers-do = Escolhe a peça com um cliente para peixe ou carne e depois a { entrance-e3 }: na linha 3 cabe a tua próxima banca de peixe.
lesson-customers-else = Podias. Mas o cliente de peixe ou carne na { entrance-e3 } faz mais: 1 moeda agora, e outra pela banca de peixe que abrires a seguir na linha 3.

lesson-earn-first-title = Primeiro ganhar, depois pagar
lesson-earn-first = O teu cliente pagou 1 moeda e fica na entrada: a uma banca nova dessa linha que venda peixe ou carne paga logo, antes de ser preciso pagar o preço. Por isso basta uma moeda para uma banca que custa 2; o número sobre um espaço é o que ganhas ou perdes ao todo, aqui −1.
lesson-earn-first-do = Abre a tua segunda banca de peixe na { space-r3c2 }, na linha do teu cliente.
lesson-earn-first-do-2 = Ganhou 1 e pagaste 2. Agora fica com uma peça.
lesson-earn-first-else = Que seja o peixe na { space-r3c2 }: o cliente que espera na linha 3 paga metade do preço.

lesson-everybody-title = Recebem todos os que vendem
lesson-everybody = Os clientes pagam a todas as bancas da sua linha ou coluna que vendem o que eles querem, seja quem for que os trouxe. Na linha 3 as duas bancas de peixe são tuas, e dois clientes pagam 2 por cada uma; na coluna 4 os clientes de peixe ou carne pagariam também a banca de carne de outro.
lesson-everybody-do = Traz dois clientes que queiram peixe à { entrance-w3 }.
lesson-everybody-else = Vê quem receberia aí. Na linha 3 dois clientes que querem peixe pagam-te duas vezes, e a mais ninguém.

lesson-gray-title = As peças cinzentas
lesson-gray = Uma peça cinzenta com a borda tracejada é um restaurante que ninguém abriu; o espaço continua livre. Se abrires uma banca em cima, o restaurante é teu e podes abri-lo noutro turno; os dois da linha de baixo são bares de sushi: fazem valer mais o peixe.
lesson-gray-do = Abre uma banca sobre o bar de sushi cinzento da { space-r5c4 }, com qualquer das tuas peças.
lesson-gray-do-2 = O bar de sushi está à tua frente. Fica com uma peça.
lesson-gray-else = Que seja o espaço da { space-r5c4 }: as tuas bancas de peixe estão à espera de um bar de sushi, e a coluna 4 fica com a terceira banca.

lesson-restaurant-title = Um restaurante ao lado
lesson-restaurant = O teu bar de sushi está à tua frente, e o espaço entre as tuas duas bancas de peixe está livre. Aberto lá, faz valer mais 1 cada banca ao lado que venda peixe, e assim cada cliente paga-lhe 2; na diagonal não faz nada, abri-lo não custa e até te dá 1 moeda, e o pub faz o mesmo por bancas de todo o tipo.
lesson-restaurant-do = Abre o bar de sushi na { space-r3c3 }, entre as tuas bancas de peixe.
lesson-restaurant-else = Antes o bar de sushi junto ao teu peixe: o espaço da { space-r3c3 } toca nas tuas duas bancas.

lesson-times-title = Valor vezes clientes
lesson-times = A tua banca de peixe na { space-r3c4 } vale agora 2, e na coluna 4 há três bancas. Chegam para um grupo de três: 2 por cada um de três clientes são 6 moedas.
lesson-times-do = Traz os três clientes que querem peixe ou uvas à { entrance-n4 } ou à { entrance-s4 }.
lesson-times-else = Há um negócio melhor à vista: três clientes na coluna 4 pagam 6 à tua banca de peixe.

lesson-coin-title = Receber 1 moeda
lesson-coin = Quando nada compensa, recebe 1 moeda; aqui os clientes dariam mais, mas vê como é. Se os três o fizerem um a seguir ao outro, sem nada pelo meio, o jogo acaba logo: a barra marcada vai contando.
lesson-coin-do = Recebe 1 moeda, por esta vez.
lesson-coin-else = Desta vez recebe a moeda e vê como se contam as moedas seguidas.

lesson-end-title = Como acaba o jogo
lesson-end = As barras marcadas contam o que ainda está livre no mercado: quando um turno deixa só quatro espaços livres, ou só quatro entradas livres, todos menos quem o jogou têm mais um turno, e o jogo acaba. Então contam-se as tuas moedas, menos uma por cada restaurante que ainda esteja à tua frente.

lesson-alone-title = A solo: a regra de ouro
lesson-alone = O jogo é só isto, e também se pode jogar a solo, em nove desafios: cada um tem a sua regra e três quantias de moedas, e por cada uma que alcances recebes um de fama. A regra de ouro é que aí não se recebem moedas do banco; um desafio acaba assim que restam só quatro espaços ou quatro entradas livres, ou quando já não podes fazer nada.

## O conselheiro de um primeiro jogo

coach-redraw = As tuas três peças são iguais: { $good }. Antes da tua ação podes trocá-las por três das { $count } do saco; muitas vezes compensa, pois menos de metade dos clientes querem esse produto.
coach-alone = Jogas a solo o desafio { $challenge }: a primeira fama está em { $points } moedas. Aqui não se recebem moedas do banco, por isso não gastes a última numa banca que não possa ganhar nada.
coach-stand =
    Tens { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } para a tua primeira banca: procura um lugar que não custe mais. Das tuas peças o que melhor se vende é isto: { $good }; { $count ->
        [one] procura-o { $count } cliente à vista
       *[other] procuram-no { $count } clientes à vista
    }. Para o preço contam as bancas da linha e as da coluna, não só as de uma.
coach-customers = Já podem vir clientes a uma banca tua. Não custam nada, mas cada peça ocupa uma entrada para sempre: restam { $count }, e com { $at } começa o fim. { $others ->
        [0] Por isso escolhe os que pagam bem.
       *[other] Antes de pôr uma, conta também o que os outros receberiam.
    }
coach-restaurant = À tua frente está um restaurante: { $restaurant }. Abre-o junto de bancas que vendam o que ele serve ({ $good }), de preferência entre duas tuas. Se no fim ainda aí estiver, custa-te um ponto.
coach-coin =
    { $count ->
        [one] Alguém acabou de receber 1 moeda. Se acontecer { $most } vezes seguidas o jogo acaba logo
       *[other] { $count } vezes seguidas alguém recebeu 1 moeda. Com { $most } o jogo acaba logo
    }. A quem vai à frente pode convir; se não te convém, faz outra coisa qualquer.
coach-gray =
    { $count ->
        [one] Resta { $count } restaurante cinzento
       *[other] Restam { $count } restaurantes cinzentos
    }, e há um que serve um produto teu: { $restaurant } ({ $good }). Com uma banca aberta em cima ficas com o restaurante sem pagar mais do que a banca.
coach-end = O fim está perto: { $spaces } espaços livres (começa com { $at_spaces }) e { $entrances } entradas livres (com { $at_entrances }). Uma banca que agora te custe moedas precisa de clientes que cheguem antes disso; abre também os teus restaurantes.
coach-last = Começou o fim: { $cause }. Este é o teu último turno: faz o que der mais moedas agora. Um restaurante que ainda tenhas depois custa-te uma.
coach-stop = Tens { $score }, e a primeira fama está em { $points }. Podes terminar no início de qualquer turno: só compensa quando todas as jogadas que restam te custam moedas.
coach-redraw-display = O expositor tem três vezes isto: { $good }. Antes podes mandá-lo trocar; no saco há { $count } peças. Fá-lo se já tens que chegue, pois o que deixares fica para o seguinte.
coach-take =
    A peça com que ficas junta-se às que tens, para uma banca noutro turno. Do que lá está, o mais procurado é isto: { $good } ({ $count ->
        [one] { $count } cliente
       *[other] { $count } clientes
    } à vista). Vê também o que os outros juntam: o que levas não levam eles.
coach-specialty = A partir de agora paga-te um só produto, e não o podes mudar. O que mais clientes à vista querem é isto: { $good } ({ $count }), mas importa que as tuas bancas no mercado o vendam.

## O jogo num minuto

figure-minute = Um mercado a meio do jogo: bancas, restaurantes abertos e cinzentos, clientes nas entradas.
minute-what = Tens bancas num mercado coberto. Com as moedas se paga e com as moedas se ganha.
minute-turn-1 = Abre uma banca num espaço livre. Conta as bancas da sua linha e as da sua coluna, contando com ela: o número maior é o preço.
minute-turn-2 = Traz clientes a uma entrada. Pagam a todas as bancas dessa linha ou coluna que vendem o que eles querem, tuas e dos outros: o valor, que ao princípio é 1, por cada cliente.
minute-turn-3 = Abre um restaurante. As bancas ao lado que vendem o que ele serve valem mais 1.
minute-turn-4 = Ganhas restaurantes abrindo bancas sobre os cinzentos. E se nada compensa, recebe 1 moeda. É tudo: uma destas coisas por turno.
minute-wins = Quando restam quatro espaços ou quatro entradas o jogo acaba. Ganha quem tiver mais moedas.

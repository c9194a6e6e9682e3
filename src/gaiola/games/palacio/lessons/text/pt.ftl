### Como se ensina O Palácio. Cada passo de `lesson.toml`: o título, o que se vê e para que serve, o que fazer (`-do`; de
### uma segunda decisão `-do-2`), e o que se diz de outra jogada legal (`-else`).

lesson-visitors-title = Cinco salas para cinco visitantes
lesson-visitors = O Marquês espera cinco visitantes e é preciso preparar estes cinco locais de receção. Em cada um o teu cubo sobe quatro níveis e todos dão pontos; quem chega ao último ganha ainda a carta do visitante.

lesson-hire-title = Contratar trabalhadores
lesson-hire = Sem trabalhadores nada acontece, e cada um custa uma moeda por ronda (sem nenhuma moeda, um é de graça); todos decidem em segredo quantos levam. Tens 25 moedas e poucas maneiras de arranjar mais: para começar bastam dois.
lesson-hire-do = Contrata dois trabalhadores.
lesson-hire-else = Podias, mas com menos faz-se pouco e com mais as moedas vão-se depressa. Para esta ronda bastam dois trabalhadores.

lesson-place-title = Um lugar para cada trabalhador
lesson-place = Agora os trabalhadores vão para os seus lugares, um de cada vez e à vez. Nos campos abaixo do palácio consegue-se aquilo de que os visitantes gostam: tudo começa com as azeitonas.
lesson-place-do = Coloca um trabalhador nas Oliveiras.
lesson-place-else = Também lá chegarás. Primeiro uma colheita de azeitonas: coloca o teu trabalhador nas Oliveiras.

lesson-turns-title = Um só brasão
lesson-turns = O outro jogador foi para os Jardins: um local de receção tem um só brasão, e quem lá chega primeiro trabalha ali sozinho nesta ronda. A Capela continua livre, e para os seus dois primeiros níveis basta um 3.
lesson-turns-do = Coloca o teu segundo trabalhador na Capela.
lesson-turns-else = Deixa isso para depois. Na Capela o teu cubo pode começar já a subir.

lesson-harvest-title = O dado e as moedas
lesson-harvest = Estão todos colocados e os teus põem-se a trabalhar, pela ordem que quiseres. Nas Oliveiras cada 3 completo do dado é uma azeitona; lanças uma vez e podes pagar até seis moedas, que somam 1 cada uma: a sorte é só metade.
lesson-harvest-do = Resolve o trabalhador das Oliveiras.
lesson-harvest-do-2 = Um 5 é uma azeitona. Paga 4 moedas: com 9 recebes três, mesmo o que o lagar vai pedir.
lesson-harvest-else = Primeiro as azeitonas, e que sejam três: resolve as Oliveiras e paga o que faltar ao dado para chegar a 9.

lesson-climb-title = Subir um nível
lesson-climb = Na Capela o primeiro nível pede um 3 e saiu-te um 4: o teu cubo sobe e pontua. Um trabalhador sobe-o um nível no máximo, por mais alto que seja o dado.
lesson-climb-do = Não pagues nenhuma moeda: o dado chega.
lesson-climb-else = Aqui as moedas perdiam-se. Nunca se sobe mais de um nível.

lesson-mill-title = Um lagar demora duas rondas
lesson-mill = No fim de cada uma das cinco primeiras rondas chega um visitante: o Patriarca já espera na Capela e gosta de azeite. Contrataste de novo dois trabalhadores, e o lagar pode fazer um azeite das tuas três azeitonas: demora esta ronda e a seguinte, e entretanto mais ninguém o pode usar.
lesson-mill-do = Coloca um trabalhador no Lagar de Azeite.
lesson-mill-else = Outro pode tirar-te o lagar. Coloca o teu trabalhador no Lagar de Azeite.

lesson-produce-title = Começar uma produção
lesson-produce = O teu outro trabalhador está de novo na Capela, mas antes o lagar: a produção custa as tuas três azeitonas e 2 moedas. O trabalhador fica lá mais uma ronda, sem custar nada, e então recebes o azeite e 6 pontos.
lesson-produce-do = Resolve o trabalhador do Lagar de Azeite.
lesson-produce-do-2 = Começa a produção.
lesson-produce-else = Assim as azeitonas ficavam paradas. Começa antes a produção no Lagar de Azeite.

lesson-creek-title = Vender na ribeira
lesson-creek = Uma ronda depois o teu azeite está pronto e o teu cubo está no segundo nível da Capela. As moedas escasseiam, e por isso está um trabalhador na Ribeira da Laje: ali vendes o que quiseres, e só o teu vinho dá 15; o azeite guarda-o para o Patriarca.
lesson-creek-do = Resolve o trabalhador da Ribeira da Laje.
lesson-creek-do-2 = Vende o vinho de Carcavelos.
lesson-creek-do-3 = Chega: não vendas mais nada.
lesson-creek-else = Isso não. Vende o vinho na Ribeira da Laje, e mais nada: do resto vais precisar.

lesson-first-title = Quem começa
lesson-first = Na ronda anterior o outro jogador esteve neste brasão, «{ board-starts-next }», e por isso foi o primeiro nesta. O trabalhador que aqui está não trabalha, mas o dono começa a ronda seguinte e escolhe antes de todos.
lesson-first-do = Coloca um trabalhador em «{ board-starts-next }», o Brasão de jogador inicial.
lesson-first-else = Já a seguir: o outro jogador ainda não começou na Capela e dificilmente lá vai agora. Ocupa antes o Brasão de jogador inicial.

lesson-top-title = O topo: carta e oferta
lesson-top = O teu cubo está no terceiro nível da Capela. O último pede um 5, que o visitante lá esteja e que lhe faças a oferta de que gosta, um azeite; lá acima só chega um jogador, e os outros ainda podem subir os níveis de baixo.
lesson-top-do = Saiu-te um 3: paga 2 moedas para chegar a 5.
lesson-top-do-2 = Faz a oferta e fica com a carta.
lesson-top-else = Assim ficavas mais uma ronda sem chegar ao topo. O Patriarca pode ser teu já: sobe o dado a 5 e faz a oferta.

lesson-cards-title = O que fazem as cartas
lesson-cards = Com o Patriarca cada moeda tua soma 2 ao dado. O Rei manda um trabalhador de graça, o Arquiteto soma 1 a cada lançamento, o Secretário troca moedas por pontos ou ao contrário, a Marquesa dá pontos por produtos, e o Marquês, na Casa da Pesca, pede um 4 e 10 moedas: a sua carta guarda-se pelos pontos ou descarta-se para fazer os outros descer um nível num local de receção.

lesson-end-title = A última carta
lesson-end = Quando se ganha a última carta dos cinco visitantes, acaba-se essa ronda e o jogo termina. Então pontuam as cartas (o Rei 20, o Marquês 10, as outras 5) e um pouco o que resta: 3 por cada azeite, vinho ou seda, 1 por cada azeitona, uva ou folha, 1 por cinco moedas; o que ainda está num lagar perde-se.

## O conselheiro de um primeiro jogo

coach-product = Escolhes dois produtos para começar. O que mais vale na ribeira é isto: { $good }, { $coins } moedas; mas azeite, vinho e seda são também o que os visitantes pedem, e produzi-los demora duas rondas.
coach-hire = Tens { $coins } moedas e { $workers } trabalhadores em casa. Cada um custa só uma, mas subir-lhe o dado depois custa mais: contrata tantos quantos têm que fazer e guarda umas 3 moedas para cada lançamento que importe.
coach-hire-with-king = O trabalhador do Rei vem de graça: com ele podiam trabalhar { $workers } nesta ronda. Deixa-o em casa só se não tiveres onde o pôr.
coach-free-worker =
    Já não tens moedas, e então { $free ->
        [one] { $free } trabalhador vem de graça
       *[other] { $free } trabalhadores vêm de graça
    }; não se pode subir nenhum lançamento. { $count ->
        [0] Não tens nada para vender, por isso colhe: o que o dado der sem moedas pode vender-se na Ribeira da Laje noutra ronda.
        [one] Manda-o para a Ribeira da Laje: o que tens daria lá { $count } moeda.
       *[other] Manda-o para a Ribeira da Laje: o que tens daria lá { $count } moedas.
    }
coach-coins =
    { $coins ->
        [one] Só te resta { $coins } moeda
       *[other] Só te restam { $coins } moedas
    }, e mal podes subir um lançamento. { $count ->
        [0] Não tens nada para vender, por isso primeiro um trabalhador para uma plantação: o que colher dá moedas na Ribeira da Laje.
       *[other] Manda um trabalhador para a Ribeira da Laje com o que te sobre: o que tens daria lá { $count }.
    }
coach-architect = O Arquiteto já somou { $bonus } ao teu lançamento: vale { $value } (local: { $location }). Fá-lo em cada lançamento teu e não custa nada, por isso os níveis baixos muitas vezes não pedem nem uma moeda.
coach-patriarch = Com o Patriarca cada moeda soma { $step }: a primeira sobe este lançamento de { $value } para { $raised }, e podes pagar { $most } no máximo. O que falta custa metade, por isso agora compensa ir a locais com números altos.
coach-place = Falta-te colocar { $count }, e aos outros { $others }. Primeiro os locais com um só brasão, que se perdem quando alguém lá chega; as plantações podem esperar.
coach-place-king = Tens { $count } na mão, e um pode ser o trabalhador do Rei. Só importa num lagar: quem para lá vai falta duas rondas.
coach-worker = Aqui esperam trabalhadores teus ({ $count }): { $location }. Escolhes a ordem, e ela conta: o que um traz pode o seguinte gastar, por isso vende ou colhe antes de subir ou produzir.
coach-raise =
    Saiu-te { $value } (local: { $location }) e tens { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }. Cada uma soma 1, até 6; só se pergunta uma vez, e a moeda que não chega ao degrau seguinte perde-se.
coach-produce = Agora, ou o trabalhador vai para casa: isto ({ $good }) custa { $coins } moedas além dos recursos e dá { $points } pontos na ronda seguinte. Não comeces nada que não se possa acabar antes do fim.
coach-offer = Já podes ficar com esta carta: { $character }, { $points } pontos no fim e a sua ajuda a partir de agora. Mais ninguém estará nesse nível; esperar só compensa se o que dás te faz mais falta noutro lado.
coach-sell =
    Tudo o que tens daria { $count ->
        [one] { $count } moeda
       *[other] { $count } moedas
    }; o mais caro é isto: { $good } ({ $coins }). Guarda o que um visitante quer; o que sobra no fim vale pouco.
coach-finish = Todos os teus trabalhadores acabaram. Antes de acabar ainda podes usar o que tens: { $character }. Não é obrigatório.
coach-exchange-points = O Secretário faz 2 pontos de 2 das tuas { $coins } moedas, três vezes por ronda. Perto do fim é cinco vezes o que vale uma moeda; antes, com o dado, sobem mais níveis.
coach-exchange-coins = O Secretário faz 2 moedas de 2 pontos, e tens { $points } pontos. Compensa quando com essas moedas sobes logo um nível.
coach-gift = A Marquesa dá { $points } pontos por um produto, dois por ronda. Tens: { $good }. No fim um produto vale só 3: oferece o que nenhum visitante espera.
coach-marquis = Podes descartar o Marquês e fazer descer os outros num local de receção; onde mais têm a perder: { $location } (níveis: { $level }). A carta vale 10 no fim, se a conservares.

## O jogo num minuto

figure-minute = O palácio: cubos a subir nos locais de receção e um visitante à espera na Capela.
minute-what = Queres ser o mordomo do Marquês. Com poucos trabalhadores preparas o palácio para cinco visitantes, e cada um deixa uma carta a quem chega primeiro.
minute-turn-1 = Contrata trabalhadores por uma moeda cada um, em segredo, e coloca-os à vez. Na maior parte dos locais cabe um.
minute-turn-2 = Lança um dado por cada trabalhador; as moedas sobem-no. Se chegar, o teu cubo sobe um nível e pontua.
minute-turn-3 = O último nível é de um só jogador: quem atinge o número enquanto o visitante lá está e lhe oferece aquilo de que gosta.
minute-turn-4 = Assim ganha a carta, com pontos e uma ajuda. As ofertas vêm de outros locais: colhe com o dado, produz num lagar (duas rondas) e vende o que não precisas.
minute-wins = Quando as cinco cartas estão ganhas o jogo acaba. Ganha quem tiver mais pontos.

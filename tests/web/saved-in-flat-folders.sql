BEGIN TRANSACTION;
CREATE TABLE campaigns (
	browser TEXT NOT NULL, 
	sheet BLOB NOT NULL, 
	PRIMARY KEY (browser)
);
INSERT INTO "campaigns" VALUES('ana',X'7B0A2022666F726D6174223A20312C0A20226E616D65223A20226333316136613936222C0A2022656E7472696573223A205B0A20207B0A202020226368616C6C656E6765223A20312C0A2020202273636F7265223A20302C0A2020202266616D65223A20302C0A20202022626573745F6D6F7665223A2066616C73652C0A202020227265636F7264223A20226C6953305747674F55643179220A20207D0A205D0A7D0A');
CREATE TABLE keys (
	hash TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	serial INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	move TEXT NOT NULL, 
	chance JSON NOT NULL, 
	forced BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, serial), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('mercado',1,'move',1,2,'stand fish r3c5','[]',0,1.7948580189594023228e+09);
INSERT INTO "log" VALUES('mercado',2,'move',2,2,'take grape','["grape"]',0,1.79485801897235012049e+09);
INSERT INTO "log" VALUES('mercado',3,'move',3,0,'keep','[]',0,1.79485801898107457156e+09);
INSERT INTO "log" VALUES('mercado',4,'move',4,0,'stand grape r5c3','[]',0,1.79485801899224138265e+09);
INSERT INTO "log" VALUES('mercado',5,'move',5,0,'take grape','["meat"]',0,1.79485801900081205374e+09);
INSERT INTO "log" VALUES('mercado',6,'move',6,1,'coin','[]',0,1.7948580190164146424e+09);
INSERT INTO "log" VALUES('mercado',7,'move',7,2,'restaurant burger_joint r1c1','[]',0,1.79485801902851939198e+09);
INSERT INTO "log" VALUES('mercado',8,'move',8,0,'redraw','["flower", "flower", "flower"]',0,1.79485801903960013386e+09);
INSERT INTO "log" VALUES('mercado',9,'move',9,0,'keep','[]',0,1.79485801904882311822e+09);
INSERT INTO "log" VALUES('mercado',10,'move',10,0,'coin','[]',0,1.7948580190606412887e+09);
INSERT INTO "log" VALUES('mercado',11,'move',11,1,'stand meat r2c2','[]',0,1.79485801907264757161e+09);
INSERT INTO "log" VALUES('mercado',12,'move',12,1,'take fish','["grape"]',0,1.79485801908039450643e+09);
INSERT INTO "log" VALUES('mercado',13,'move',13,2,'customers k1_fish_grape w3','["k1_flower_grape"]',0,1.79485801908853936197e+09);
INSERT INTO "log" VALUES('mercado',14,'move',14,0,'keep','[]',0,1.79485801909640526772e+09);
INSERT INTO "log" VALUES('mercado',15,'move',15,0,'stand flower r4c4','[]',0,1.79485801910325241089e+09);
INSERT INTO "log" VALUES('mercado',16,'move',16,0,'take meat','["tomato"]',0,1.79485801910844779017e+09);
INSERT INTO "log" VALUES('mercado',17,'move',17,1,'coin','[]',0,1794858019.11628);
INSERT INTO "log" VALUES('mercado',18,'move',18,2,'stand grape r1c3','[]',0,1.79485801912465667727e+09);
INSERT INTO "log" VALUES('mercado',19,'move',19,2,'take grape','["tomato"]',0,1.79485801913149619103e+09);
INSERT INTO "log" VALUES('mercado',20,'move',20,0,'customers k1_fish_flower n4','["k1_tomato_grape"]',0,1.79485801913432407384e+09);
INSERT INTO "log" VALUES('mercado',21,'move',21,1,'stand fish r4c1','[]',0,1.79485801914336538312e+09);
INSERT INTO "log" VALUES('mercado',22,'move',22,1,'take tomato','["fish"]',0,1.79485801915246868127e+09);
INSERT INTO "log" VALUES('mercado',23,'move',23,2,'stand fish r3c4','[]',0,1.79485801915999174114e+09);
INSERT INTO "log" VALUES('mercado',24,'move',24,2,'take meat','["fish"]',0,1.79485801916780519484e+09);
INSERT INTO "log" VALUES('mercado',25,'move',25,0,'customers k2_flower_grape e4','["k2_meat_grape"]',0,1.79485801917174077032e+09);
INSERT INTO "log" VALUES('mercado',26,'move',26,1,'customers k1_fish_meat w2','["k1_fish_tomato"]',0,1.79485801918044567105e+09);
INSERT INTO "log" VALUES('mercado',27,'move',27,2,'customers k1_flower_grape e1','["k1_flower_tomato"]',0,1.79485801918794488909e+09);
INSERT INTO "log" VALUES('mercado',28,'move',28,0,'stand flower r2c5','[]',0,1.79485801919061756129e+09);
INSERT INTO "log" VALUES('mercado',29,'move',29,0,'take fish','["fish"]',0,1.79485801919594788545e+09);
INSERT INTO "log" VALUES('mercado',30,'move',30,1,'restaurant tea_house r3c2','[]',0,1.79485801920436358449e+09);
INSERT INTO "log" VALUES('mercado',31,'move',31,2,'stand flower r1c2','[]',0,1794858019.21187);
INSERT INTO "log" VALUES('mercado',32,'move',32,2,'take tomato','["meat"]',0,1.79485801922381949424e+09);
INSERT INTO "log" VALUES('mercado',33,'move',33,0,'restaurant wine_bar r1c5','[]',0,1.79485801922846603391e+09);
INSERT INTO "log" VALUES('mercado',34,'move',34,1,'customers k1_fish_tomato w4','["k1_flower_meat"]',0,1.79485801923680067058e+09);
INSERT INTO "log" VALUES('mercado',35,'move',35,2,'customers k2_fish_grape n3','["k2_fish_tomato"]',0,1.79485801924570107456e+09);
INSERT INTO "log" VALUES('mercado',36,'move',36,0,'stand fish r5c4','[]',0,1.79485801925608944897e+09);
INSERT INTO "log" VALUES('mercado',37,'move',37,0,'take fish','["flower"]',0,1.79485801926501083378e+09);
INSERT INTO "log" VALUES('mercado',38,'move',38,1,'customers k2_meat_grape n2','["k2_fish_meat"]',0,1.79485801927568697925e+09);
INSERT INTO "log" VALUES('mercado',39,'move',39,2,'customers k2_fish_tomato e3','["k2_fish_flower"]',0,1.79485801928474807739e+09);
INSERT INTO "log" VALUES('mercado',40,'move',40,0,'customers k1_flower_tomato s5','["k1_meat_grape"]',0,1.79485801928864502907e+09);
INSERT INTO "log" VALUES('mercado',41,'move',41,1,'stand flower r1c4','[]',0,1.79485801930035209655e+09);
INSERT INTO "log" VALUES('mercado',42,'move',42,1,'take meat','["flower"]',0,1.79485801930720090865e+09);
INSERT INTO "log" VALUES('mercado',43,'move',43,2,'stand grape r2c3','[]',0,1.79485801931073212628e+09);
INSERT INTO "log" VALUES('mercado',44,'move',44,2,'take flower','["tomato"]',0,1.79485801931618523591e+09);
INSERT INTO "log" VALUES('mercado',45,'move',45,0,'customers k1_flower_meat n5','["k1_tomato_meat"]',0,1.79485801932395744326e+09);
INSERT INTO "log" VALUES('mercado',46,'move',46,1,'customers k1_meat_grape e2','[]',0,1.79485801932664442064e+09);
INSERT INTO "log" VALUES('mercado',47,'move',47,2,'stand meat r5c2','[]',0,1.79485801933186626434e+09);
INSERT INTO "log" VALUES('mercado',48,'move',48,2,'take tomato','["fish"]',0,1.79485801933566212649e+09);
INSERT INTO "log" VALUES('mercado',49,'move',49,0,'stand meat r2c4','[]',0,1.79485801933993029599e+09);
INSERT INTO "log" VALUES('mercado',50,'move',50,0,'take flower','["tomato"]',0,1.79485801934384536738e+09);
INSERT INTO "log" VALUES('mercado',51,'move',51,1,'stand meat r4c5','[]',0,1.79485801935186886787e+09);
INSERT INTO "log" VALUES('mercado',52,'move',52,1,'take fish','["tomato"]',0,1.79485801935632610323e+09);
INSERT INTO "log" VALUES('mercado',53,'move',53,2,'customers k3_tomato_meat s2','["k3_fish_meat"]',0,1.79485801936435174948e+09);
INSERT INTO "log" VALUES('mercado',54,'move',54,0,'customers k3_meat_grape s3','["k3_flower_grape"]',0,1.79485801936827826501e+09);
INSERT INTO "log" VALUES('mercado',55,'move',55,1,'stand tomato r2c1','[]',0,1.79485801938014101985e+09);
INSERT INTO "log" VALUES('mercado',56,'move',56,1,'take fish','["grape"]',0,1.79485801938880419736e+09);
INSERT INTO "log" VALUES('mercado',57,'move',57,2,'stand flower r4c3','[]',0,1.794858019392663002e+09);
INSERT INTO "log" VALUES('mercado',58,'move',58,2,'take grape','["meat"]',0,1.79485801940402889256e+09);
INSERT INTO "log" VALUES('mercado',59,'move',59,0,'stand flower r5c1','[]',0,1.79485801941256713871e+09);
INSERT INTO "log" VALUES('mercado',60,'move',60,0,'take meat','["meat"]',0,1.79485801941850137706e+09);
INSERT INTO "log" VALUES('palacio',1,'move',1,0,'product carcavelos_wine','[]',0,1.7948580197117679119e+09);
INSERT INTO "log" VALUES('palacio',2,'move',2,0,'product olive_oil','[]',0,1.79485801972057867044e+09);
INSERT INTO "log" VALUES('palacio',3,'move',3,1,'product olive_oil','[]',0,1.79485801972454977037e+09);
INSERT INTO "log" VALUES('palacio',4,'move',4,1,'product silk_cocoon','[]',0,1.7948580197281644344e+09);
INSERT INTO "log" VALUES('palacio',5,'move',5,2,'product olive_oil','[]',0,1.7948580197413291931e+09);
INSERT INTO "log" VALUES('palacio',6,'move',6,2,'product olive_oil','[]',0,1.79485801974953746796e+09);
INSERT INTO "log" VALUES('palacio',7,'move',7,0,'hire 1','[]',0,1.79485801976399636263e+09);
INSERT INTO "log" VALUES('palacio',8,'move',8,1,'hire 0','[]',0,1.79485801977312350277e+09);
INSERT INTO "log" VALUES('palacio',9,'move',9,2,'hire 3','[]',0,1.79485801977729535097e+09);
INSERT INTO "log" VALUES('palacio',10,'move',10,0,'place noble_hall','[]',0,1.79485801978529691696e+09);
INSERT INTO "log" VALUES('palacio',11,'move',11,2,'place laje_creek','[]',0,1.79485801979306578641e+09);
INSERT INTO "log" VALUES('palacio',12,'move',12,2,'place silkworm_house','[]',0,1.7948580197992093563e+09);
INSERT INTO "log" VALUES('palacio',13,'move',13,2,'place chapel','[]',0,1.79485801980949187276e+09);
INSERT INTO "log" VALUES('palacio',14,'move',14,0,'resolve noble_hall','["4"]',1,1.79485801980949187276e+09);
INSERT INTO "log" VALUES('palacio',15,'move',15,0,'raise 0','[]',0,1.79485801982151865958e+09);
INSERT INTO "log" VALUES('palacio',16,'move',16,2,'resolve laje_creek','[]',0,1.7948580198287708759e+09);
INSERT INTO "log" VALUES('palacio',17,'move',17,2,'sell olive_oil','[]',0,1.79485801983579182621e+09);
INSERT INTO "log" VALUES('palacio',18,'move',18,2,'done','[]',0,1.7948580198445682525e+09);
INSERT INTO "log" VALUES('palacio',19,'move',19,2,'resolve chapel','["6"]',0,1.79485801985157322887e+09);
INSERT INTO "log" VALUES('palacio',20,'move',20,2,'raise 0','[]',0,1.79485801986055469514e+09);
INSERT INTO "log" VALUES('palacio',21,'move',21,2,'resolve silkworm_house','["king"]',1,1.79485801986055469514e+09);
INSERT INTO "log" VALUES('palacio',22,'move',22,0,'hire 2','[]',0,1.79485801986383152004e+09);
INSERT INTO "log" VALUES('palacio',23,'move',23,1,'hire 2','[]',0,1.79485801987055134778e+09);
INSERT INTO "log" VALUES('palacio',24,'move',24,2,'hire 0','[]',0,1.7948580198792347908e+09);
INSERT INTO "log" VALUES('palacio',25,'move',25,0,'place noble_hall','[]',0,1.7948580198861935139e+09);
INSERT INTO "log" VALUES('palacio',26,'move',26,1,'place fishing_house','[]',0,1.79485801989062380796e+09);
INSERT INTO "log" VALUES('palacio',27,'move',27,0,'place olive_plantation','[]',0,1.7948580198952174187e+09);
INSERT INTO "log" VALUES('palacio',28,'move',28,1,'place vineyards','[]',0,1.79485801990149617191e+09);
INSERT INTO "log" VALUES('palacio',29,'move',29,0,'resolve olive_plantation','["4"]',0,1.79485801991126251225e+09);
INSERT INTO "log" VALUES('palacio',30,'move',30,0,'raise 5','[]',0,1.79485801991539716719e+09);
INSERT INTO "log" VALUES('palacio',31,'move',31,0,'resolve noble_hall','["6"]',1,1.79485801991539716719e+09);
INSERT INTO "log" VALUES('palacio',32,'move',32,0,'raise 0','[]',0,1.79485801992473697659e+09);
INSERT INTO "log" VALUES('palacio',33,'move',33,1,'resolve vineyards','["4"]',0,1.79485801993224596984e+09);
INSERT INTO "log" VALUES('palacio',34,'move',34,1,'raise 0','[]',0,1.79485801994424414634e+09);
INSERT INTO "log" VALUES('palacio',35,'move',35,1,'resolve fishing_house','["6"]',1,1.79485801994424414634e+09);
INSERT INTO "log" VALUES('palacio',36,'move',36,1,'raise 3','[]',0,1.79485801995124101635e+09);
INSERT INTO "log" VALUES('palacio',37,'move',37,1,'decline','["patriarch"]',0,1.79485801996028566367e+09);
INSERT INTO "log" VALUES('palacio',38,'move',38,0,'hire 1','[]',0,1.79485801996788239482e+09);
INSERT INTO "log" VALUES('palacio',39,'move',39,1,'hire 4','[]',0,1.79485801997667717929e+09);
INSERT INTO "log" VALUES('palacio',40,'move',40,2,'hire 1','[]',0,1.79485801998510479922e+09);
INSERT INTO "log" VALUES('palacio',41,'move',41,0,'place chapel','[]',0,1.79485801999587559702e+09);
INSERT INTO "log" VALUES('palacio',42,'move',42,1,'place concordia_hall','[]',0,1.79485802000454711916e+09);
INSERT INTO "log" VALUES('palacio',43,'move',43,2,'place mulberry_plantation','[]',0,1.79485802000845742223e+09);
INSERT INTO "log" VALUES('palacio',44,'move',44,1,'place fishing_house','[]',0,1.79485802001965808871e+09);
INSERT INTO "log" VALUES('palacio',45,'move',45,1,'place vineyards','[]',0,1.79485802002887773511e+09);
INSERT INTO "log" VALUES('palacio',46,'move',46,1,'place silkworm_house','[]',0,1.79485802003620052332e+09);
INSERT INTO "log" VALUES('palacio',47,'move',47,0,'resolve chapel','["6"]',1,1.79485802003620052332e+09);
INSERT INTO "log" VALUES('palacio',48,'move',48,0,'raise 5','[]',0,1.79485802004801201815e+09);
INSERT INTO "log" VALUES('palacio',49,'move',49,1,'resolve fishing_house','["5"]',0,1.79485802005605459214e+09);
INSERT INTO "log" VALUES('palacio',50,'move',50,1,'raise 0','[]',0,1794858020.06322);
INSERT INTO "log" VALUES('palacio',51,'move',51,1,'decline','[]',0,1.79485802006656336785e+09);
INSERT INTO "log" VALUES('palacio',52,'move',52,1,'resolve silkworm_house','[]',0,1.79485802007238483433e+09);
INSERT INTO "log" VALUES('palacio',53,'move',53,1,'resolve vineyards','["4"]',0,1.79485802007939171786e+09);
INSERT INTO "log" VALUES('palacio',54,'move',54,1,'raise 0','[]',0,1.79485802008805894855e+09);
INSERT INTO "log" VALUES('palacio',55,'move',55,1,'resolve concordia_hall','["5"]',1,1.79485802008805894855e+09);
INSERT INTO "log" VALUES('palacio',56,'move',56,1,'raise 2','[]',0,1.79485802009588170055e+09);
INSERT INTO "log" VALUES('palacio',57,'move',57,2,'resolve mulberry_plantation','["6"]',1,1.79485802009588170055e+09);
INSERT INTO "log" VALUES('palacio',58,'move',58,2,'raise 6','["marquise"]',0,1.79485802010192132e+09);
INSERT INTO "log" VALUES('palacio',59,'move',59,0,'hire 4','[]',0,1.79485802011129808421e+09);
INSERT INTO "log" VALUES('palacio',60,'move',60,1,'hire 2','[]',0,1794858020.11591);
INSERT INTO "log" VALUES('palacio',61,'move',61,2,'hire 0','[]',0,1.79485802011854362484e+09);
INSERT INTO "log" VALUES('palacio',62,'move',62,0,'place olive_oil_mill','[]',0,1.79485802012395477293e+09);
INSERT INTO "log" VALUES('palacio',63,'move',63,1,'place vineyards','[]',0,1.7948580201279044151e+09);
INSERT INTO "log" VALUES('palacio',64,'move',64,0,'place noble_hall','[]',0,1.7948580201318073273e+09);
INSERT INTO "log" VALUES('palacio',65,'move',65,1,'place gardens','[]',0,1.79485802013939547538e+09);
INSERT INTO "log" VALUES('palacio',66,'move',66,0,'place fishing_house','[]',0,1.7948580201421091557e+09);
INSERT INTO "log" VALUES('palacio',67,'move',67,0,'place laje_creek','[]',0,1.79485802014805221555e+09);
INSERT INTO "log" VALUES('madeira',1,'move',1,0,'worker-to porto_santo_2','[]',0,1.79485802040788483624e+09);
INSERT INTO "log" VALUES('madeira',2,'move',2,0,'worker-to r1_f1','[]',0,1.79485802041085791593e+09);
INSERT INTO "log" VALUES('madeira',3,'move',3,0,'worker-to r2_f3','[]',0,1.79485802041349172594e+09);
INSERT INTO "log" VALUES('madeira',4,'move',4,1,'worker-to funchal_2','[]',0,1.79485802041590452194e+09);
INSERT INTO "log" VALUES('madeira',5,'move',5,1,'worker-to r3_f1','[]',0,1.79485802041979575164e+09);
INSERT INTO "log" VALUES('madeira',6,'move',6,1,'worker-to r2_f2','[]',0,1.79485802042389345168e+09);
INSERT INTO "log" VALUES('madeira',7,'move',7,1,'row 1','[]',0,1.79485802042805910115e+09);
INSERT INTO "log" VALUES('madeira',8,'move',8,1,'request wealth_of_nation','[]',0,1.79485802043623352049e+09);
INSERT INTO "log" VALUES('madeira',9,'move',9,0,'row 2','[]',1,1.79485802043623352049e+09);
INSERT INTO "log" VALUES('madeira',10,'move',10,0,'request influence_of_guilds','[]',0,1.79485802044381284711e+09);
INSERT INTO "log" VALUES('madeira',11,'move',11,1,'die 3 casa_da_coroa','[]',0,1.79485802044660735132e+09);
INSERT INTO "log" VALUES('madeira',12,'move',12,1,'descend bread','[]',0,1.79485802045191240308e+09);
INSERT INTO "log" VALUES('madeira',13,'move',13,1,'harvest','[]',0,1.79485802045591354364e+09);
INSERT INTO "log" VALUES('madeira',14,'move',14,0,'die 1 fortaleza','[]',0,1.79485802045869517326e+09);
INSERT INTO "log" VALUES('madeira',15,'move',15,0,'nothing','[]',0,1.79485802046140170097e+09);
INSERT INTO "log" VALUES('madeira',16,'move',16,1,'pirate 1 capitania','[]',0,1.79485802046398973462e+09);
INSERT INTO "log" VALUES('madeira',17,'move',17,1,'descend bread','[]',0,1.7948580204717946053e+09);
INSERT INTO "log" VALUES('madeira',18,'move',18,1,'descend reals','[]',0,1.79485802047408056266e+09);
INSERT INTO "log" VALUES('madeira',19,'move',19,1,'exchange wheat-wheat sugar','[]',0,1.79485802047967600821e+09);
INSERT INTO "log" VALUES('madeira',20,'move',20,1,'act','[]',0,1.79485802048233580594e+09);
INSERT INTO "log" VALUES('madeira',21,'move',21,1,'exchange sugar-sugar wine','[]',0,1.79485802048812150954e+09);
INSERT INTO "log" VALUES('madeira',22,'move',22,1,'build engineer','[]',0,1.79485802049629950523e+09);
INSERT INTO "log" VALUES('madeira',23,'move',23,0,'die 3 casa_da_coroa','[]',0,1.79485802050320172309e+09);
INSERT INTO "log" VALUES('madeira',24,'move',24,0,'exchange sugar-wine wheat','[]',0,1.79485802050608086585e+09);
INSERT INTO "log" VALUES('madeira',25,'move',25,0,'exchange wheat-wheat wine','[]',0,1794858020.51202);
INSERT INTO "log" VALUES('madeira',26,'move',26,0,'nothing','[]',0,1.79485802051918458938e+09);
INSERT INTO "log" VALUES('madeira',27,'move',27,1,'exchange wine-wine wheat','[]',0,1.79485802052314352989e+09);
INSERT INTO "log" VALUES('madeira',28,'move',28,1,'pass-act ii','[]',0,1794858020.52795);
INSERT INTO "log" VALUES('madeira',29,'move',29,1,'give-point reals','[]',0,1.79485802053206729891e+09);
INSERT INTO "log" VALUES('madeira',30,'move',30,1,'done','[]',0,1.79485802054058384892e+09);
INSERT INTO "log" VALUES('madeira',31,'move',31,0,'pirate 2 alfandega','[]',0,1.79485802054398059851e+09);
INSERT INTO "log" VALUES('madeira',32,'move',32,0,'descend bread','[]',0,1.79485802055238723761e+09);
INSERT INTO "log" VALUES('madeira',33,'move',33,0,'harvest','[]',0,1794858020.5603);
INSERT INTO "log" VALUES('madeira',34,'move',34,0,'pass-act iv','[]',0,1.79485802056772470475e+09);
INSERT INTO "log" VALUES('madeira',35,'move',35,0,'done','["1", "1"]',0,1.79485802057519626614e+09);
INSERT INTO "log" VALUES('madeira',36,'move',36,1,'refuse','[]',0,1.79485802057866525652e+09);
INSERT INTO "log" VALUES('madeira',37,'move',37,0,'refuse','["1"]',0,1.79485802058404564861e+09);
INSERT INTO "log" VALUES('madeira',38,'move',38,0,'descend reals','[]',0,1.7948580205874750614e+09);
INSERT INTO "log" VALUES('madeira',39,'move',39,0,'refuse','[]',0,1.7948580205922174454e+09);
INSERT INTO "log" VALUES('madeira',40,'move',40,0,'exchange wheat-wine sugar','[]',0,1.79485802059618926047e+09);
INSERT INTO "log" VALUES('madeira',41,'move',41,0,'done','[]',0,1.79485802060392737392e+09);
INSERT INTO "log" VALUES('madeira',42,'move',42,1,'feed 4','[]',0,1.79485802061177420613e+09);
INSERT INTO "log" VALUES('madeira',43,'move',43,0,'feed 1','[]',0,1.79485802061457562451e+09);
INSERT INTO "log" VALUES('madeira',44,'move',44,1,'keep wealth_of_nation','[]',0,1.79485802061997437475e+09);
INSERT INTO "log" VALUES('madeira',45,'move',45,1,'donate 7','[]',0,1.79485802063113665579e+09);
INSERT INTO "log" VALUES('madeira',46,'move',46,0,'keep market_routes','["mayor", "commander", "steward", "guild_master", "2", "1", "1", "2", "2", "3", "3", "1", "2"]',0,1.7948580206407315731e+09);
INSERT INTO "log" VALUES('madeira',47,'move',47,1,'row 2','[]',0,1.79485802064777708051e+09);
INSERT INTO "log" VALUES('madeira',48,'move',48,1,'request market_routes','[]',0,1.79485802065702939028e+09);
INSERT INTO "log" VALUES('madeira',49,'move',49,0,'row 1','[]',1,1.79485802065702939028e+09);
INSERT INTO "log" VALUES('madeira',50,'move',50,0,'request market_routes','[]',0,1.79485802066423439978e+09);
INSERT INTO "log" VALUES('madeira',51,'move',51,0,'pirate 1 casa_da_coroa','[]',0,1.79485802067239952088e+09);
INSERT INTO "log" VALUES('madeira',52,'move',52,0,'nothing','[]',0,1.79485802068305015568e+09);
INSERT INTO "log" VALUES('madeira',53,'move',53,1,'die 3 moinho','[]',0,1.79485802069252586366e+09);
INSERT INTO "log" VALUES('madeira',54,'move',54,1,'nothing','[]',0,1.79485802069721746441e+09);
INSERT INTO "log" VALUES('madeira',55,'move',55,0,'die 3 fortaleza','[]',0,1.79485802071138095857e+09);
INSERT INTO "log" VALUES('madeira',56,'move',56,0,'descend reals','[]',0,1.79485802072088098529e+09);
INSERT INTO "log" VALUES('madeira',57,'move',57,0,'nothing','[]',0,1794858020.72781);
INSERT INTO "log" VALUES('madeira',58,'move',58,1,'pirate 2 capitania','[]',0,1.79485802073677778241e+09);
INSERT INTO "log" VALUES('madeira',59,'move',59,1,'give-point reals','[]',0,1.79485802074834299084e+09);
INSERT INTO "log" VALUES('madeira',60,'move',60,1,'give-point bread','[]',0,1.79485802077043223382e+09);
INSERT INTO "log" VALUES('madeira',61,'move',61,1,'nothing','[]',0,1.79485802078442311293e+09);
INSERT INTO "log" VALUES('madeira',62,'move',62,0,'pass-act iii','[]',0,1.79485802079371356966e+09);
INSERT INTO "log" VALUES('lisboa',1,'move',1,1,'keep-clergy guild_brotherhood','[]',0,1.79485802134779119489e+09);
INSERT INTO "log" VALUES('lisboa',2,'move',2,0,'keep-clergy pilgrim_road','["perpetual_grace", "royal_baptism", "procession", "collection_plate", "abbey_workshop", "buried_treasure", "casa_da_moeda", "teatro_da_rua_dos_condes", "terreiro_do_trigo", "palacio_da_inquisicao", "3", "2", "4", "5", "fire", "tsunami", "tsunami", "tsunami", "earthquake", "fire", "earthquake", "earthquake", "tsunami", "earthquake", "earthquake", "earthquake", "fire", "earthquake", "fire", "fire", "fire", "fire", "earthquake", "fire", "earthquake", "fire", "earthquake", "tsunami", "earthquake", "earthquake", "fire", "tsunami", "tsunami", "earthquake", "fire", "earthquake", "earthquake", "fire", "fire", "fire", "tsunami", "tsunami", "earthquake", "tsunami", "tsunami", "fire", "tsunami", "fire", "tsunami", "tsunami", "fire", "fire", "fire", "tsunami", "fire", "earthquake", "earthquake", "fire", "tsunami", "earthquake", "blue_marquis_3", "blue_treasury_4", "blue_king_5", "blue_treasury_6", "blue_king_3", "blue_marquis_1", "blue_treasury_2", "blue_marquis_4", "blue_king_4", "blue_manuel_2", "red_manuel_5", "red_marquis_2", "red_king_4", "red_treasury_5", "busy_corners", "learned_halls", "noble_friends", "tonnage", "crown_subsidies", "most_money", "left_hand_toll", "ministers_staff", "royal_openings", "balanced_court"]',0,1.79485802135914731029e+09);
INSERT INTO "log" VALUES('lisboa',3,'move',3,1,'portfolio blue_marquis_4','[]',0,1.79485802137387681002e+09);
INSERT INTO "log" VALUES('lisboa',4,'move',4,1,'trade acquire_plan tools','[]',0,1.79485802140082979197e+09);
INSERT INTO "log" VALUES('lisboa',5,'move',5,1,'plan green','[]',0,1.79485802140931129458e+09);
INSERT INTO "log" VALUES('lisboa',6,'move',6,1,'trade build_ship gold','[]',0,1.79485802142078328135e+09);
INSERT INTO "log" VALUES('lisboa',7,'move',7,1,'replace dock1','[]',0,1.79485802143284201622e+09);
INSERT INTO "log" VALUES('lisboa',8,'move',8,1,'pay-good cloth','[]',0,1.79485802144410729408e+09);
INSERT INTO "log" VALUES('lisboa',9,'move',9,1,'take marquis','["red_marquis_3"]',0,1.79485802146207308769e+09);
INSERT INTO "log" VALUES('lisboa',10,'move',10,0,'gold blue_king_3','[]',0,1.79485802147678232196e+09);
INSERT INTO "log" VALUES('lisboa',11,'move',11,0,'take manuel','["red_manuel_3"]',0,1.7948580214868838787e+09);
INSERT INTO "log" VALUES('lisboa',12,'move',12,1,'portfolio blue_marquis_1','[]',0,1.79485802150260949135e+09);
INSERT INTO "log" VALUES('lisboa',13,'move',13,1,'tuck','[]',1,1.79485802150260949135e+09);
INSERT INTO "log" VALUES('lisboa',14,'move',14,1,'trade build_ship books','[]',0,1.79485802151597189897e+09);
INSERT INTO "log" VALUES('lisboa',15,'move',15,1,'take treasury','["red_treasury_2"]',0,1.79485802153338384629e+09);
INSERT INTO "log" VALUES('lisboa',16,'move',16,0,'sponsor blue_treasury_4','[]',0,1.7948580215443704129e+09);
INSERT INTO "log" VALUES('lisboa',17,'move',17,0,'pay 1','[]',0,1.79485802155579423906e+09);
INSERT INTO "log" VALUES('lisboa',18,'move',18,0,'part','[]',1,1.79485802155579423906e+09);
INSERT INTO "log" VALUES('lisboa',19,'move',19,0,'good cloth','[]',0,1.79485802156706261635e+09);
INSERT INTO "log" VALUES('lisboa',20,'move',20,0,'good books','[]',0,1.79485802158059382441e+09);
INSERT INTO "log" VALUES('lisboa',21,'move',21,0,'take marquis','["red_marquis_5"]',0,1.79485802159523296361e+09);
INSERT INTO "log" VALUES('lisboa',22,'move',22,1,'sponsor red_treasury_5','[]',0,1.7948580216193351746e+09);
INSERT INTO "log" VALUES('lisboa',23,'move',23,1,'pay 2','[]',0,1.79485802163083815576e+09);
INSERT INTO "log" VALUES('lisboa',24,'move',24,1,'part','[]',1,1.79485802163083815576e+09);
INSERT INTO "log" VALUES('lisboa',25,'move',25,1,'build b4 tools','[]',0,1.79485802164407253272e+09);
INSERT INTO "log" VALUES('lisboa',26,'move',26,1,'cube column fire','[]',0,1.79485802165565752988e+09);
INSERT INTO "log" VALUES('lisboa',27,'move',27,1,'pay 3','[]',0,1.79485802166493988037e+09);
INSERT INTO "log" VALUES('lisboa',28,'move',28,1,'house left','[]',0,1.7948580216735181809e+09);
INSERT INTO "log" VALUES('lisboa',29,'move',29,1,'take king','["red_king_5"]',0,1.79485802167928266527e+09);
INSERT INTO "log" VALUES('lisboa',30,'move',30,0,'portfolio blue_treasury_6','[]',0,1.79485802168363332747e+09);
INSERT INTO "log" VALUES('lisboa',31,'move',31,0,'trade acquire_plan tools','[]',0,1.79485802170056152346e+09);
INSERT INTO "log" VALUES('lisboa',32,'move',32,0,'plan green','[]',0,1.79485802170950746537e+09);
INSERT INTO "log" VALUES('lisboa',33,'move',33,0,'trade get_favor cloth','[]',0,1.79485802172006583213e+09);
INSERT INTO "log" VALUES('lisboa',34,'move',34,0,'favor manuel','[]',0,1.7948580217288427353e+09);
INSERT INTO "log" VALUES('lisboa',35,'move',35,0,'take manuel','["red_manuel_2"]',0,1.79485802174241232875e+09);
INSERT INTO "log" VALUES('lisboa',36,'move',36,1,'portfolio red_king_4','[]',0,1.79485802175108695032e+09);
INSERT INTO "log" VALUES('lisboa',37,'move',37,1,'good tools','[]',0,1.79485802176463389396e+09);
INSERT INTO "log" VALUES('lisboa',38,'move',38,1,'replace dock2','[]',0,1.7948580217699098587e+09);
INSERT INTO "log" VALUES('lisboa',39,'move',39,1,'trade acquire_plan tools','[]',0,1.79485802178014469147e+09);
INSERT INTO "log" VALUES('lisboa',40,'move',40,1,'plan green','[]',0,1.79485802179124903678e+09);
INSERT INTO "log" VALUES('lisboa',41,'move',41,1,'take manuel','["red_manuel_1"]',0,1.79485802180068826673e+09);
INSERT INTO "log" VALUES('lisboa',42,'move',42,0,'portfolio blue_marquis_3','[]',0,1.79485802181071138388e+09);
INSERT INTO "log" VALUES('lisboa',43,'move',43,0,'treasury up','[]',0,1.79485802182063889503e+09);
INSERT INTO "log" VALUES('lisboa',44,'move',44,0,'trade acquire_plan tools','[]',0,1.79485802182920479771e+09);
INSERT INTO "log" VALUES('lisboa',45,'move',45,0,'plan blue','[]',0,1.79485802184036111837e+09);
INSERT INTO "log" VALUES('lisboa',46,'move',46,0,'done','[]',0,1.79485802184907460216e+09);
INSERT INTO "log" VALUES('lisboa',47,'move',47,0,'take king','["red_king_2"]',0,1.79485802187155961992e+09);
INSERT INTO "log" VALUES('lisboa',48,'move',48,1,'gold blue_manuel_2','[]',0,1.7948580218843405246e+09);
INSERT INTO "log" VALUES('lisboa',49,'move',49,1,'take marquis','["red_marquis_1"]',0,1.7948580218990383148e+09);
INSERT INTO "log" VALUES('lisboa',50,'move',50,0,'portfolio red_manuel_3','[]',0,1.79485802190916562083e+09);
INSERT INTO "log" VALUES('lisboa',51,'move',51,0,'official manuel','[]',0,1.79485802191749167439e+09);
INSERT INTO "log" VALUES('lisboa',52,'move',52,0,'official king','[]',0,1.79485802192187166208e+09);
INSERT INTO "log" VALUES('lisboa',53,'move',53,0,'replace office1','[]',0,1.79485802193276238443e+09);
INSERT INTO "log" VALUES('lisboa',54,'move',54,0,'load gold p2_dock1','[]',0,1.79485802194135785105e+09);
INSERT INTO "log" VALUES('lisboa',55,'move',55,0,'load cloth p2_dock1','[]',0,1.7948580219488048553e+09);
INSERT INTO "log" VALUES('lisboa',56,'move',56,0,'take king','["red_king_1"]',0,1.79485802195669531819e+09);
INSERT INTO "log" VALUES('lisboa',57,'move',57,1,'visit blue_king_4','[]',0,1.79485802196722888943e+09);
INSERT INTO "log" VALUES('lisboa',58,'move',58,1,'state meet_cardinal','[]',0,1.7948580219813473225e+09);
INSERT INTO "log" VALUES('lisboa',59,'move',59,1,'cardinal 2','[]',0,1.7948580219897844792e+09);
INSERT INTO "log" VALUES('lisboa',60,'move',60,1,'clergy upper_right','[]',0,1.79485802200103330616e+09);
INSERT INTO "log" VALUES('lisboa',61,'move',61,1,'favor marquis','[]',0,1.79485802201786470416e+09);
INSERT INTO "log" VALUES('lisboa',62,'move',62,1,'open west_a','[]',0,1.79485802203166842461e+09);
INSERT INTO "log" VALUES('lisboa',63,'move',63,1,'complete green-2','["alfandega"]',1,1.79485802203166842461e+09);
INSERT INTO "log" VALUES('lisboa',64,'move',64,0,'decline','[]',0,1.79485802204060196874e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',1,'move',1,0,'stand grape r2c3','[]',0,1.79485802231027960777e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',2,'move',2,0,'take tomato','["tomato"]',0,1.79485802232317209238e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',3,'move',3,0,'customers k1_flower_grape n3','[]',0,1.79485802232837796206e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',4,'move',4,0,'specialty grape','["k1_flower_tomato"]',0,1.79485802233753633503e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',5,'move',5,0,'stand tomato r4c2','[]',0,1.79485802234212875371e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',6,'move',6,0,'take tomato','["fish"]',0,1.79485802234674692154e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',7,'move',7,0,'customers k1_flower_tomato e4','["k1_tomato_meat"]',0,1.79485802235292625428e+09);
INSERT INTO "log" VALUES('liS0WGgOUd1y',8,'move',8,0,'customers k1_tomato_meat n2','["k1_flower_meat"]',0,1.79485802236185073852e+09);
INSERT INTO "log" VALUES('challenge-2',1,'move',1,0,'stand flower r5c5','[]',0,1.79485802245140719417e+09);
INSERT INTO "log" VALUES('challenge-2',2,'move',2,0,'take fish','["grape"]',0,1.79485802246096611024e+09);
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(3);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	stand_in TEXT NOT NULL, 
	absent BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('mercado',0,'Ana','here','','ana','','',0);
INSERT INTO "seats" VALUES('mercado',1,'Tomás','here','','ana','','',0);
INSERT INTO "seats" VALUES('mercado',2,'Inês','here','','ana','','',0);
INSERT INTO "seats" VALUES('palacio',0,'Ana','here','','ana','','',0);
INSERT INTO "seats" VALUES('palacio',1,'Tomás','here','','ana','','',0);
INSERT INTO "seats" VALUES('palacio',2,'Inês','here','','ana','','',0);
INSERT INTO "seats" VALUES('madeira',0,'Ana','here','','ana','','',0);
INSERT INTO "seats" VALUES('madeira',1,'Tomás','here','','ana','','',0);
INSERT INTO "seats" VALUES('lisboa',0,'Ana','here','','ana','','',0);
INSERT INTO "seats" VALUES('lisboa',1,'Tomás','here','','ana','','',0);
INSERT INTO "seats" VALUES('liS0WGgOUd1y',0,'Ana','here','','ana','','',0);
INSERT INTO "seats" VALUES('challenge-2',0,'Ana','here','','ana','','',0);
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie',X'35232FF251AD9666138DD824DE6B27AEBC5170405E887A4D98F5DCA51935C008');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	position JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('mercado','{"players": 3, "agenda": [["action", 1, 0, 0, 0, false]], "coins": [0, 0, 12], "tiles": [1, 1, 0, 1, 0, 2, 0, 0, 1, 0, 0, 0, 2, 0, 1], "stands_left": [2, 3, 1], "restaurants": [0, 0, 1, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0], "stand": [-1, 1, 4, 1, -1, 2, 3, 4, 3, 1, -1, -1, -1, 0, 0, 0, -1, 1, 1, 3, 1, 3, 4, 0, -1], "owner": [-1, 2, 2, 1, -1, 1, 1, 2, 0, 0, -1, -1, -1, 2, 2, 1, -1, 2, 0, 1, 0, 2, 0, 0, -1], "restaurant": [4, -1, -1, -1, 5, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "gray": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 4, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "gray_stock": [0, 0, 0, 0, 0, 0], "customers": [-1, 19, 13, 0, 5, 6, 9, 11, 16, -1, -1, 27, 29, -1, 4, -1, 2, 3, 1, -1], "bag": [0, 0, 2, 0, 3], "display": [0, 0, 2, 1, 0], "shown": [7, 8, 10, 12, 17, 22, 26, 28, 32, 33, 34], "stacked": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0], "first": 2, "coin_run": 0, "trigger": 0, "cause_id": "spaces", "specialty": -1, "counted": 0, "best_income": 0}');
INSERT INTO "snapshots" VALUES('palacio','{"players": 3, "agenda": [["end-round", 0, 0, 0, 0, false], ["resolution", 1, 1, 0, 0, false], ["worker", 0, 0, 0, 0, false]], "coins": [7, 12, 27], "points": [11, 3, 3], "earned": [11, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0], "goods": [3, 0, 0, 1, 1, 0, 0, 2, 0, 1, 0, 1, 0, 0, 6, 1, 0, 0], "supply": [12, 10, 18, 9, 11, 11], "choice": [-1, -1, -1], "choice_king": [0, 0, 0], "hired": [4, 2, 0], "hand": [0, 0, 0], "workers": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0], "second": [-1, -1, -1], "started": [0, 0, 0], "cubes": [2, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0], "cards": [-1, -1, -2, -2, -1, -1], "king_hired": 0, "king_mill": -1, "round": 4, "token": 0, "placed_first": 1, "exchanges": 0, "gifts": 0, "ending": 0, "cause_id": ""}');
INSERT INTO "snapshots" VALUES('madeira','{"players": 2, "agenda": [["end-round", 1, 0, 0, 0, false], ["phase-e", 1, 0, 0, 0, false], ["phase-d", 1, 0, 0, 0, false], ["phase-c", 1, 0, 0, 0, false], ["next-turn", 0, 0, 0, 0, false], ["worker-from", 0, 40, 1, 0, false]], "points": [0, 5], "earned": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 1, 0, 0, -3, 0, 0], "reals": [14, 4], "bread": [0, 2], "wood": [1, 0], "pirates": [10, 7], "goods": [0, 1, 0, 1, 0, 0], "level": [0, 0], "home": [9, 9], "watch": [0, 0], "on_field": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "spots": [-1, 0, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1], "lands": [0, 0, 0, 0, 0, 0], "ships_home": [6, 6], "berths": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "field_good": [0, 1, 0, 1, 0, 0, 1, 1, 2, 0, 0, 1, 2, 2, -1], "field_wood": [0, 0, 1, 1, 0, 0, 4, 0, 2, 0, 2, 0, 3, 0, 0], "districts": [-1, -1, 4, 3, 11, 0, -1, -1, 5, 9, 6, 2, -1, -1, -1, 1, 7, 10], "holder": [-1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1], "face_up": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "rewards": [3, 6, 1, 5, 2, 7], "row_requests": [0, 1, 1, 1, 0, 0, 1, 0, 1, 1], "held": [2, 0, 0, 0, 0, 1, 0, 0, 0, 1], "kept": [-1, -1], "donation": [-1, -1], "row_dice": [0, 0, 0, 0, 0, 0], "dice": [0, 0, 0, 1, 1, 0], "pirate_dice": [1, 0, 0], "dice_on": [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], "pirate_on": [-1, 1, -1, 0, -1], "character_at": [3, 0, 1, -1, 2], "markers": [0, 1, 0, 0, 0, 0, 0, 0, 1, 0], "row_of": [-1, 1], "slot_of": [2, -1], "round": 2, "phase": 2, "wood_bought": 0, "extra_harvests": 0, "cost": 7, "more_workers": 0, "cause_id": ""}');
INSERT INTO "snapshots" VALUES('lisboa','{"players": 2, "agenda": [["end-turn", 1, 0, 0, 0, false], ["church-scoring", 1, 0, 0, 0, false], ["take-card", 1, 0, 0, 0, false]], "wigs": [5, 7], "earned": [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 2, 0, 1, 0, 1, -2, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reis": [27, 0], "influence": [4, 0], "goods": [1, 0, 2, 0, 1, 0, 0, 0], "rubble": [0, 0, 0, 0, 2, 1], "markers": [0, 0], "marker_used": [0, 0], "houses": [0, 0, 0, 1, 0, 0], "home": [5, 8], "office": [1, 0, 1, 0, 1, 0], "plaza": [0, 0, 0, 0, 0, 0], "plans": [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0], "completed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0], "favors": [1, 0, 1, 0, 1, 1], "slots": [7, 23, -1, -1, -1, -1, 83, 34, -1, -1, -1, -1], "cargo": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "at_sea": [0, 0, 0, 0, 0, 0], "clergy": [18, -1, -1, -1, 21, 32, -1, -1], "owner": [-1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "facing": [-1, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "row_rubble": [0, 1, 2, 1, 1, 1, 2, 0, 1, 3, 0, 0, 0, 0, 0], "column_rubble": [1, 2, 0, 0, 3, 0, 2, 1, 0, 1, 0, 1, 2, 0, 0], "site_rubble": [0, 0, 0, 1, 0, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 2, 1, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 2, 0, 2, 0, 0, 1, 1, 0, 0, 0], "pile": [3, 2, 1], "scoring": [3, 2, 4, 5], "opened": [9, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "ready": [0, 15], "coming": [11, 1], "building_stock": [0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0], "stack_left": [6, 5], "plan_next": [1, 3], "tile_shown": [1, 1, 1, 1, 1], "tiles_left": [17, 4], "favor_stack": [1, 1, 0], "prices": [6, 5, 5, 5], "ring": [25, -1, 4, 29, 12, 20], "clergy_bag": [1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 2, 1, 1, 1, 0, 1, 1], "covered": [-1, -1, -1, -1, -1, -1], "yard": [0, 0, 0, 0], "deck_left": [1, 0, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "display": [21, 26, 31, 37], "decrees_shown": [17, 23, 44, 38, 45, 34, 27, 46], "decree_of": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "thrown": [], "kept_offer": [-1, -1], "drafted": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "period": 1, "start": 1, "turn": 1, "treasury": 4, "cardinal": 2, "church": -1, "trigger": -1, "ending": 0, "packet_round": 0, "rubble_gone": 7, "clergy_gone": 0, "decrees_gone": 2, "cause_id": "", "hands": [[[14, 25, 28, 35, 32], [1, 3, 3, 3, 3]], [[16, 27, 22, 30], [2, 3, 3, 3]]], "offers": [[[], []], [[], []]], "packets": [[[], []], [[], []]], "decree_deck": [[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1], [[], []], [[], []]]}');
INSERT INTO "snapshots" VALUES('liS0WGgOUd1y','{"players": 1, "agenda": [], "coins": [0], "tiles": [0, 1, 1, 0, 1], "stands_left": [6], "restaurants": [0, 0, 0, 0, 0, 0], "stand": [-1, -1, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1], "owner": [-1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1], "restaurant": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "gray": [-1, 1, -1, 2, -1, 4, -1, -1, -1, 3, 5, -1, 0, -1, 3, 5, -1, -1, -1, 1, -1, 4, -1, 2, -1], "gray_stock": [0, 0, 0, 0, 0, 0], "customers": [-1, 7, 6, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "bag": [6, 6, 5, 5, 5], "display": [1, 0, 0, 2, 0], "shown": [0, 2, 5, 10, 17, 18, 20, 25, 28, 30, 31, 33], "stacked": [0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1], "first": 0, "coin_run": 0, "trigger": -1, "cause_id": "no-move", "specialty": 4, "counted": 0, "best_income": 1}');
INSERT INTO "snapshots" VALUES('challenge-2','{"players": 1, "agenda": [["action", 0, 0, 0, 0, false]], "coins": [0], "tiles": [2, 0, 0, 1, 0], "stands_left": [7], "restaurants": [0, 0, 0, 0, 0, 0], "stand": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1], "owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0], "restaurant": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "gray": [-1, 4, -1, 3, -1, 5, -1, -1, -1, 2, 1, -1, 1, -1, 0, 3, -1, -1, -1, 2, -1, 4, -1, 5, -1], "gray_stock": [0, 0, 0, 0, 0, 0], "customers": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "bag": [5, 6, 5, 6, 6], "display": [0, 0, 2, 0, 1], "shown": [0, 2, 8, 14, 16, 17, 22, 23, 29, 31, 33, 34], "stacked": [0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0], "first": 0, "coin_run": 0, "trigger": -1, "cause_id": "", "specialty": -1, "counted": 0, "best_income": 0}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	options JSON NOT NULL, 
	players INTEGER NOT NULL, 
	creator TEXT NOT NULL, 
	watch TEXT NOT NULL, 
	seed TEXT, 
	practice BOOLEAN NOT NULL, 
	free_undo BOOLEAN NOT NULL, 
	auto_single BOOLEAN NOT NULL, 
	covered BOOLEAN NOT NULL, 
	speed TEXT NOT NULL, 
	edition JSON NOT NULL, 
	rules TEXT NOT NULL, 
	setup JSON NOT NULL, 
	origin TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	number INTEGER NOT NULL, 
	history TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	to_move INTEGER, 
	scores JSON, 
	ranking JSON, 
	cause TEXT NOT NULL, 
	patience INTEGER NOT NULL, 
	size INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('mercado','mercado','{}',3,'ana','CU3nrbxFrywzgagl_G-KG8tyh_GQMSBu',NULL,0,1,1,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "aca552f452196906", "reconstructed": true}','1','["seat-3", "sushi_bar", "pizzeria", "pizzeria", "wine_bar", "burger_joint", "wine_bar", "burger_joint", "tea_house", "pub", "sushi_bar", "tea_house", "meat", "grape", "fish", "flower", "fish", "fish", "grape", "grape", "grape", "meat", "flower", "meat", "k1_fish_flower", "k1_fish_meat", "k1_fish_grape", "k2_tomato_meat", "k2_flower_grape", "k2_fish_grape", "k3_tomato_grape", "k3_meat_grape", "k3_tomato_meat", "k4_tomato", "k4_grape", "k4_meat"]','',1.79485801891757369048e+09,1.79485801941850137706e+09,60,'fcbde3e2af153eb9811ecebee84d6d4f1f2ce65f3cce8094b2bf54f9f546a87e',0,1,NULL,NULL,'',120,1423);
INSERT INTO "tables" VALUES('palacio','palacio','{}',3,'ana','rso6iRUYxxsYTTgp9wuvE5cpWv3vivh5',NULL,0,1,1,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "931250e62b17f30c", "reconstructed": true}','1','["6", "4", "4"]','',1.7948580196893978119e+09,1.79485802014805221555e+09,67,'71d9ea3226fbaee5b87e31b0f2d1890b543498129ddfecce7297ef4b7b6f44ea',0,0,NULL,NULL,'',120,1106);
INSERT INTO "tables" VALUES('madeira','madeira','{}',2,'ana','AZJPGS9z6DCkUuec7I_fa2I1qFiv4h9E',NULL,0,1,1,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "df5e6dd918fe86ae", "reconstructed": true}','1','["crowns_2", "crowns_4", "wealth_of_nation", "influence_of_guilds", "market_routes", "expeditions", "urbanization", "expeditions", "market_routes", "urbanization", "influence_of_guilds", "wealth_of_nation", "3", "1", "1", "1", "3", "3", "2", "1", "1", "watch_worker", "city_worker", "favor_flip", "royal_support", "treasure", "windmill_step", "lord", "patron", "scout", "monk", "diplomat", "constable", "treasurer", "bishop", "engineer", "miller", "navigator", "lady", "mayor", "guild_master", "commander", "steward"]','',1.79485802039752531051e+09,1.79485802079371356966e+09,62,'e18b9836c22edf4b0156e6c5716c222e3d1d4690dc332e4a0775063ec5806d3e',0,0,NULL,NULL,'',120,1057);
INSERT INTO "tables" VALUES('lisboa','lisboa','{}',2,'ana','QMqCbuLu8F0NFw2NZ9DtegvQvZtrK3I0',NULL,0,1,1,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "4de505cb794fe09d", "reconstructed": true}','2','["1", "king", "blue-2", "king", "green-2", "patriarchs_seal", "pilgrim_road", "guild_brotherhood", "solemn_mass"]','',1794858021.31803,1.79485802204060196874e+09,64,'679a5982840ed1909f69d0245705fdc40d03fd97376b485bd88f97a40cc6f665',0,1,NULL,NULL,'',120,2350);
INSERT INTO "tables" VALUES('liS0WGgOUd1y','mercado','{}',1,'ana','z_aqEtb2zZ_fSsRpa-P-VcAw3oXrMdO1',NULL,0,0,1,1,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "aca552f452196906", "reconstructed": true}','1','["sushi_bar", "tea_house", "burger_joint", "pizzeria", "wine_bar", "pub", "pizzeria", "wine_bar", "sushi_bar", "burger_joint", "tea_house", "meat", "meat", "tomato", "grape", "grape", "flower", "k1_fish_flower", "k1_flower_grape", "k1_fish_meat", "k2_fish_flower", "k2_tomato_grape", "k2_tomato_meat", "k3_tomato_grape", "k3_fish_flower", "k3_flower_meat", "k4_flower", "k4_fish", "k4_meat"]','campaign 1 c31a6a96',1.79485802228710126875e+09,1.79485802236185073852e+09,8,'2803362c7062c08a8c1ae655bde3c9e522d30b2895e6a73f5128e40d1390f738',1,NULL,'[0]','[1]','no-move',120,234);
INSERT INTO "tables" VALUES('challenge-2','mercado','{"challenge": 2}',1,'ana','xsd9bIx0vDs67hMqO4k56m5adveD_rMd',NULL,0,0,1,1,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "aca552f452196906", "reconstructed": true}','1','["burger_joint", "pizzeria", "wine_bar", "tea_house", "sushi_bar", "sushi_bar", "pub", "pizzeria", "tea_house", "burger_joint", "wine_bar", "fish", "tomato", "tomato", "fish", "flower", "meat", "k1_fish_meat", "k1_tomato_grape", "k1_fish_flower", "k2_flower_grape", "k2_flower_tomato", "k2_tomato_meat", "k3_fish_meat", "k3_fish_grape", "k3_meat_grape", "k4_grape", "k4_flower", "k4_meat"]','campaign 2 c31a6a96',1.79485802242931532859e+09,1.79485802246096611024e+09,2,'d3cd9508641dac3e5d1da0dc219475f02f13fd8ae6bcbfb766f760b54b7d0e62',0,0,NULL,NULL,'',120,37);
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_tables_watch ON tables (watch);
CREATE INDEX ix_seats_owner ON seats (owner);
CREATE INDEX ix_keys_table_id ON keys (table_id);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE campaigns (
	browser TEXT NOT NULL, 
	sheet BLOB NOT NULL, 
	PRIMARY KEY (browser)
);
INSERT INTO "campaigns" VALUES('ana',X'7B7D');
CREATE TABLE keys (
	hash TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	used BOOLEAN NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('febe1d741b49e5a9c31526728d8c5134a803adfc4c04c4f052673722ed85597e','second',0,0);
INSERT INTO "keys" VALUES('f839161355091fcd9e33f571e0b11c60217a5009f9973e769c13d7858db162cc','second',1,1);
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
INSERT INTO "log" VALUES('first',1,'move',1,0,'stand grape r2c1','[]',0,1.79478710208253502845e+09);
INSERT INTO "log" VALUES('first',2,'move',2,0,'take grape','["fish"]',0,1.79478710208585858342e+09);
INSERT INTO "log" VALUES('first',3,'move',3,1,'coin','[]',0,1.79478710208838295936e+09);
INSERT INTO "log" VALUES('first',4,'move',4,0,'customers k1_fish_grape n1','["k1_fish_tomato"]',0,1.79478710209167361257e+09);
INSERT INTO "log" VALUES('first',5,'move',5,1,'stand grape r3c2','[]',0,1.79478710209413075448e+09);
INSERT INTO "log" VALUES('first',6,'move',6,1,'take fish','["flower"]',0,1.79478710209639835356e+09);
INSERT INTO "log" VALUES('first',7,'move',7,0,'customers k1_tomato_grape e2','["k1_tomato_meat"]',0,1.79478710209865570065e+09);
INSERT INTO "log" VALUES('first',8,'move',8,1,'stand tomato r5c3','[]',0,1.79478710210086703303e+09);
INSERT INTO "log" VALUES('first',9,'move',9,1,'take flower','["tomato"]',0,1.79478710210303068163e+09);
INSERT INTO "log" VALUES('first',10,'undo',8,NULL,'','[]',0,1.79478710210507559769e+09);
CREATE TABLE schema_version (
	version INTEGER NOT NULL, 
	PRIMARY KEY (version)
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	owner TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	stand_in TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('first',0,'player 0','here','','ana','','');
INSERT INTO "seats" VALUES('first',1,'player 1','here','','ana','','');
INSERT INTO "seats" VALUES('second',0,'','link','','','unused','');
INSERT INTO "seats" VALUES('second',1,'Eva','link','','eva','','');
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "settings" VALUES('cookie',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F');
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	position JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('first','{"players": 2, "agenda": [["end-turn", 1, 0, 0, 0, false], ["take", 1, 0, 0, 0, false]], "coins": [2, 0], "tiles": [0, 1, 0, 1, 1, 1, 1, 0, 0, 0], "stands_left": [7, 6], "restaurants": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "stand": [-1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, 4, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1], "owner": [-1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, -1, -1], "restaurant": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "gray": [-1, 1, -1, 4, -1, -1, -1, -1, -1, 3, 2, -1, 1, -1, 4, 2, -1, -1, -1, 5, -1, 3, -1, 5, -1], "gray_stock": [0, 0, 0, 0, 0, 0], "customers": [3, -1, -1, -1, -1, -1, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "bag": [5, 4, 5, 6, 4], "display": [1, 1, 1, 0, 0], "shown": [0, 1, 7, 11, 12, 14, 21, 25, 28, 31, 32, 33], "stacked": [0, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1], "first": 0, "coin_run": 0, "trigger": -1, "cause_id": "", "specialty": -1, "counted": 0, "best_income": 0}');
INSERT INTO "snapshots" VALUES('second','{"players": 2, "agenda": [["action", 0, 0, 0, 0, false]], "coins": [1, 1], "tiles": [0, 1, 0, 1, 1, 0, 1, 1, 0, 1], "stands_left": [8, 8], "restaurants": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "stand": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "restaurant": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "gray": [-1, 1, -1, 4, -1, 0, -1, -1, -1, 3, 2, -1, 1, -1, 4, 2, -1, -1, -1, 5, -1, 3, -1, 5, -1], "gray_stock": [0, 0, 0, 0, 0, 0], "customers": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "bag": [6, 5, 5, 6, 4], "display": [1, 0, 1, 0, 1], "shown": [0, 3, 8, 11, 12, 14, 21, 25, 28, 31, 32, 33], "stacked": [0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1], "first": 0, "coin_run": 0, "trigger": -1, "cause_id": "", "specialty": -1, "counted": 0, "best_income": 0}');
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
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('first','mercado','{}',2,'ana','watch first','7',0,1,0,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "aca552f452196906", "reconstructed": true}','1','["seat-1", "sushi_bar", "burger_joint", "pub", "pizzeria", "tea_house", "sushi_bar", "burger_joint", "tea_house", "wine_bar", "pizzeria", "wine_bar", "tomato", "grape", "fish", "flower", "meat", "grape", "tomato", "flower", "grape", "k1_fish_flower", "k1_tomato_grape", "k1_fish_grape", "k2_fish_tomato", "k2_fish_meat", "k2_flower_tomato", "k3_tomato_grape", "k3_fish_tomato", "k3_flower_meat", "k4_meat", "k4_flower", "k4_tomato"]','',1.79478710207064223293e+09,1.79478710210407280925e+09,8,'12ea450a6682608a2dd3cb3f4867af8462882c18ea5ff654768b68dc94934f4f',0,1,NULL,NULL,'');
INSERT INTO "tables" VALUES('second','mercado','{}',2,'eva','watch second','7',0,0,0,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "aca552f452196906", "reconstructed": true}','1','["seat-1", "sushi_bar", "burger_joint", "pub", "pizzeria", "tea_house", "sushi_bar", "burger_joint", "tea_house", "wine_bar", "pizzeria", "wine_bar", "tomato", "grape", "fish", "flower", "meat", "grape", "tomato", "flower", "grape", "k1_fish_flower", "k1_tomato_grape", "k1_fish_grape", "k2_fish_tomato", "k2_fish_meat", "k2_flower_tomato", "k3_tomato_grape", "k3_fish_tomato", "k3_flower_meat", "k4_meat", "k4_flower", "k4_tomato"]','',1.79478710217811489105e+09,1.79478710217811489105e+09,0,'4f53cda18c2baa0c0354bb5f9a3ecbe5ed12ab4d8e11ba873c2f11161202b945',0,0,NULL,NULL,'');
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_tables_watch ON tables (watch);
CREATE INDEX ix_seats_owner ON seats (owner);
CREATE INDEX ix_keys_table_id ON keys (table_id);
COMMIT;

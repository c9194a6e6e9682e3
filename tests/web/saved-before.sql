BEGIN TRANSACTION;
CREATE TABLE campaigns (
	browser TEXT NOT NULL, 
	sheet BLOB NOT NULL, 
	PRIMARY KEY (browser)
);
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
INSERT INTO "log" VALUES('drafted',1,'move',1,0,'keep-clergy confessor_at_court','[]',0,1.79484902031127595894e+09);
INSERT INTO "log" VALUES('drafted',2,'move',2,1,'keep-clergy patriarchs_seal','["relic_exchange", "royal_chaplain", "court_preacher", "seminary", "collection_plate", "papal_letter", "torre_do_tombo", "hospital_de_sao_jose", "palacio_da_inquisicao", "erario_regio", "3", "5", "2", "4", "earthquake", "earthquake", "earthquake", "fire", "tsunami", "earthquake", "fire", "fire", "fire", "fire", "earthquake", "earthquake", "earthquake", "tsunami", "fire", "fire", "fire", "fire", "earthquake", "tsunami", "tsunami", "earthquake", "fire", "fire", "tsunami", "tsunami", "earthquake", "tsunami", "earthquake", "fire", "tsunami", "earthquake", "fire", "earthquake", "tsunami", "tsunami", "fire", "tsunami", "earthquake", "tsunami", "fire", "fire", "fire", "tsunami", "tsunami", "fire", "tsunami", "earthquake", "tsunami", "tsunami", "tsunami", "tsunami", "earthquake", "earthquake", "fire", "earthquake", "blue_marquis_5", "blue_manuel_4", "blue_manuel_3", "blue_manuel_2", "blue_treasury_3", "blue_marquis_1", "blue_marquis_3", "blue_king_2", "blue_treasury_5", "blue_manuel_1"]',0,1.79484902033677411084e+09);
INSERT INTO "log" VALUES('drafted',3,'move',3,0,'keep blue_treasury_3','[]',0,1.79484902035316681865e+09);
INSERT INTO "log" VALUES('drafted',4,'move',4,0,'keep blue_manuel_2','[]',0,1.79484902036513781545e+09);
INSERT INTO "log" VALUES('drafted',5,'move',5,1,'keep blue_king_2','[]',0,1.79484902037700510026e+09);
INSERT INTO "log" VALUES('drafted',6,'move',6,1,'keep blue_marquis_1','[]',0,1.79484902039301180837e+09);
INSERT INTO "log" VALUES('drafted',7,'move',7,0,'keep blue_treasury_5','[]',0,1.79484902040911197657e+09);
INSERT INTO "log" VALUES('drafted',8,'move',8,1,'keep blue_manuel_3','[]',0,1.79484902043110799789e+09);
INSERT INTO "log" VALUES('drafted',9,'move',9,0,'keep blue_manuel_4','[]',0,1.79484902043354058263e+09);
INSERT INTO "log" VALUES('drafted',10,'move',10,1,'keep blue_manuel_1','["red_manuel_3", "red_marquis_3", "red_king_5", "red_treasury_5", "trade_houses", "blue_school", "green_patron", "northern_front", "most_shops", "left_hand_toll", "narrow_plots", "complete_merchant", "facing_windows", "busy_corners"]',0,1.79484902045614218716e+09);
INSERT INTO "log" VALUES('drafted',11,'move',11,0,'visit blue_manuel_2','[]',0,1.79484902046965408327e+09);
INSERT INTO "log" VALUES('drafted',12,'move',12,0,'state acquire_plan','[]',0,1.79484902049331760407e+09);
INSERT INTO "log" VALUES('drafted',13,'move',13,0,'plan blue','[]',0,1.79484902050974440574e+09);
INSERT INTO "log" VALUES('drafted',14,'move',14,0,'build b5 tools','[]',0,1.79484902052551722529e+09);
INSERT INTO "log" VALUES('drafted',15,'move',15,0,'cube row earthquake','[]',0,1.79484902054156446457e+09);
INSERT INTO "log" VALUES('drafted',16,'move',16,0,'pay 0','[]',0,1.79484902055239295957e+09);
INSERT INTO "log" VALUES('drafted',17,'move',17,0,'house left','[]',0,1.79484902056908535951e+09);
INSERT INTO "log" VALUES('drafted',18,'move',18,1,'follow','[]',0,1.79484902058131027225e+09);
INSERT INTO "log" VALUES('drafted',19,'move',19,1,'state acquire_plan','[]',0,1.79484902060140252117e+09);
INSERT INTO "log" VALUES('drafted',20,'move',20,1,'plan green','[]',0,1.79484902061707115175e+09);
INSERT INTO "log" VALUES('drafted',21,'move',21,0,'take marquis','["red_marquis_2"]',0,1.79484902062557148934e+09);
INSERT INTO "log" VALUES('drafted',22,'move',22,1,'gold blue_king_2','[]',0,1.79484902064634156224e+09);
INSERT INTO "log" VALUES('drafted',23,'move',23,1,'take treasury','["red_treasury_3"]',0,1.79484902067512106893e+09);
INSERT INTO "log" VALUES('drafted',24,'move',24,0,'portfolio blue_treasury_3','[]',0,1.79484902069539093965e+09);
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
INSERT INTO "seats" VALUES('drafted',0,'Ana','here','','ana','','');
INSERT INTO "seats" VALUES('drafted',1,'Rui','link','','rui','','');
CREATE TABLE settings (
	name TEXT NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	position JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "snapshots" VALUES('drafted','{"players": 2, "agenda": [["end-turn", 0, 0, 0, 0, false], ["church-scoring", 0, 0, 0, 0, false], ["take-card", 0, 0, 0, 0, false], ["business", 0, 0, 0, 0, true]], "wigs": [7, 5], "earned": [5, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "reis": [5, 10], "influence": [2, 3], "goods": [1, 1, 1, 1, 2, 1, 1, 1], "rubble": [1, 0, 0, 0, 0, 0], "markers": [0, 0], "marker_used": [0, 0], "houses": [1, 0, 0, 0, 0, 0], "home": [7, 7], "office": [0, 0, 1, 1, 0, 0], "plaza": [0, 0, 0, 0, 0, 0], "plans": [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], "completed": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "favors": [1, 0, 0, 0, 0, 0], "slots": [-1, -1, -1, 17, -1, -1, -1, -1, -1, -1, -1, -1], "cargo": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "at_sea": [0, 0, 0, 0, 0, 0], "clergy": [13, -1, -1, -1, 19, -1, -1, -1], "owner": [-1, -1, -1, -1, -1, -1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "facing": [-1, -1, -1, -1, -1, -1, -1, -1, -1, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "row_rubble": [3, 0, 0, 0, 1, 1, 0, 3, 0, 2, 1, 0, 0, 0, 0], "column_rubble": [1, 1, 1, 0, 3, 0, 1, 0, 2, 1, 2, 0, 0, 0, 2], "site_rubble": [1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 0, 1, 1, 1, 0, 1, 0, 2, 0, 0, 1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 2, 0, 0, 0], "pile": [3, 1, 2], "scoring": [3, 5, 2, 4], "opened": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "ready": [3, 15], "coming": [10, 8], "building_stock": [1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0], "stack_left": [6, 6], "plan_next": [1, 1], "tile_shown": [1, 1, 1, 1, 1], "tiles_left": [18, 3], "favor_stack": [1, 2, 2], "prices": [6, 5, 5, 5], "ring": [16, 2, 3, 17, 29, 5], "clergy_bag": [1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1], "covered": [-1, -1, -1, -1, -1, -1], "yard": [1, 1, 0, 0], "deck_left": [0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "display": [23, 27, 35, 38], "decrees_shown": [60, 19, 29, 25, 9, 12, 16, 17], "decree_of": [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "thrown": [], "kept_offer": [-1, -1], "drafted": [6, 0, 1, 2, -1, 4, -1, 7, -1, 3, -1, 4, -1, -1, -1, -1, -1, 0, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1], "period": 1, "start": 0, "turn": 0, "treasury": 1, "cardinal": 0, "church": -1, "trigger": -1, "ending": 0, "packet_round": 0, "rubble_gone": 7, "clergy_gone": 0, "decrees_gone": 2, "cause_id": "", "hands": [[[19, 3, 7, 28], [1, 1, 1, 3]], [[5, 2, 0, 9, 40], [2, 2, 2, 2, 3]]], "offers": [[[], []], [[], []]], "packets": [[[], []], [[], []]], "decree_deck": [[1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1, 1], [[], []], [[], []]]}');
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
INSERT INTO "tables" VALUES('drafted','lisboa','{"draft": true}',2,'ana','looking-on','7',1,0,1,0,'normal','{"name": "reconstructed", "version": "1.0.0", "hash": "09c6c7b45da2d012", "reconstructed": true}','1','["0", "manuel", "green-2", "manuel", "blue-2", "confessor_at_court", "royal_chaplain", "patriarchs_seal", "ministers_chaplain"]','',1.79484902025085020062e+09,1.79484902068971657754e+09,24,'9350cdb3d24d1207ef62d1a5b2ae6c433a643a4a3b92b913e4716b0890d4a0ad',0,0,NULL,NULL,'');
CREATE INDEX ix_tables_creator ON tables (creator);
CREATE INDEX ix_tables_watch ON tables (watch);
CREATE INDEX ix_seats_owner ON seats (owner);
CREATE INDEX ix_keys_table_id ON keys (table_id);
COMMIT;

BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER, 
	text VARCHAR(200) NOT NULL, 
	events TEXT NOT NULL, 
	request VARCHAR(64), 
	spent INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", seq), 
	CONSTRAINT entries_request UNIQUE ("match", seat, request)
);
INSERT INTO "entries" VALUES('old005',0,'start',NULL,'','[{"what":"begins","seat":0,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"dealt","seat":0,"facts":{"n":10},"secret":{"cards":["mercenary_1","mercenary_4","mercenary_5","mercenary_5","mercenary_6","mercenary_10","courtesan","courtesan","scarecrow","surrender"]},"seen_by":[0]},{"what":"dealt","seat":1,"facts":{"n":10},"secret":{"cards":["mercenary_1","mercenary_3","mercenary_4","mercenary_6","mercenary_10","spring","courtesan","scarecrow","scarecrow","scarecrow"]},"seen_by":[1]}]',NULL,0,1.79484750235857295989e+09);
INSERT INTO "entries" VALUES('old005',1,'move',0,'choose milano','[{"what":"chose","seat":0,"facts":{"region":"milano","owner":null},"secret":{},"seen_by":[]}]','r1',1,1.79484750237008190156e+09);
INSERT INTO "entries" VALUES('old005',2,'move',0,'play mercenary_10','[{"what":"played","seat":0,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r2',0,1.79484750237169456482e+09);
INSERT INTO "entries" VALUES('old005',3,'move',1,'play mercenary_1','[{"what":"played","seat":1,"facts":{"card":"mercenary_1"},"secret":{},"seen_by":[]}]','r3',0,1.79484750237261843678e+09);
INSERT INTO "entries" VALUES('old005',4,'move',0,'play mercenary_6','[{"what":"played","seat":0,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r4',0,1.79484750237412500378e+09);
INSERT INTO "entries" VALUES('old005',5,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r5',0,1.79484750237488269804e+09);
INSERT INTO "entries" VALUES('old005',6,'move',1,'take nothing','[{"what":"took_nothing","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r6',0,1.79484750237557458881e+09);
INSERT INTO "entries" VALUES('old005',7,'move',0,'play scarecrow','[{"what":"played","seat":0,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r7',0,1.79484750237708020207e+09);
INSERT INTO "entries" VALUES('old005',8,'move',0,'take mercenary_10','[{"what":"took_back","seat":0,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r8',0,1.79484750237885570529e+09);
INSERT INTO "entries" VALUES('old005',9,'move',1,'play courtesan','[{"what":"played","seat":1,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r9',0,1.7948475023816351891e+09);
INSERT INTO "entries" VALUES('old005',10,'move',0,'play mercenary_4','[{"what":"played","seat":0,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r10',0,1.79484750238228631018e+09);
INSERT INTO "entries" VALUES('old005',11,'move',1,'play mercenary_4','[{"what":"played","seat":1,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r11',0,1.79484750238281798358e+09);
INSERT INTO "entries" VALUES('old005',12,'move',0,'play surrender','[{"what":"played","seat":0,"facts":{"card":"surrender"},"secret":{},"seen_by":[]},{"what":"conquered","seat":0,"facts":{"region":"milano","strengths":[10,6]},"secret":{},"seen_by":[]},{"what":"token","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r12',0,1.79484750238339638714e+09);
INSERT INTO "entries" VALUES('old005',13,'move',1,'choose ferrara','[{"what":"chose","seat":1,"facts":{"region":"ferrara","owner":null},"secret":{},"seen_by":[]}]','r13',0,1.79484750238406348234e+09);
INSERT INTO "entries" VALUES('old005',14,'move',1,'play mercenary_6','[{"what":"played","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r14',0,1.79484750238487386709e+09);
INSERT INTO "entries" VALUES('old005',15,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r15',0,1.79484750238561177257e+09);
INSERT INTO "entries" VALUES('old005',16,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"conquered","seat":1,"facts":{"region":"ferrara","strengths":[0,6]},"secret":{},"seen_by":[]},{"what":"token","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r16',0,1.79484750238632941249e+09);
INSERT INTO "entries" VALUES('old005',17,'move',1,'choose torino','[{"what":"chose","seat":1,"facts":{"region":"torino","owner":null},"secret":{},"seen_by":[]}]','r17',0,1.79484750238702797891e+09);
INSERT INTO "entries" VALUES('old005',18,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r18',0,1.79484750238769602773e+09);
INSERT INTO "entries" VALUES('old005',19,'move',1,'take nothing','[{"what":"took_nothing","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r19',0,1.79484750238830447193e+09);
INSERT INTO "entries" VALUES('old005',20,'move',0,'play mercenary_10','[{"what":"played","seat":0,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r20',0,1.79484750238890600204e+09);
INSERT INTO "entries" VALUES('old005',21,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r21',0,1.79484750238949179648e+09);
INSERT INTO "entries" VALUES('old005',22,'move',1,'take nothing','[{"what":"took_nothing","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r22',0,1.79484750239011287692e+09);
INSERT INTO "entries" VALUES('old005',23,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r23',0,1.7948475023906462193e+09);
INSERT INTO "entries" VALUES('old005',24,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"conquered","seat":0,"facts":{"region":"torino","strengths":[10,0]},"secret":{},"seen_by":[]},{"what":"token","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r24',0,1.7948475023912494183e+09);
INSERT INTO "entries" VALUES('old005',25,'move',0,'choose napoli','[{"what":"chose","seat":0,"facts":{"region":"napoli","owner":null},"secret":{},"seen_by":[]}]','r25',0,1.79484750239188098905e+09);
INSERT INTO "entries" VALUES('old005',26,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r26',0,1.79484750239245676988e+09);
INSERT INTO "entries" VALUES('old005',27,'move',1,'play mercenary_10','[{"what":"played","seat":1,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r27',0,1.79484750239310956003e+09);
INSERT INTO "entries" VALUES('old005',28,'move',0,'play mercenary_1','[{"what":"played","seat":0,"facts":{"card":"mercenary_1"},"secret":{},"seen_by":[]}]','r28',0,1.79484750239363527292e+09);
INSERT INTO "entries" VALUES('old005',29,'move',1,'play spring','[{"what":"played","seat":1,"facts":{"card":"spring"},"secret":{},"seen_by":[]}]','r29',0,1.79484750239417695997e+09);
INSERT INTO "entries" VALUES('old005',30,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r30',0,1.79484750239467525483e+09);
INSERT INTO "entries" VALUES('old005',31,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"conquered","seat":1,"facts":{"region":"napoli","strengths":[2,13]},"secret":{},"seen_by":[]},{"what":"token","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r31',0,1.79484750239523983003e+09);
INSERT INTO "entries" VALUES('old005',32,'move',0,'choose firenze','[{"what":"chose","seat":0,"facts":{"region":"firenze","owner":null},"secret":{},"seen_by":[]}]','r32',0,1.79484750239577054982e+09);
INSERT INTO "entries" VALUES('old005',33,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r33',0,1.79484750239632630348e+09);
INSERT INTO "entries" VALUES('old005',34,'move',1,'play mercenary_3','[{"what":"played","seat":1,"facts":{"card":"mercenary_3"},"secret":{},"seen_by":[]},{"what":"must_pass","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"conquered","seat":1,"facts":{"region":"firenze","strengths":[0,3]},"secret":{},"seen_by":[]},{"what":"token","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r34',0,1.79484750239695382118e+09);
INSERT INTO "entries" VALUES('old005',35,'move',1,'choose spoleto','[{"what":"chose","seat":1,"facts":{"region":"spoleto","owner":null},"secret":{},"seen_by":[]}]','r35',0,1.79484750239751958845e+09);
INSERT INTO "entries" VALUES('old005',36,'move',0,'keep mercenary_5','[]','r36',0,1.79484750239807319639e+09);
INSERT INTO "entries" VALUES('old005',37,'move',0,'done','[{"what":"kept","seat":0,"facts":{"n":1},"secret":{"cards":["mercenary_5"]},"seen_by":[0]},{"what":"new_round","seat":null,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"dealt","seat":0,"facts":{"n":11},"secret":{"cards":["mercenary_1","mercenary_2","mercenary_4","mercenary_6","bishop","courtesan","courtesan","courtesan","drummer","scarecrow","surrender"]},"seen_by":[0]},{"what":"dealt","seat":1,"facts":{"n":13},"secret":{"cards":["mercenary_1","mercenary_1","mercenary_2","mercenary_3","mercenary_3","mercenary_4","mercenary_5","mercenary_10","drummer","heroine","scarecrow","scarecrow","surrender"]},"seen_by":[1]}]','r37',0,1.79484750239867091176e+09);
INSERT INTO "entries" VALUES('old005',38,'move',1,'play mercenary_3','[{"what":"played","seat":1,"facts":{"card":"mercenary_3"},"secret":{},"seen_by":[]}]','r38',0,1.79484750239922094343e+09);
INSERT INTO "entries" VALUES('old005',39,'move',0,'play mercenary_4','[{"what":"played","seat":0,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r39',0,1.79484750239973640437e+09);
INSERT INTO "entries" VALUES('old005',40,'move',1,'play heroine','[{"what":"played","seat":1,"facts":{"card":"heroine"},"secret":{},"seen_by":[]}]','r40',0,1.79484750240029311183e+09);
INSERT INTO "entries" VALUES('old005',41,'move',0,'play bishop','[{"what":"played","seat":0,"facts":{"card":"bishop"},"secret":{},"seen_by":[]},{"what":"lost","seat":0,"facts":{"cards":["mercenary_4"]},"secret":{},"seen_by":[]}]','r41',0,1.79484750240087413781e+09);
INSERT INTO "entries" VALUES('old005',42,'move',0,'place venezia','[{"what":"pope_placed","seat":0,"facts":{"region":"venezia"},"secret":{},"seen_by":[]}]','r42',0,1.79484750240140724176e+09);
INSERT INTO "entries" VALUES('old005',43,'move',1,'play surrender','[{"what":"played","seat":1,"facts":{"card":"surrender"},"secret":{},"seen_by":[]},{"what":"conquered","seat":1,"facts":{"region":"spoleto","strengths":[0,13]},"secret":{},"seen_by":[]},{"what":"token","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r43',0,1.79484750240198016164e+09);
INSERT INTO "entries" VALUES('old005',44,'move',1,'choose bologna','[{"what":"chose","seat":1,"facts":{"region":"bologna","owner":null},"secret":{},"seen_by":[]}]','r44',0,1.79484750240252637866e+09);
INSERT INTO "entries" VALUES('old005',45,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r45',0,1.79484750240309023864e+09);
INSERT INTO "entries" VALUES('old005',46,'move',1,'take nothing','[{"what":"took_nothing","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r46',0,1.7948475024036345482e+09);
INSERT INTO "entries" VALUES('old005',47,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r47',0,1.79484750240417337413e+09);
INSERT INTO "entries" VALUES('old005',48,'move',1,'play drummer','[{"what":"played","seat":1,"facts":{"card":"drummer"},"secret":{},"seen_by":[]}]','r48',0,1.79484750240475702284e+09);
INSERT INTO "entries" VALUES('old005',49,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r49',0,1.7948475024053049088e+09);
INSERT INTO "entries" VALUES('old005',50,'move',1,'play mercenary_4','[{"what":"played","seat":1,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r50',0,1.79484750240581822401e+09);
INSERT INTO "entries" VALUES('old005',51,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r51',0,1.79484750240638923643e+09);
INSERT INTO "entries" VALUES('old005',52,'move',1,'play mercenary_5','[{"what":"played","seat":1,"facts":{"card":"mercenary_5"},"secret":{},"seen_by":[]}]','r52',0,1.79484750240693402287e+09);
INSERT INTO "entries" VALUES('old005',53,'move',0,'play mercenary_5','[{"what":"played","seat":0,"facts":{"card":"mercenary_5"},"secret":{},"seen_by":[]}]','r53',0,1.79484750240745329855e+09);
INSERT INTO "entries" VALUES('old005',54,'move',1,'play mercenary_2','[{"what":"played","seat":1,"facts":{"card":"mercenary_2"},"secret":{},"seen_by":[]}]','r54',0,1.79484750240798568727e+09);
INSERT INTO "entries" VALUES('old005',55,'move',0,'play surrender','[{"what":"played","seat":0,"facts":{"card":"surrender"},"secret":{},"seen_by":[]},{"what":"conquered","seat":1,"facts":{"region":"bologna","strengths":[8,22]},"secret":{},"seen_by":[]},{"what":"token","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"won_adjacent","seat":null,"facts":{"winners":[1],"regions":[2,5]},"secret":{},"seen_by":[]}]','r55',0,1.7948475024086072445e+09);
INSERT INTO "entries" VALUES('old006',0,'start',NULL,'','[{"what":"tiles","seat":null,"facts":{"tiles":["timer_fuse","influence","miniguns","fleet","protection_money","baptism","hideouts"]},"secret":{},"seen_by":[]},{"what":"colours","seat":0,"facts":{"team":[0,2],"families":["red","yellow","black"]},"secret":{},"seen_by":[]},{"what":"colours","seat":1,"facts":{"team":[1,3],"families":["blue","green","white"]},"secret":{},"seen_by":[]}]',NULL,0,1.79484750290690040592e+09);
INSERT INTO "entries" VALUES('old006',1,'move',1,'draft blue green','[]','r56',0,1.79484750291051983837e+09);
INSERT INTO "entries" VALUES('old006',2,'move',0,'draft yellow red','[{"what":"family","seat":0,"facts":{"family":"yellow"},"secret":{},"seen_by":[]},{"what":"family","seat":1,"facts":{"family":"blue"},"secret":{},"seen_by":[]},{"what":"family","seat":2,"facts":{"family":"red"},"secret":{},"seen_by":[]},{"what":"family","seat":3,"facts":{"family":"green"},"secret":{},"seen_by":[]},{"what":"first_player","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"character","seat":0,"facts":{"character":"l_autista"},"secret":{},"seen_by":[]},{"what":"character","seat":1,"facts":{"character":"il_sergente"},"secret":{},"seen_by":[]},{"what":"character","seat":2,"facts":{"character":"il_capo"},"secret":{},"seen_by":[]},{"what":"character","seat":3,"facts":{"character":"il_pescatore"},"secret":{},"seen_by":[]}]','r57',1,1.79484750291135287288e+09);
INSERT INTO "entries" VALUES('old006',3,'move',1,'soldato sciacca','[{"what":"soldato_placed","seat":1,"facts":{"area":"sciacca"},"secret":{},"seen_by":[]}]','r58',0,1.79484750291200900081e+09);
INSERT INTO "entries" VALUES('old006',4,'move',1,'soldato enna','[{"what":"soldato_placed","seat":1,"facts":{"area":"enna"},"secret":{},"seen_by":[]}]','r59',0,1.79484750291264533996e+09);
INSERT INTO "entries" VALUES('old006',5,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r60',0,1.79484750291324949263e+09);
INSERT INTO "entries" VALUES('old006',6,'move',1,'soldato siracusa','[{"what":"soldato_placed","seat":1,"facts":{"area":"siracusa"},"secret":{},"seen_by":[]}]','r61',0,1.79484750291385388373e+09);
INSERT INTO "entries" VALUES('old006',7,'move',2,'sell red-b3','[{"what":"sold","seat":2,"facts":{"token":"red-b3"},"secret":{},"seen_by":[]}]','r62',0,1.79484750291445708278e+09);
INSERT INTO "entries" VALUES('old006',8,'move',2,'sell red-b5','[{"what":"sold","seat":2,"facts":{"token":"red-b5"},"secret":{},"seen_by":[]}]','r63',0,1.79484750291508221627e+09);
INSERT INTO "entries" VALUES('old006',9,'move',2,'sell red-b2','[{"what":"sold","seat":2,"facts":{"token":"red-b2"},"secret":{},"seen_by":[]}]','r64',1,1.7948475029156808853e+09);
INSERT INTO "entries" VALUES('old006',10,'move',2,'soldato messina','[{"what":"soldato_placed","seat":2,"facts":{"area":"messina"},"secret":{},"seen_by":[]}]','r65',1,1.79484750291628909106e+09);
INSERT INTO "entries" VALUES('old006',11,'move',2,'soldato nicosia','[{"what":"soldato_placed","seat":2,"facts":{"area":"nicosia"},"secret":{},"seen_by":[]}]','r66',0,1.79484750291690897941e+09);
INSERT INTO "entries" VALUES('old006',12,'move',2,'boat mare_catania','[{"what":"boat_placed","seat":2,"facts":{"sea":"mare_catania"},"secret":{},"seen_by":[]}]','r67',0,1.79484750291751360895e+09);
INSERT INTO "entries" VALUES('old006',13,'move',3,'sell green-b3','[{"what":"sold","seat":3,"facts":{"token":"green-b3"},"secret":{},"seen_by":[]}]','r68',0,1.79484750291815972327e+09);
INSERT INTO "entries" VALUES('old006',14,'move',3,'soldato ragusa','[{"what":"soldato_placed","seat":3,"facts":{"area":"ragusa"},"secret":{},"seen_by":[]}]','r69',0,1.79484750291877818107e+09);
INSERT INTO "entries" VALUES('old006',15,'move',3,'boat mare_ragusa','[{"what":"boat_placed","seat":3,"facts":{"sea":"mare_ragusa"},"secret":{},"seen_by":[]}]','r70',0,1.79484750291941881185e+09);
INSERT INTO "entries" VALUES('old006',16,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r71',0,1794847502.92009);
INSERT INTO "entries" VALUES('old006',17,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r72',0,1.79484750292065525049e+09);
INSERT INTO "entries" VALUES('old006',18,'move',0,'car marsala','[{"what":"car_placed","seat":0,"facts":{"area":"marsala"},"secret":{},"seen_by":[]}]','r73',1,1.79484750292125391961e+09);
INSERT INTO "entries" VALUES('old006',19,'move',0,'sell yellow-b2','[{"what":"sold","seat":0,"facts":{"token":"yellow-b2"},"secret":{},"seen_by":[]}]','r74',0,1.79484750292173767093e+09);
INSERT INTO "entries" VALUES('old006',20,'move',0,'boat mare_licata','[{"what":"boat_placed","seat":0,"facts":{"sea":"mare_licata"},"secret":{},"seen_by":[]}]','r75',0,1.79484750292228555676e+09);
INSERT INTO "entries" VALUES('old006',21,'move',1,'lab siracusa','[{"what":"lab_placed","seat":1,"facts":{"area":"siracusa"},"secret":{},"seen_by":[]}]','r76',0,1.7948475029228951931e+09);
INSERT INTO "entries" VALUES('old006',22,'move',1,'sell blue-b2','[{"what":"sold","seat":1,"facts":{"token":"blue-b2"},"secret":{},"seen_by":[]}]','r77',0,1.79484750292348265647e+09);
INSERT INTO "entries" VALUES('old006',23,'move',1,'sell blue-b5','[{"what":"sold","seat":1,"facts":{"token":"blue-b5"},"secret":{},"seen_by":[]}]','r78',0,1.79484750292405366902e+09);
INSERT INTO "entries" VALUES('old006',24,'move',1,'lab enna','[{"what":"lab_placed","seat":1,"facts":{"area":"enna"},"secret":{},"seen_by":[]}]','r79',1,1.79484750292459964752e+09);
INSERT INTO "entries" VALUES('old006',25,'move',1,'sell blue-b4','[{"what":"sold","seat":1,"facts":{"token":"blue-b4"},"secret":{},"seen_by":[]}]','r80',0,1.79484750292513489718e+09);
INSERT INTO "entries" VALUES('old006',26,'move',1,'sell blue-b3','[{"what":"sold","seat":1,"facts":{"token":"blue-b3"},"secret":{},"seen_by":[]}]','r81',0,1.79484750292573976516e+09);
INSERT INTO "entries" VALUES('old006',27,'move',1,'lab enna','[{"what":"lab_placed","seat":1,"facts":{"area":"enna"},"secret":{},"seen_by":[]}]','r82',1,1.79484750292634344099e+09);
INSERT INTO "entries" VALUES('old006',28,'move',2,'lab nicosia','[{"what":"lab_placed","seat":2,"facts":{"area":"nicosia"},"secret":{},"seen_by":[]}]','r83',0,1.79484750292688179018e+09);
INSERT INTO "entries" VALUES('old006',29,'move',2,'lab camastra','[{"what":"lab_placed","seat":2,"facts":{"area":"camastra"},"secret":{},"seen_by":[]}]','r84',0,1.79484750292741227148e+09);
INSERT INTO "entries" VALUES('old006',30,'move',3,'lab ragusa','[{"what":"lab_placed","seat":3,"facts":{"area":"ragusa"},"secret":{},"seen_by":[]}]','r85',0,1.79484750292797231672e+09);
INSERT INTO "entries" VALUES('old006',31,'move',3,'sell green-b1','[{"what":"sold","seat":3,"facts":{"token":"green-b1"},"secret":{},"seen_by":[]}]','r86',0,1.79484750292853546143e+09);
INSERT INTO "entries" VALUES('old006',32,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r87',0,1.79484750292907571794e+09);
INSERT INTO "entries" VALUES('old006',33,'move',3,'lab catania','[{"what":"lab_placed","seat":3,"facts":{"area":"catania"},"secret":{},"seen_by":[]}]','r88',1,1.79484750292959022522e+09);
INSERT INTO "entries" VALUES('old006',34,'move',3,'lab piazza_armerina','[{"what":"lab_placed","seat":3,"facts":{"area":"piazza_armerina"},"secret":{},"seen_by":[]}]','r89',0,1.79484750293011140827e+09);
INSERT INTO "entries" VALUES('old006',35,'move',0,'lab castelvetrano','[{"what":"lab_placed","seat":0,"facts":{"area":"castelvetrano"},"secret":{},"seen_by":[]}]','r90',0,1.79484750293061614038e+09);
INSERT INTO "entries" VALUES('old006',36,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r91',0,1.79484750293113183971e+09);
INSERT INTO "entries" VALUES('old006',37,'move',0,'lab licata','[{"what":"lab_placed","seat":0,"facts":{"area":"licata"},"secret":{},"seen_by":[]}]','r92',0,1.79484750293169808381e+09);
INSERT INTO "entries" VALUES('old006',38,'move',0,'lab capo_dorlando','[{"what":"lab_placed","seat":0,"facts":{"area":"capo_dorlando"},"secret":{},"seen_by":[]}]','r93',0,1.79484750293250918395e+09);
INSERT INTO "entries" VALUES('old006',39,'move',1,'place 0-courts-3','[{"what":"disc_placed","seat":1,"facts":{"space":"0-courts-3"},"secret":{},"seen_by":[]}]','r94',0,1.7948475029331729412e+09);
INSERT INTO "entries" VALUES('old006',40,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r95',0,1.79484750293372535704e+09);
INSERT INTO "entries" VALUES('old006',41,'move',2,'sell red-b1','[{"what":"sold","seat":2,"facts":{"token":"red-b1"},"secret":{},"seen_by":[]}]','r96',0,1.79484750293428540232e+09);
INSERT INTO "entries" VALUES('old006',42,'move',2,'place 0-bank-3','[{"what":"disc_placed","seat":2,"facts":{"space":"0-bank-3"},"secret":{},"seen_by":[]}]','r97',1,1.79484750293480086326e+09);
INSERT INTO "entries" VALUES('old006',43,'move',3,'place 0-primo-2','[{"what":"disc_placed","seat":3,"facts":{"space":"0-primo-2"},"secret":{},"seen_by":[]}]','r98',0,1.79484750293533802025e+09);
INSERT INTO "entries" VALUES('old006',44,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r99',0,1.79484750293588781354e+09);
INSERT INTO "entries" VALUES('old006',45,'move',0,'place 0-church-4','[{"what":"disc_placed","seat":0,"facts":{"space":"0-church-4"},"secret":{},"seen_by":[]}]','r100',0,1.79484750293641686443e+09);
INSERT INTO "entries" VALUES('old006',46,'move',1,'place 0-bank-4','[{"what":"disc_placed","seat":1,"facts":{"space":"0-bank-4"},"secret":{},"seen_by":[]}]','r101',0,1.79484750293695068364e+09);
INSERT INTO "entries" VALUES('old006',47,'move',2,'place 0-bank-2','[{"what":"disc_placed","seat":2,"facts":{"space":"0-bank-2"},"secret":{},"seen_by":[]}]','r102',0,1.79484750293747806547e+09);
INSERT INTO "entries" VALUES('old006',48,'move',3,'place 0-police-3','[{"what":"disc_placed","seat":3,"facts":{"space":"0-police-3"},"secret":{},"seen_by":[]}]','r103',0,1.79484750293800234791e+09);
INSERT INTO "entries" VALUES('old006',49,'move',0,'place 0-two-2','[{"what":"disc_placed","seat":0,"facts":{"space":"0-two-2"},"secret":{},"seen_by":[]},{"what":"planning","seat":null,"facts":{"round":1},"secret":{},"seen_by":[]}]','r104',0,1.79484750293852829937e+09);
INSERT INTO "entries" VALUES('old006',50,'move',1,'use 1-primo-3','[]','r105',0,1.79484750293908143048e+09);
INSERT INTO "entries" VALUES('old006',51,'move',1,'disc 0-police-3 3','[{"what":"used","seat":1,"facts":{"space":"1-primo-3","source":"0-police-3","owner":3},"secret":{},"seen_by":[]}]','r106',0,1.79484750293964481358e+09);
INSERT INTO "entries" VALUES('old006',52,'move',1,'sell blue-b1','[{"what":"sold","seat":1,"facts":{"token":"blue-b1"},"secret":{},"seen_by":[]}]','r107',0,1794847502.94023);
INSERT INTO "entries" VALUES('old006',53,'move',1,'do launder','[{"what":"laundered","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r108',0,1.79484750294080495835e+09);
INSERT INTO "entries" VALUES('old006',54,'move',2,'use 1-church-3','[]','r109',0,1.7948475029413866996e+09);
INSERT INTO "entries" VALUES('old006',55,'move',2,'disc 0-courts-3 1','[{"what":"used","seat":2,"facts":{"space":"1-church-3","source":"0-courts-3","owner":1},"secret":{},"seen_by":[]}]','r110',0,1.79484750294207525255e+09);
INSERT INTO "entries" VALUES('old006',56,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r111',0,1794847502.94267);
INSERT INTO "entries" VALUES('old006',57,'move',2,'sell red-b4','[{"what":"sold","seat":2,"facts":{"token":"red-b4"},"secret":{},"seen_by":[]}]','r112',0,1.79484750294329929352e+09);
INSERT INTO "entries" VALUES('old006',58,'move',2,'do recruit','[]','r113',1,1.79484750294388175012e+09);
INSERT INTO "entries" VALUES('old006',59,'move',2,'recruit 4','[{"what":"recruited","seat":2,"facts":{"n":4},"secret":{},"seen_by":[]}]','r114',0,1.7948475029444241524e+09);
INSERT INTO "entries" VALUES('old006',60,'move',3,'use 1-church-3','[]','r115',0,1.79484750294505619998e+09);
INSERT INTO "entries" VALUES('old006',61,'move',3,'disc 0-church-2 neutral','[{"what":"used","seat":3,"facts":{"space":"1-church-3","source":"0-church-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r116',0,1.79484750294560551644e+09);
INSERT INTO "entries" VALUES('old006',62,'move',3,'sell green-b4','[{"what":"sold","seat":3,"facts":{"token":"green-b4"},"secret":{},"seen_by":[]}]','r117',0,1.79484750294615817071e+09);
INSERT INTO "entries" VALUES('old006',63,'move',3,'sell green-b2','[{"what":"sold","seat":3,"facts":{"token":"green-b2"},"secret":{},"seen_by":[]}]','r118',0,1.79484750294671893122e+09);
INSERT INTO "entries" VALUES('old006',64,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r119',1,1.79484750294736242291e+09);
INSERT INTO "entries" VALUES('old006',65,'move',3,'do deploy','[]','r120',1,1.79484750294802165035e+09);
INSERT INTO "entries" VALUES('old006',66,'move',3,'deploy catania','[]','r121',0,1.79484750294868826868e+09);
INSERT INTO "entries" VALUES('old006',67,'move',3,'soldati 1','[{"what":"deployed","seat":3,"facts":{"n":1,"area":"catania"},"secret":{},"seen_by":[]}]','r122',0,1.7948475029493906498e+09);
INSERT INTO "entries" VALUES('old006',68,'move',0,'use 1-two-2','[]','r123',0,1.79484750294999289513e+09);
INSERT INTO "entries" VALUES('old006',69,'move',0,'sell yellow-b1','[{"what":"sold","seat":0,"facts":{"token":"yellow-b1"},"secret":{},"seen_by":[]}]','r124',0,1.79484750295053863524e+09);
INSERT INTO "entries" VALUES('old006',70,'move',0,'disc 0-two-2 0','[{"what":"used","seat":0,"facts":{"space":"1-two-2","source":"0-two-2","owner":0},"secret":{},"seen_by":[]}]','r125',0,1.79484750295103049275e+09);
INSERT INTO "entries" VALUES('old006',71,'move',0,'row bank','[{"what":"uncovered","seat":0,"facts":{"row":"bank"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":0,"facts":{"token":"yellow-bank-a"},"secret":{},"seen_by":[]}]','r126',0,1.79484750295152163503e+09);
INSERT INTO "entries" VALUES('old006',72,'move',0,'lab termini_imerese','[{"what":"lab_placed","seat":0,"facts":{"area":"termini_imerese"},"secret":{},"seen_by":[]}]','r127',0,1.79484750295202159882e+09);
INSERT INTO "entries" VALUES('old006',73,'move',1,'spread police','[{"what":"spread","seat":1,"facts":{"column":"police","cost":3},"secret":{},"seen_by":[]}]','r128',0,1.79484750295253729819e+09);
INSERT INTO "entries" VALUES('old006',74,'move',1,'drop 1-primo-3','[{"what":"disc_landed","seat":1,"facts":{"space":"1-primo-3","owner":"neutral"},"secret":{},"seen_by":[]}]','r129',0,1.79484750295310926436e+09);
INSERT INTO "entries" VALUES('old006',75,'move',1,'drop 1-courts-1','[{"what":"disc_landed","seat":1,"facts":{"space":"1-courts-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r130',0,1.79484750295360612863e+09);
INSERT INTO "entries" VALUES('old006',76,'move',1,'act','[{"what":"uncovered","seat":1,"facts":{"row":"police"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":1,"facts":{"token":"blue-police-a"},"secret":{},"seen_by":[]},{"what":"uncovered","seat":1,"facts":{"row":"police"},"secret":{},"seen_by":[]}]','r131',0,1.79484750295413923257e+09);
INSERT INTO "entries" VALUES('old006',77,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r132',0,1.79484750295463728903e+09);
INSERT INTO "entries" VALUES('old006',78,'move',1,'pass','[]','r133',0,1.79484750295519042018e+09);
INSERT INTO "entries" VALUES('old006',79,'move',2,'spread bank','[{"what":"spread","seat":2,"facts":{"column":"bank","cost":6},"secret":{},"seen_by":[]}]','r134',0,1.79484750295569920534e+09);
INSERT INTO "entries" VALUES('old006',80,'move',2,'drop 1-church-2','[{"what":"disc_landed","seat":2,"facts":{"space":"1-church-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r135',0,1.79484750295624327664e+09);
INSERT INTO "entries" VALUES('old006',81,'move',2,'drop 1-church-3','[{"what":"disc_landed","seat":2,"facts":{"space":"1-church-3","owner":2},"secret":{},"seen_by":[]}]','r136',0,1.79484750295676946641e+09);
INSERT INTO "entries" VALUES('old006',82,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r137',0,1.79484750295730280875e+09);
INSERT INTO "entries" VALUES('old006',83,'move',2,'drop 1-two-1','[{"what":"disc_landed","seat":2,"facts":{"space":"1-two-1","owner":2},"secret":{},"seen_by":[]}]','r138',0,1.79484750295777249337e+09);
INSERT INTO "entries" VALUES('old006',84,'move',2,'drop 1-church-1','[{"what":"disc_landed","seat":2,"facts":{"space":"1-church-1","owner":1},"secret":{},"seen_by":[]}]','r139',0,1.79484750295829606058e+09);
INSERT INTO "entries" VALUES('old006',85,'move',2,'act','[{"what":"uncovered","seat":2,"facts":{"row":"bank"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":2,"facts":{"token":"red-bank-a"},"secret":{},"seen_by":[]}]','r140',0,1.79484750295884680744e+09);
INSERT INTO "entries" VALUES('old006',86,'move',2,'lab camastra','[{"what":"lab_placed","seat":2,"facts":{"area":"camastra"},"secret":{},"seen_by":[]},{"what":"uncovered","seat":2,"facts":{"row":"bank"},"secret":{},"seen_by":[]},{"what":"gained","seat":2,"facts":{"n":1},"secret":{},"seen_by":[]}]','r141',0,1.7948475029593830109e+09);
INSERT INTO "entries" VALUES('old006',87,'move',2,'sell red-bank-a','[{"what":"sold","seat":2,"facts":{"token":"red-bank-a"},"secret":{},"seen_by":[]}]','r142',0,1.79484750295990753174e+09);
INSERT INTO "entries" VALUES('old006',88,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r143',0,1.79484750296042442317e+09);
INSERT INTO "entries" VALUES('old006',89,'move',2,'pass','[]','r144',1,1.79484750296096372606e+09);
INSERT INTO "entries" VALUES('old006',90,'move',3,'use 1-police-3','[]','r145',0,1.79484750296158790589e+09);
INSERT INTO "entries" VALUES('old006',91,'move',3,'sell green-b5','[{"what":"sold","seat":3,"facts":{"token":"green-b5"},"secret":{},"seen_by":[]}]','r146',0,1.7948475029621322155e+09);
INSERT INTO "entries" VALUES('old006',92,'move',3,'disc 0-church-4 0','[{"what":"used","seat":3,"facts":{"space":"1-police-3","source":"0-church-4","owner":0},"secret":{},"seen_by":[]}]','r147',0,1.79484750296270632744e+09);
INSERT INTO "entries" VALUES('old006',93,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r148',0,1.79484750296323752405e+09);
INSERT INTO "entries" VALUES('old006',94,'move',3,'do deploy','[]','r149',0,1.7948475029637413025e+09);
INSERT INTO "entries" VALUES('old006',95,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r150',0,1.7948475029642858505e+09);
INSERT INTO "entries" VALUES('old006',96,'move',3,'deploy agrigento','[]','r151',0,1.79484750296478080744e+09);
INSERT INTO "entries" VALUES('old006',97,'move',3,'soldati 1','[{"what":"deployed","seat":3,"facts":{"n":1,"area":"agrigento"},"secret":{},"seen_by":[]}]','r152',0,1.79484750296533250805e+09);
INSERT INTO "entries" VALUES('old006',98,'move',3,'do recruit','[]','r153',0,1.79484750296592688559e+09);
INSERT INTO "entries" VALUES('old006',99,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r154',0,1.79484750296645283696e+09);
INSERT INTO "entries" VALUES('old006',100,'move',3,'recruit 2','[{"what":"recruited","seat":3,"facts":{"n":2},"secret":{},"seen_by":[]}]','r155',0,1.79484750296697044376e+09);
INSERT INTO "entries" VALUES('old006',101,'move',0,'use 1-courts-2','[]','r156',0,1.79484750296748661992e+09);
INSERT INTO "entries" VALUES('old006',102,'move',0,'sell yellow-b3','[{"what":"sold","seat":0,"facts":{"token":"yellow-b3"},"secret":{},"seen_by":[]}]','r157',0,1.79484750296809840203e+09);
INSERT INTO "entries" VALUES('old006',103,'move',0,'sell yellow-b4','[{"what":"sold","seat":0,"facts":{"token":"yellow-b4"},"secret":{},"seen_by":[]}]','r158',0,1.79484750296864891058e+09);
INSERT INTO "entries" VALUES('old006',104,'move',0,'disc 0-two-1 neutral','[{"what":"used","seat":0,"facts":{"space":"1-courts-2","source":"0-two-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r159',1,1.79484750296918344498e+09);
INSERT INTO "entries" VALUES('old006',105,'move',0,'recruit 5','[{"what":"recruited","seat":0,"facts":{"n":5},"secret":{},"seen_by":[]}]','r160',0,1.79484750296970772742e+09);
INSERT INTO "entries" VALUES('old006',106,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r161',0,1.79484750297022414202e+09);
INSERT INTO "entries" VALUES('old006',107,'move',1,'use 1-primo-2','[]','r162',0,1.79484750297073483464e+09);
INSERT INTO "entries" VALUES('old006',108,'move',1,'disc 0-primo-1 neutral','[{"what":"used","seat":1,"facts":{"space":"1-primo-2","source":"0-primo-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r163',0,1.79484750297126984591e+09);
INSERT INTO "entries" VALUES('old006',109,'move',1,'do order','[]','r164',0,1.79484750297201824187e+09);
INSERT INTO "entries" VALUES('old006',110,'move',1,'order sciacca','[]','r165',0,1794847502.97261);
INSERT INTO "entries" VALUES('old006',111,'move',1,'token blue-police-a','[{"what":"order_laid","seat":1,"facts":{"area":"sciacca"},"secret":{"token":"blue-police-a"},"seen_by":[1,3]}]','r166',0,1.79484750297315788264e+09);
INSERT INTO "entries" VALUES('old006',112,'move',1,'stop','[]','r167',0,1.79484750297368431093e+09);
INSERT INTO "entries" VALUES('old006',113,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r168',0,1.79484750297422122953e+09);
INSERT INTO "entries" VALUES('old006',114,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r169',0,1.79484750297473812105e+09);
INSERT INTO "entries" VALUES('old006',115,'move',2,'use 1-primo-3','[]','r170',1,1.79484750297528290749e+09);
INSERT INTO "entries" VALUES('old006',116,'move',2,'disc 0-church-1 neutral','[{"what":"used","seat":2,"facts":{"space":"1-primo-3","source":"0-church-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r171',0,1.79484750297581028936e+09);
INSERT INTO "entries" VALUES('old006',117,'move',2,'do launder','[{"what":"laundered","seat":2,"facts":{"n":3},"secret":{},"seen_by":[]}]','r172',0,1.79484750297639942175e+09);
INSERT INTO "entries" VALUES('old006',118,'move',3,'use 1-bank-1','[]','r173',0,1.79484750297696733474e+09);
INSERT INTO "entries" VALUES('old006',119,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r174',0,1.79484750297747182841e+09);
INSERT INTO "entries" VALUES('old006',120,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r175',0,1.79484750297798752779e+09);
INSERT INTO "entries" VALUES('old006',121,'move',3,'disc 0-primo-2 3','[{"what":"used","seat":3,"facts":{"space":"1-bank-1","source":"0-primo-2","owner":3},"secret":{},"seen_by":[]},{"what":"laundered","seat":3,"facts":{"n":3},"secret":{},"seen_by":[]}]','r176',1,1.79484750297846221925e+09);
INSERT INTO "entries" VALUES('old006',122,'move',0,'use 1-police-1','[]','r177',0,1.79484750297894787786e+09);
INSERT INTO "entries" VALUES('old006',123,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r178',0,1.79484750297947621348e+09);
INSERT INTO "entries" VALUES('old006',124,'move',0,'sell yellow-bank-a','[{"what":"sold","seat":0,"facts":{"token":"yellow-bank-a"},"secret":{},"seen_by":[]}]','r179',0,1.79484750298002266885e+09);
INSERT INTO "entries" VALUES('old006',125,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r180',1,1.79484750298059487346e+09);
INSERT INTO "entries" VALUES('old006',126,'move',0,'sell yellow-b5','[{"what":"sold","seat":0,"facts":{"token":"yellow-b5"},"secret":{},"seen_by":[]}]','r181',1,1.79484750298113203046e+09);
INSERT INTO "entries" VALUES('old006',127,'move',0,'disc 0-courts-1 neutral','[{"what":"used","seat":0,"facts":{"space":"1-police-1","source":"0-courts-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r182',2,1.79484750298164153102e+09);
INSERT INTO "entries" VALUES('old006',128,'move',0,'deploy castelvetrano','[]','r183',0,1.79484750298216414452e+09);
INSERT INTO "entries" VALUES('old006',129,'move',0,'soldati 4','[{"what":"deployed","seat":0,"facts":{"n":4,"area":"castelvetrano"},"secret":{},"seen_by":[]},{"what":"encounter","seat":null,"facts":{"round":1,"orders":[["sciacca","blue-police-a"]]},"secret":{},"seen_by":[]},{"what":"order","seat":1,"facts":{"token":"blue-police-a","area":"sciacca"},"secret":{},"seen_by":[]}]','r184',0,1.79484750298281192778e+09);
INSERT INTO "entries" VALUES('old006',130,'move',1,'put 5','[{"what":"deployed","seat":1,"facts":{"n":5,"area":"sciacca"},"secret":{},"seen_by":[]}]','r185',0,1.79484750298344016071e+09);
INSERT INTO "entries" VALUES('old006',131,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r186',0,1.79484750298403763777e+09);
INSERT INTO "entries" VALUES('old006',132,'move',1,'done','[{"what":"token_back","seat":1,"facts":{"area":"sciacca","token":"blue-police-a"},"secret":{},"seen_by":[]},{"what":"new_round","seat":null,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"planning","seat":null,"facts":{"round":2},"secret":{},"seen_by":[]}]','r187',0,1.79484750298469352726e+09);
INSERT INTO "entries" VALUES('old006',133,'move',1,'use 2-courts-3','[]','r188',0,1.79484750298532247545e+09);
INSERT INTO "entries" VALUES('old006',134,'move',1,'disc 1-primo-3 3','[{"what":"used","seat":1,"facts":{"space":"2-courts-3","source":"1-primo-3","owner":3},"secret":{},"seen_by":[]}]','r189',0,1.79484750298596119877e+09);
INSERT INTO "entries" VALUES('old006',135,'move',1,'order siracusa','[]','r190',0,1.79484750298664140705e+09);
INSERT INTO "entries" VALUES('old006',136,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r191',0,1.79484750298739266396e+09);
INSERT INTO "entries" VALUES('old006',137,'move',1,'token blue-police-a','[{"what":"order_laid","seat":1,"facts":{"area":"siracusa"},"secret":{"token":"blue-police-a"},"seen_by":[1,3]}]','r192',0,1.79484750298808574671e+09);
INSERT INTO "entries" VALUES('old006',138,'move',2,'use 2-bank-1','[]','r193',0,1.79484750298881196974e+09);
INSERT INTO "entries" VALUES('old006',139,'move',2,'disc 1-church-1 1','[{"what":"used","seat":2,"facts":{"space":"2-bank-1","source":"1-church-1","owner":1},"secret":{},"seen_by":[]},{"what":"laundered","seat":2,"facts":{"n":3},"secret":{},"seen_by":[]}]','r194',0,1.79484750298975849155e+09);
INSERT INTO "entries" VALUES('old006',140,'move',3,'use 2-bank-3','[]','r195',0,1.79484750299057435989e+09);
INSERT INTO "entries" VALUES('old006',141,'move',3,'disc 1-courts-1 neutral','[{"what":"used","seat":3,"facts":{"space":"2-bank-3","source":"1-courts-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r196',0,1.79484750299134397503e+09);
INSERT INTO "entries" VALUES('old006',142,'move',3,'car gela','[{"what":"car_placed","seat":3,"facts":{"area":"gela"},"secret":{},"seen_by":[]}]','r197',0,1.7948475029920973778e+09);
INSERT INTO "entries" VALUES('old006',143,'move',0,'spread primo','[{"what":"spread","seat":0,"facts":{"column":"primo","cost":4},"secret":{},"seen_by":[]}]','r198',0,1.79484750299281096454e+09);
INSERT INTO "entries" VALUES('old006',144,'move',0,'drop 2-police-4','[{"what":"disc_landed","seat":0,"facts":{"space":"2-police-4","owner":"neutral"},"secret":{},"seen_by":[]}]','r199',0,1.79484750299352669713e+09);
INSERT INTO "entries" VALUES('old006',145,'move',0,'drop 2-police-2','[{"what":"disc_landed","seat":0,"facts":{"space":"2-police-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r200',0,1.79484750299414944647e+09);
INSERT INTO "entries" VALUES('old006',146,'move',0,'drop 2-two-1','[{"what":"disc_landed","seat":0,"facts":{"space":"2-two-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r201',0,1.79484750299477267268e+09);
INSERT INTO "entries" VALUES('old006',147,'move',0,'act','[{"what":"first_player","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r202',0,1794847502.99551);
INSERT INTO "entries" VALUES('old006',148,'move',0,'boat mare_licata','[{"what":"boat_placed","seat":0,"facts":{"sea":"mare_licata"},"secret":{},"seen_by":[]}]','r203',0,1.79484750299624633783e+09);
INSERT INTO "entries" VALUES('old006',149,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r204',0,1.79484750299695420272e+09);
INSERT INTO "entries" VALUES('old006',150,'move',0,'sail mare_agrigento','[{"what":"boat_sailed","seat":0,"facts":{"sea":"mare_agrigento"},"secret":{},"seen_by":[]}]','r205',0,1.79484750299767065045e+09);
INSERT INTO "entries" VALUES('old006',151,'move',1,'use 2-two-2','[]','r206',0,1.79484750299841213229e+09);
INSERT INTO "entries" VALUES('old006',152,'move',1,'disc 1-two-2 0','[{"what":"used","seat":1,"facts":{"space":"2-two-2","source":"1-two-2","owner":0},"secret":{},"seen_by":[]}]','r207',0,1.7948475029992411137e+09);
INSERT INTO "entries" VALUES('old006',153,'move',1,'do influence','[]','r208',0,1.794847503000026226e+09);
INSERT INTO "entries" VALUES('old006',154,'move',1,'row police','[{"what":"uncovered","seat":1,"facts":{"row":"police"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":1,"facts":{"token":"blue-police-b"},"secret":{},"seen_by":[]}]','r209',0,1.79484750300078701968e+09);
INSERT INTO "entries" VALUES('old006',155,'move',1,'stop','[]','r210',0,1.79484750300156664843e+09);
INSERT INTO "entries" VALUES('old006',156,'move',2,'use 2-two-3','[]','r211',0,1.79484750300237894064e+09);
INSERT INTO "entries" VALUES('old006',157,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r212',0,1.79484750300323891644e+09);
INSERT INTO "entries" VALUES('old006',158,'move',2,'disc 1-church-2 neutral','[{"what":"used","seat":2,"facts":{"space":"2-two-3","source":"1-church-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r213',0,1.79484750300404834744e+09);
INSERT INTO "entries" VALUES('old006',159,'move',2,'row bank','[{"what":"uncovered","seat":2,"facts":{"row":"bank"},"secret":{},"seen_by":[]},{"what":"laundered","seat":2,"facts":{"n":3},"secret":{},"seen_by":[]}]','r214',0,1.79484750300485515592e+09);
INSERT INTO "entries" VALUES('old006',160,'move',3,'use 2-bank-2','[]','r215',0,1.79484750300555443757e+09);
INSERT INTO "entries" VALUES('old006',161,'move',3,'disc 1-courts-2 neutral','[{"what":"used","seat":3,"facts":{"space":"2-bank-2","source":"1-courts-2","owner":"neutral"},"secret":{},"seen_by":[]},{"what":"laundered","seat":3,"facts":{"n":3},"secret":{},"seen_by":[]}]','r216',0,1.79484750300630474095e+09);
INSERT INTO "entries" VALUES('old006',162,'move',0,'spread police','[{"what":"spread","seat":0,"facts":{"column":"police","cost":3},"secret":{},"seen_by":[]}]','r217',0,1794847503.00702);
INSERT INTO "entries" VALUES('old006',163,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r218',0,1.79484750300793576244e+09);
INSERT INTO "entries" VALUES('old006',164,'move',0,'drop 2-police-1','[{"what":"disc_landed","seat":0,"facts":{"space":"2-police-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r219',0,1.79484750300870442392e+09);
INSERT INTO "entries" VALUES('old006',165,'move',0,'drop 2-primo-1','[{"what":"disc_landed","seat":0,"facts":{"space":"2-primo-1","owner":0},"secret":{},"seen_by":[]}]','r220',0,1.79484750300946235661e+09);
INSERT INTO "entries" VALUES('old006',166,'move',0,'act','[{"what":"uncovered","seat":0,"facts":{"row":"police"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":0,"facts":{"token":"yellow-police-a"},"secret":{},"seen_by":[]},{"what":"uncovered","seat":0,"facts":{"row":"police"},"secret":{},"seen_by":[]}]','r221',0,1.7948475030102114678e+09);
INSERT INTO "entries" VALUES('old006',167,'move',0,'sell yellow-police-a','[{"what":"sold","seat":0,"facts":{"token":"yellow-police-a"},"secret":{},"seen_by":[]}]','r222',0,1.79484750301092147828e+09);
INSERT INTO "entries" VALUES('old006',168,'move',0,'pass','[]','r223',0,1.79484750301154875754e+09);
INSERT INTO "entries" VALUES('old006',169,'move',1,'use 2-church-3','[]','r224',0,1.79484750301227736473e+09);
INSERT INTO "entries" VALUES('old006',170,'move',1,'disc 1-church-3 neutral','[{"what":"used","seat":1,"facts":{"space":"2-church-3","source":"1-church-3","owner":"neutral"},"secret":{},"seen_by":[]}]','r225',0,1.79484750301309180266e+09);
INSERT INTO "entries" VALUES('old006',171,'move',1,'do recruit','[]','r226',0,1.7948475030137851238e+09);
INSERT INTO "entries" VALUES('old006',172,'move',1,'sell blue-police-b','[{"what":"sold","seat":1,"facts":{"token":"blue-police-b"},"secret":{},"seen_by":[]}]','r227',0,1.79484750301445484168e+09);
INSERT INTO "entries" VALUES('old006',173,'move',1,'recruit 5','[{"what":"recruited","seat":1,"facts":{"n":5},"secret":{},"seen_by":[]}]','r228',0,1.79484750301509380339e+09);
INSERT INTO "entries" VALUES('old006',174,'move',2,'use 2-courts-2','[]','r229',0,1.79484750301574969293e+09);
INSERT INTO "entries" VALUES('old006',175,'move',2,'disc 1-church-3 2','[{"what":"used","seat":2,"facts":{"space":"2-courts-2","source":"1-church-3","owner":2},"secret":{},"seen_by":[]}]','r230',0,1.79484750301655101778e+09);
INSERT INTO "entries" VALUES('old006',176,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r231',0,1.7948475030172047615e+09);
INSERT INTO "entries" VALUES('old006',177,'move',2,'do deploy','[]','r232',0,1.79484750301780080798e+09);
INSERT INTO "entries" VALUES('old006',178,'move',2,'deploy nicosia','[]','r233',0,1.79484750301846766474e+09);
INSERT INTO "entries" VALUES('old006',179,'move',2,'soldati 3','[{"what":"deployed","seat":2,"facts":{"n":3,"area":"nicosia"},"secret":{},"seen_by":[]}]','r234',0,1.7948475030191614628e+09);
INSERT INTO "entries" VALUES('old006',180,'move',3,'use 2-police-3','[]','r235',0,1.79484750301990365981e+09);
INSERT INTO "entries" VALUES('old006',181,'move',3,'disc 1-church-3 1','[{"what":"used","seat":3,"facts":{"space":"2-police-3","source":"1-church-3","owner":1},"secret":{},"seen_by":[]}]','r236',0,1.79484750302068567272e+09);
INSERT INTO "entries" VALUES('old006',182,'move',3,'lab agrigento','[{"what":"lab_placed","seat":3,"facts":{"area":"agrigento"},"secret":{},"seen_by":[]}]','r237',0,1.79484750302141880988e+09);
INSERT INTO "entries" VALUES('old006',183,'move',0,'use 2-primo-3','[]','r238',0,1.79484750302220153806e+09);
INSERT INTO "entries" VALUES('old006',184,'move',0,'disc 1-bank-1 3','[{"what":"used","seat":0,"facts":{"space":"2-primo-3","source":"1-bank-1","owner":3},"secret":{},"seen_by":[]}]','r239',0,1.79484750302301406853e+09);
INSERT INTO "entries" VALUES('old006',185,'move',0,'do launder','[{"what":"laundered","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]}]','r240',0,1.79484750302374148362e+09);
INSERT INTO "entries" VALUES('old006',186,'move',1,'use 2-two-4','[]','r241',0,1.79484750302444577216e+09);
INSERT INTO "entries" VALUES('old006',187,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r242',0,1.79484750302514433858e+09);
INSERT INTO "entries" VALUES('old006',188,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r243',0,1.794847503025853157e+09);
INSERT INTO "entries" VALUES('old006',189,'move',1,'disc 1-two-1 2','[{"what":"used","seat":1,"facts":{"space":"2-two-4","source":"1-two-1","owner":2},"secret":{},"seen_by":[]},{"what":"ultima_set","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r244',1,1.79484750302655625344e+09);
INSERT INTO "entries" VALUES('old006',190,'move',1,'use 2-church-3','[{"what":"ultima_used","seat":1,"facts":{"space":"2-church-3"},"secret":{},"seen_by":[]}]','r245',0,1.79484750302728390692e+09);
INSERT INTO "entries" VALUES('old006',191,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r246',0,1.79484750302801084522e+09);
INSERT INTO "entries" VALUES('old006',192,'move',1,'do deploy','[]','r247',0,1.79484750302878499029e+09);
INSERT INTO "entries" VALUES('old006',193,'move',1,'deploy partinico','[]','r248',0,1.79484750302948737146e+09);
INSERT INTO "entries" VALUES('old006',194,'move',1,'soldati 4','[{"what":"deployed","seat":1,"facts":{"n":4,"area":"partinico"},"secret":{},"seen_by":[]},{"what":"encounter","seat":null,"facts":{"round":2,"orders":[["siracusa","blue-police-a"]]},"secret":{},"seen_by":[]},{"what":"order","seat":1,"facts":{"token":"blue-police-a","area":"siracusa"},"secret":{},"seen_by":[]}]','r249',0,1.79484750303020572665e+09);
INSERT INTO "entries" VALUES('old006',195,'move',1,'do car','[{"what":"car_placed","seat":1,"facts":{"area":"siracusa"},"secret":{},"seen_by":[]}]','r250',0,1794847503.03091);
INSERT INTO "entries" VALUES('old006',196,'move',1,'put 2','[{"what":"deployed","seat":1,"facts":{"n":2,"area":"siracusa"},"secret":{},"seen_by":[]},{"what":"token_back","seat":1,"facts":{"area":"siracusa","token":"blue-police-a"},"secret":{},"seen_by":[]},{"what":"new_round","seat":null,"facts":{"n":3},"secret":{},"seen_by":[]},{"what":"planning","seat":null,"facts":{"round":3},"secret":{},"seen_by":[]}]','r251',0,1.79484750303153514864e+09);
INSERT INTO "entries" VALUES('old006',197,'move',0,'spread two','[{"what":"spread","seat":0,"facts":{"column":"two","cost":4},"secret":{},"seen_by":[]}]','r252',0,1.79484750303217864032e+09);
INSERT INTO "entries" VALUES('old006',198,'move',0,'drop 3-church-1','[{"what":"disc_landed","seat":0,"facts":{"space":"3-church-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r253',0,1.7948475030327913761e+09);
INSERT INTO "entries" VALUES('old006',199,'move',0,'drop 3-bank-1','[{"what":"disc_landed","seat":0,"facts":{"space":"3-bank-1","owner":0},"secret":{},"seen_by":[]}]','r254',0,1.79484750303343582153e+09);
INSERT INTO "entries" VALUES('old006',200,'move',0,'drop 3-church-2','[{"what":"disc_landed","seat":0,"facts":{"space":"3-church-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r255',0,1.7948475030341496468e+09);
INSERT INTO "entries" VALUES('old006',201,'move',0,'act','[]','r256',0,1.79484750303481054305e+09);
INSERT INTO "entries" VALUES('old006',202,'move',0,'row courts','[{"what":"uncovered","seat":0,"facts":{"row":"courts"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":0,"facts":{"token":"yellow-courts-a"},"secret":{},"seen_by":[]}]','r257',0,1.79484750303558421137e+09);
INSERT INTO "entries" VALUES('old006',203,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r258',0,1.79484750303632187838e+09);
INSERT INTO "entries" VALUES('old006',204,'move',0,'pass','[]','r259',0,1.79484750303709220892e+09);
INSERT INTO "entries" VALUES('old006',205,'move',0,'row church','[{"what":"uncovered","seat":0,"facts":{"row":"church"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":0,"facts":{"token":"yellow-church-a"},"secret":{},"seen_by":[]}]','r260',0,1.79484750303784704205e+09);
INSERT INTO "entries" VALUES('old006',206,'move',0,'place 3-police-1','[{"what":"disc_placed","seat":0,"facts":{"space":"3-police-1"},"secret":{},"seen_by":[]}]','r261',0,1.79484750303860330581e+09);
INSERT INTO "entries" VALUES('old006',207,'move',0,'sell yellow-church-a','[{"what":"sold","seat":0,"facts":{"token":"yellow-church-a"},"secret":{},"seen_by":[]}]','r262',0,1.79484750303933262823e+09);
INSERT INTO "entries" VALUES('old006',208,'move',0,'order termini_imerese','[]','r263',0,1.79484750304006266587e+09);
INSERT INTO "entries" VALUES('old006',209,'move',0,'token yellow-courts-a','[{"what":"order_laid","seat":0,"facts":{"area":"termini_imerese"},"secret":{"token":"yellow-courts-a"},"seen_by":[0,2]}]','r264',0,1.79484750304077434542e+09);
INSERT INTO "entries" VALUES('old006',210,'move',1,'use 3-primo-1','[]','r265',0,1.79484750304155492783e+09);
INSERT INTO "entries" VALUES('old006',211,'move',1,'disc 2-police-2 neutral','[{"what":"used","seat":1,"facts":{"space":"3-primo-1","source":"2-police-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r266',0,1.79484750304235196119e+09);
INSERT INTO "entries" VALUES('old006',212,'move',1,'sell blue-police-a','[{"what":"sold","seat":1,"facts":{"token":"blue-police-a"},"secret":{},"seen_by":[]}]','r267',0,1.79484750304306578633e+09);
INSERT INTO "entries" VALUES('old006',213,'move',1,'do equip','[]','r268',0,1.79484750304387831692e+09);
INSERT INTO "entries" VALUES('old006',214,'move',1,'lab siracusa','[{"what":"lab_placed","seat":1,"facts":{"area":"siracusa"},"secret":{},"seen_by":[]}]','r269',0,1.79484750304465126994e+09);
INSERT INTO "entries" VALUES('old006',215,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r270',0,1.79484750304537034031e+09);
INSERT INTO "entries" VALUES('old006',216,'move',1,'do equip','[]','r271',0,1.79484750304607200629e+09);
INSERT INTO "entries" VALUES('old006',217,'move',1,'car vittoria','[{"what":"car_placed","seat":1,"facts":{"area":"vittoria"},"secret":{},"seen_by":[]}]','r272',0,1794847503.04681);
INSERT INTO "entries" VALUES('old006',218,'move',2,'use 3-two-1','[]','r273',0,1.79484750304758334162e+09);
INSERT INTO "entries" VALUES('old006',219,'move',2,'disc 2-courts-3 3','[{"what":"used","seat":2,"facts":{"space":"3-two-1","source":"2-courts-3","owner":3},"secret":{},"seen_by":[]}]','r274',0,1.79484750304836249354e+09);
INSERT INTO "entries" VALUES('old006',220,'move',2,'row police','[{"what":"uncovered","seat":2,"facts":{"row":"police"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":2,"facts":{"token":"red-police-a"},"secret":{},"seen_by":[]}]','r275',0,1.7948475030491371154e+09);
INSERT INTO "entries" VALUES('old006',221,'move',2,'place 3-two-3','[{"what":"disc_placed","seat":2,"facts":{"space":"3-two-3"},"secret":{},"seen_by":[]}]','r276',0,1.79484750304990124704e+09);
INSERT INTO "entries" VALUES('old006',222,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r277',0,1.79484750305061483387e+09);
INSERT INTO "entries" VALUES('old006',223,'move',3,'spread police','[{"what":"spread","seat":3,"facts":{"column":"police","cost":5},"secret":{},"seen_by":[]}]','r278',0,1.79484750305141854288e+09);
INSERT INTO "entries" VALUES('old006',224,'move',3,'drop 3-two-2','[{"what":"disc_landed","seat":3,"facts":{"space":"3-two-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r279',0,1.79484750305214595797e+09);
INSERT INTO "entries" VALUES('old006',225,'move',3,'drop 3-bank-2','[{"what":"disc_landed","seat":3,"facts":{"space":"3-bank-2","owner":1},"secret":{},"seen_by":[]}]','r280',0,1.79484750305293798444e+09);
INSERT INTO "entries" VALUES('old006',226,'move',3,'drop 3-bank-4','[{"what":"disc_landed","seat":3,"facts":{"space":"3-bank-4","owner":"neutral"},"secret":{},"seen_by":[]}]','r281',0,1.79484750305364942554e+09);
INSERT INTO "entries" VALUES('old006',227,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r282',0,1.79484750305436491961e+09);
INSERT INTO "entries" VALUES('old006',228,'move',3,'act','[{"what":"uncovered","seat":3,"facts":{"row":"police"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":3,"facts":{"token":"green-police-a"},"secret":{},"seen_by":[]},{"what":"uncovered","seat":3,"facts":{"row":"police"},"secret":{},"seen_by":[]}]','r283',0,1.79484750305510497095e+09);
INSERT INTO "entries" VALUES('old006',229,'move',3,'order gela','[]','r284',0,1.79484750305585765836e+09);
INSERT INTO "entries" VALUES('old006',230,'move',3,'token green-police-a','[{"what":"order_laid","seat":3,"facts":{"area":"gela"},"secret":{"token":"green-police-a"},"seen_by":[1,3]}]','r285',0,1.79484750305657267573e+09);
INSERT INTO "entries" VALUES('old006',231,'move',0,'use 3-primo-3','[]','r286',0,1.79484750305729866032e+09);
INSERT INTO "entries" VALUES('old006',232,'move',0,'disc 2-bank-3 neutral','[{"what":"used","seat":0,"facts":{"space":"3-primo-3","source":"2-bank-3","owner":"neutral"},"secret":{},"seen_by":[]}]','r287',0,1.79484750305806255339e+09);
INSERT INTO "entries" VALUES('old006',233,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r288',0,1.79484750305877852442e+09);
INSERT INTO "entries" VALUES('old006',234,'move',0,'do launder','[{"what":"laundered","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]}]','r289',0,1.79484750305953550341e+09);
INSERT INTO "entries" VALUES('old006',235,'move',1,'use 3-courts-4','[]','r290',0,1.79484750306026577949e+09);
INSERT INTO "entries" VALUES('old006',236,'move',1,'disc 2-bank-2 neutral','[{"what":"used","seat":1,"facts":{"space":"3-courts-4","source":"2-bank-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r291',0,1.79484750306099128725e+09);
INSERT INTO "entries" VALUES('old006',237,'move',1,'recruit 2','[{"what":"recruited","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r292',0,1.79484750306161427503e+09);
INSERT INTO "entries" VALUES('old006',238,'move',2,'use 3-police-3','[]','r293',0,1.79484750306224179272e+09);
INSERT INTO "entries" VALUES('old006',239,'move',2,'disc 2-bank-1 1','[{"what":"used","seat":2,"facts":{"space":"3-police-3","source":"2-bank-1","owner":1},"secret":{},"seen_by":[]}]','r294',0,1.79484750306296110154e+09);
INSERT INTO "entries" VALUES('old006',240,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r295',0,1.79484750306363201139e+09);
INSERT INTO "entries" VALUES('old006',241,'move',2,'do order','[]','r296',0,1.79484750306432127957e+09);
INSERT INTO "entries" VALUES('old006',242,'move',2,'order trapani','[]','r297',0,1.79484750306506562231e+09);
INSERT INTO "entries" VALUES('old006',243,'move',2,'token red-police-a','[{"what":"order_laid","seat":2,"facts":{"area":"trapani"},"secret":{"token":"red-police-a"},"seen_by":[0,2]}]','r298',0,1.79484750306657814982e+09);
INSERT INTO "entries" VALUES('old006',244,'move',3,'spread primo','[{"what":"spread","seat":3,"facts":{"column":"primo","cost":3},"secret":{},"seen_by":[]}]','r299',0,1.79484750306736254689e+09);
INSERT INTO "entries" VALUES('old006',245,'move',3,'drop 3-police-2','[{"what":"disc_landed","seat":3,"facts":{"space":"3-police-2","owner":0},"secret":{},"seen_by":[]}]','r300',0,1.79484750306799721716e+09);
INSERT INTO "entries" VALUES('old006',246,'move',3,'drop 3-primo-2','[{"what":"disc_landed","seat":3,"facts":{"space":"3-primo-2","owner":3},"secret":{},"seen_by":[]}]','r301',0,1.79484750306858038904e+09);
INSERT INTO "entries" VALUES('old006',247,'move',3,'act','[{"what":"first_player","seat":3,"facts":{},"secret":{},"seen_by":[]}]','r302',0,1.79484750306916475293e+09);
INSERT INTO "entries" VALUES('old006',248,'move',3,'car piazza_armerina','[{"what":"car_placed","seat":3,"facts":{"area":"piazza_armerina"},"secret":{},"seen_by":[]}]','r303',0,1.79484750306970858571e+09);
INSERT INTO "entries" VALUES('old006',249,'move',0,'use 3-police-4','[]','r304',0,1.79484750307027363775e+09);
INSERT INTO "entries" VALUES('old006',250,'move',0,'disc 2-courts-2 2','[{"what":"used","seat":0,"facts":{"space":"3-police-4","source":"2-courts-2","owner":2},"secret":{},"seen_by":[]}]','r305',0,1.79484750307086777685e+09);
INSERT INTO "entries" VALUES('old006',251,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r306',0,1.79484750307142853741e+09);
INSERT INTO "entries" VALUES('old006',252,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r307',0,1.79484750307195806496e+09);
INSERT INTO "entries" VALUES('old006',253,'move',0,'do deploy','[]','r308',1,1.79484750307245850562e+09);
INSERT INTO "entries" VALUES('old006',254,'move',0,'deploy licata','[]','r309',0,1.79484750307304239272e+09);
INSERT INTO "entries" VALUES('old006',255,'move',0,'soldati 5','[{"what":"deployed","seat":0,"facts":{"n":5,"area":"licata"},"secret":{},"seen_by":[]}]','r310',0,1.79484750307350778581e+09);
INSERT INTO "entries" VALUES('old006',256,'move',0,'do recruit','[]','r311',0,1.79484750307404661174e+09);
INSERT INTO "entries" VALUES('old006',257,'move',0,'recruit 4','[{"what":"recruited","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]}]','r312',0,1.79484750307453727723e+09);
INSERT INTO "entries" VALUES('old006',258,'move',1,'use 3-bank-3','[]','r313',0,1.79484750307506275173e+09);
INSERT INTO "entries" VALUES('old006',259,'move',1,'disc 2-church-3 neutral','[{"what":"used","seat":1,"facts":{"space":"3-bank-3","source":"2-church-3","owner":"neutral"},"secret":{},"seen_by":[]},{"what":"laundered","seat":1,"facts":{"n":4},"secret":{},"seen_by":[]}]','r314',0,1.794847503075618267e+09);
INSERT INTO "entries" VALUES('old006',260,'move',2,'use 3-police-3','[]','r315',0,1.79484750307613492013e+09);
INSERT INTO "entries" VALUES('old006',261,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r316',0,1.79484750307667589191e+09);
INSERT INTO "entries" VALUES('old006',262,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r317',0,1.79484750307723259924e+09);
INSERT INTO "entries" VALUES('old006',263,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r318',1,1.79484750307771778101e+09);
INSERT INTO "entries" VALUES('old006',264,'move',2,'disc 2-church-3 2','[{"what":"used","seat":2,"facts":{"space":"3-police-3","source":"2-church-3","owner":2},"secret":{},"seen_by":[]}]','r319',1,1.7948475030782647133e+09);
INSERT INTO "entries" VALUES('old006',265,'move',2,'boat mare_catania','[{"what":"boat_placed","seat":2,"facts":{"sea":"mare_catania"},"secret":{},"seen_by":[]}]','r320',0,1.79484750307876157757e+09);
INSERT INTO "entries" VALUES('old006',266,'move',2,'sail mare_siracusa','[{"what":"boat_sailed","seat":2,"facts":{"sea":"mare_siracusa"},"secret":{},"seen_by":[]},{"what":"encounter","seat":null,"facts":{"round":3,"orders":[["trapani","red-police-a"],["termini_imerese","yellow-courts-a"],["gela","green-police-a"]]},"secret":{},"seen_by":[]},{"what":"order","seat":3,"facts":{"token":"green-police-a","area":"gela"},"secret":{},"seen_by":[]}]','r321',0,1.79484750307937479018e+09);
INSERT INTO "entries" VALUES('old006',267,'move',3,'put 1','[{"what":"deployed","seat":3,"facts":{"n":1,"area":"gela"},"secret":{},"seen_by":[]},{"what":"token_back","seat":3,"facts":{"area":"gela","token":"green-police-a"},"secret":{},"seen_by":[]},{"what":"order","seat":2,"facts":{"token":"red-police-a","area":"trapani"},"secret":{},"seen_by":[]}]','r322',0,1.79484750307997083665e+09);
INSERT INTO "entries" VALUES('old006',268,'move',2,'put 1','[{"what":"deployed","seat":2,"facts":{"n":1,"area":"trapani"},"secret":{},"seen_by":[]},{"what":"order","seat":0,"facts":{"token":"yellow-courts-a","area":"termini_imerese"},"secret":{},"seen_by":[]}]','r323',0,1.79484750308104491238e+09);
INSERT INTO "entries" VALUES('old006',269,'move',0,'do move','[]','r324',0,1.79484750308165216447e+09);
INSERT INTO "entries" VALUES('old006',270,'move',0,'land lercara_friddi','[]','r325',0,1.79484750308221459392e+09);
INSERT INTO "entries" VALUES('old006',271,'move',0,'send 1','[{"what":"moved","seat":0,"facts":{"n":1,"cars":0,"source":"termini_imerese","area":"lercara_friddi","mode":"land"},"secret":{},"seen_by":[]},{"what":"bonuses","seat":0,"facts":{"attack":2,"defence":0,"n":2},"secret":{},"seen_by":[]},{"what":"bounty","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"took","seat":0,"facts":{"area":"lercara_friddi"},"secret":{},"seen_by":[]},{"what":"token_back","seat":0,"facts":{"area":"termini_imerese","token":"yellow-courts-a"},"secret":{},"seen_by":[]},{"what":"token_back","seat":2,"facts":{"area":"trapani","token":"red-police-a"},"secret":{},"seen_by":[]},{"what":"mandamento_gained","seat":0,"facts":{"mandamento":"m_madonie"},"secret":{},"seen_by":[]}]','r326',0,1.79484750308288764958e+09);
INSERT INTO "entries" VALUES('old006',272,'move',0,'mark influence','[{"what":"marked","seat":0,"facts":{"tile":"influence"},"secret":{},"seen_by":[]},{"what":"new_round","seat":null,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"planning","seat":null,"facts":{"round":4},"secret":{},"seen_by":[]}]','r327',0,1.79484750308350396157e+09);
INSERT INTO "entries" VALUES('old006',273,'move',0,'replace 3-bank-4','[{"what":"disc_replaced","seat":0,"facts":{"space":"3-bank-4"},"secret":{},"seen_by":[]}]','r328',0,1.79484750308406758312e+09);
INSERT INTO "entries" VALUES('old006',274,'move',3,'use 4-two-1','[]','r329',0,1.79484750308467245105e+09);
INSERT INTO "entries" VALUES('old006',275,'move',3,'disc 3-two-3 2','[{"what":"used","seat":3,"facts":{"space":"4-two-1","source":"3-two-3","owner":2},"secret":{},"seen_by":[]}]','r330',0,1.7948475030853271484e+09);
INSERT INTO "entries" VALUES('old006',276,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r331',0,1.79484750308586907385e+09);
INSERT INTO "entries" VALUES('old006',277,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r332',0,1.79484750308630752564e+09);
INSERT INTO "entries" VALUES('old006',278,'move',3,'sell green-police-a','[{"what":"sold","seat":3,"facts":{"token":"green-police-a"},"secret":{},"seen_by":[]}]','r333',0,1.79484750308671140673e+09);
INSERT INTO "entries" VALUES('old006',279,'move',3,'row police','[{"what":"uncovered","seat":3,"facts":{"row":"police"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":3,"facts":{"token":"green-police-b"},"secret":{},"seen_by":[]}]','r334',1,1.79484750308716416362e+09);
INSERT INTO "entries" VALUES('old006',280,'move',3,'place 4-two-4','[{"what":"disc_placed","seat":3,"facts":{"space":"4-two-4"},"secret":{},"seen_by":[]}]','r335',0,1.79484750308756279947e+09);
INSERT INTO "entries" VALUES('old006',281,'move',0,'use 4-bank-3','[]','r336',0,1.79484750308798456193e+09);
INSERT INTO "entries" VALUES('old006',282,'move',0,'disc 3-bank-1 0','[{"what":"used","seat":0,"facts":{"space":"4-bank-3","source":"3-bank-1","owner":0},"secret":{},"seen_by":[]}]','r337',0,1.79484750308842182153e+09);
INSERT INTO "entries" VALUES('old006',283,'move',0,'sell yellow-courts-a','[{"what":"sold","seat":0,"facts":{"token":"yellow-courts-a"},"secret":{},"seen_by":[]}]','r338',0,1.79484750308891463275e+09);
INSERT INTO "entries" VALUES('old006',284,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r339',0,1.79484750308930206298e+09);
INSERT INTO "entries" VALUES('old006',285,'move',0,'do launder','[{"what":"laundered","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]}]','r340',0,1.79484750308971023561e+09);
INSERT INTO "entries" VALUES('old006',286,'move',1,'use 4-police-1','[]','r341',0,1.79484750309013199806e+09);
INSERT INTO "entries" VALUES('old006',287,'move',1,'disc 3-police-3 1','[{"what":"used","seat":1,"facts":{"space":"4-police-1","source":"3-police-3","owner":1},"secret":{},"seen_by":[]}]','r342',0,1.79484750309052681926e+09);
INSERT INTO "entries" VALUES('old006',288,'move',1,'deploy enna','[]','r343',0,1.79484750309101319309e+09);
INSERT INTO "entries" VALUES('old006',289,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r344',0,1.79484750309155964846e+09);
INSERT INTO "entries" VALUES('old006',290,'move',1,'soldati 1','[{"what":"deployed","seat":1,"facts":{"n":1,"area":"enna"},"secret":{},"seen_by":[]}]','r345',0,1.79484750309211444859e+09);
INSERT INTO "entries" VALUES('old006',291,'move',2,'use 4-primo-1','[]','r346',0,1.7948475030926716328e+09);
INSERT INTO "entries" VALUES('old006',292,'move',2,'disc 3-courts-4 neutral','[{"what":"used","seat":2,"facts":{"space":"4-primo-1","source":"3-courts-4","owner":"neutral"},"secret":{},"seen_by":[]}]','r347',0,1.79484750309330749512e+09);
INSERT INTO "entries" VALUES('old006',293,'move',2,'do equip','[]','r348',0,1.79484750309385371206e+09);
INSERT INTO "entries" VALUES('old006',294,'move',2,'boat mare_agrigento','[{"what":"boat_placed","seat":2,"facts":{"sea":"mare_agrigento"},"secret":{},"seen_by":[]}]','r349',0,1.7948475030943369865e+09);
INSERT INTO "entries" VALUES('old006',295,'move',2,'sail mare_trapani','[{"what":"boat_sailed","seat":2,"facts":{"sea":"mare_trapani"},"secret":{},"seen_by":[]}]','r350',0,1.79484750309487748145e+09);
INSERT INTO "entries" VALUES('old006',296,'move',2,'sell red-police-a','[{"what":"sold","seat":2,"facts":{"token":"red-police-a"},"secret":{},"seen_by":[]}]','r351',0,1.7948475030954079628e+09);
INSERT INTO "entries" VALUES('old006',297,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r352',0,1.79484750309591412544e+09);
INSERT INTO "entries" VALUES('old006',298,'move',2,'stop','[]','r353',1,1.79484750309639573095e+09);
INSERT INTO "entries" VALUES('old006',299,'move',3,'use 4-courts-3','[]','r354',0,1.79484750309698677063e+09);
INSERT INTO "entries" VALUES('old006',300,'move',3,'disc 3-bank-2 1','[{"what":"used","seat":3,"facts":{"space":"4-courts-3","source":"3-bank-2","owner":1},"secret":{},"seen_by":[]}]','r355',0,1.794847503097512722e+09);
INSERT INTO "entries" VALUES('old006',301,'move',3,'sell green-police-b','[{"what":"sold","seat":3,"facts":{"token":"green-police-b"},"secret":{},"seen_by":[]}]','r356',0,1.79484750309802246095e+09);
INSERT INTO "entries" VALUES('old006',302,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r357',0,1.7948475030984470844e+09);
INSERT INTO "entries" VALUES('old006',303,'move',3,'do equip','[]','r358',1,1.79484750309896373752e+09);
INSERT INTO "entries" VALUES('old006',304,'move',3,'car catania','[{"what":"car_placed","seat":3,"facts":{"area":"catania"},"secret":{},"seen_by":[]}]','r359',0,1.79484750309948587424e+09);
INSERT INTO "entries" VALUES('old006',305,'move',0,'spread primo','[{"what":"spread","seat":0,"facts":{"column":"primo","cost":4},"secret":{},"seen_by":[]}]','r360',0,1.79484750310004973414e+09);
INSERT INTO "entries" VALUES('old006',306,'move',0,'drop 4-bank-1','[{"what":"disc_landed","seat":0,"facts":{"space":"4-bank-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r361',0,1.79484750310064196583e+09);
INSERT INTO "entries" VALUES('old006',307,'move',0,'drop 4-primo-3','[{"what":"disc_landed","seat":0,"facts":{"space":"4-primo-3","owner":3},"secret":{},"seen_by":[]}]','r362',0,1.79484750310127162938e+09);
INSERT INTO "entries" VALUES('old006',308,'move',0,'drop 4-church-4','[{"what":"disc_landed","seat":0,"facts":{"space":"4-church-4","owner":"neutral"},"secret":{},"seen_by":[]}]','r363',0,1.79484750310180473332e+09);
INSERT INTO "entries" VALUES('old006',309,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r364',0,1.79484750310237240788e+09);
INSERT INTO "entries" VALUES('old006',310,'move',0,'act','[{"what":"first_player","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r365',0,1.79484750310293650625e+09);
INSERT INTO "entries" VALUES('old006',311,'move',0,'boat mare_milazzo','[{"what":"boat_placed","seat":0,"facts":{"sea":"mare_milazzo"},"secret":{},"seen_by":[]}]','r366',0,1.79484750310349678997e+09);
INSERT INTO "entries" VALUES('old006',312,'move',0,'stay','[]','r367',0,1.79484750310400795938e+09);
INSERT INTO "entries" VALUES('old006',313,'move',1,'use 4-church-4','[]','r368',0,1.79484750310457491875e+09);
INSERT INTO "entries" VALUES('old006',314,'move',1,'disc 3-church-1 neutral','[{"what":"used","seat":1,"facts":{"space":"4-church-4","source":"3-church-1","owner":"neutral"},"secret":{},"seen_by":[]}]','r369',0,1.79484750310524058345e+09);
INSERT INTO "entries" VALUES('old006',315,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r370',0,1.79484750310576176646e+09);
INSERT INTO "entries" VALUES('old006',316,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r371',0,1.79484750310632181161e+09);
INSERT INTO "entries" VALUES('old006',317,'move',1,'do deploy','[]','r372',1,1.79484750310688018801e+09);
INSERT INTO "entries" VALUES('old006',318,'move',1,'deploy partinico','[]','r373',0,1.79484750310744643211e+09);
INSERT INTO "entries" VALUES('old006',319,'move',1,'soldati 1','[{"what":"deployed","seat":1,"facts":{"n":1,"area":"partinico"},"secret":{},"seen_by":[]}]','r374',0,1.79484750310801672939e+09);
INSERT INTO "entries" VALUES('old006',320,'move',2,'use 4-two-3','[]','r375',0,1.79484750310859823224e+09);
INSERT INTO "entries" VALUES('old006',321,'move',2,'disc 3-police-3 2','[{"what":"used","seat":2,"facts":{"space":"4-two-3","source":"3-police-3","owner":2},"secret":{},"seen_by":[]}]','r376',0,1.79484750310920524599e+09);
INSERT INTO "entries" VALUES('old006',322,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r377',0,1.79484750310969877248e+09);
INSERT INTO "entries" VALUES('old006',323,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r378',0,1.79484750311021089555e+09);
INSERT INTO "entries" VALUES('old006',324,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r379',1,1.79484750311067366599e+09);
INSERT INTO "entries" VALUES('old006',325,'move',2,'row courts','[{"what":"uncovered","seat":2,"facts":{"row":"courts"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":2,"facts":{"token":"red-courts-a"},"secret":{},"seen_by":[]}]','r380',1,1.79484750311122250553e+09);
INSERT INTO "entries" VALUES('old006',326,'move',2,'car camastra','[{"what":"car_placed","seat":2,"facts":{"area":"camastra"},"secret":{},"seen_by":[]},{"what":"uncovered","seat":2,"facts":{"row":"courts"},"secret":{},"seen_by":[]}]','r381',0,1.79484750311171412464e+09);
INSERT INTO "entries" VALUES('old006',327,'move',3,'spread two','[{"what":"spread","seat":3,"facts":{"column":"two","cost":3},"secret":{},"seen_by":[]}]','r382',0,1.79484750311226296426e+09);
INSERT INTO "entries" VALUES('old006',328,'move',3,'drop 4-two-2','[{"what":"disc_landed","seat":3,"facts":{"space":"4-two-2","owner":3},"secret":{},"seen_by":[]}]','r383',0,1.79484750311284756664e+09);
INSERT INTO "entries" VALUES('old006',329,'move',3,'drop 4-two-5','[{"what":"disc_landed","seat":3,"facts":{"space":"4-two-5","owner":"neutral"},"secret":{},"seen_by":[]}]','r384',0,1.79484750311349415779e+09);
INSERT INTO "entries" VALUES('old006',330,'move',3,'act','[]','r385',0,1.794847503114030838e+09);
INSERT INTO "entries" VALUES('old006',331,'move',3,'row bank','[{"what":"uncovered","seat":3,"facts":{"row":"bank"},"secret":{},"seen_by":[]},{"what":"unlocked","seat":3,"facts":{"token":"green-bank-a"},"secret":{},"seen_by":[]},{"what":"gained","seat":3,"facts":{"n":2},"secret":{},"seen_by":[]}]','r386',0,1.79484750311451578142e+09);
INSERT INTO "entries" VALUES('old006',332,'move',3,'row police','[{"what":"uncovered","seat":3,"facts":{"row":"police"},"secret":{},"seen_by":[]}]','r387',0,1.79484750311509513856e+09);
INSERT INTO "entries" VALUES('old006',333,'move',3,'place 4-police-4','[{"what":"disc_placed","seat":3,"facts":{"space":"4-police-4"},"secret":{},"seen_by":[]}]','r388',0,1.79484750311562514307e+09);
INSERT INTO "entries" VALUES('old006',334,'move',3,'support','[{"what":"supported","seat":3,"facts":{"ally":1},"secret":{},"seen_by":[]}]','r389',0,1.7948475031161522865e+09);
INSERT INTO "entries" VALUES('old006',335,'move',3,'order agrigento','[]','r390',0,1.79484750311666226389e+09);
INSERT INTO "entries" VALUES('old006',336,'move',3,'token green-bank-a','[{"what":"order_laid","seat":3,"facts":{"area":"agrigento"},"secret":{"token":"green-bank-a"},"seen_by":[1,3]}]','r391',0,1.79484750311727619172e+09);
INSERT INTO "entries" VALUES('old006',337,'move',0,'use 4-police-3','[]','r392',0,1.79484750311778378482e+09);
INSERT INTO "entries" VALUES('old006',338,'move',0,'disc 3-police-4 2','[{"what":"used","seat":0,"facts":{"space":"4-police-3","source":"3-police-4","owner":2},"secret":{},"seen_by":[]}]','r393',0,1.79484750311843681332e+09);
INSERT INTO "entries" VALUES('old006',339,'move',0,'lab capo_dorlando','[{"what":"lab_placed","seat":0,"facts":{"area":"capo_dorlando"},"secret":{},"seen_by":[]}]','r394',0,1.79484750311898875237e+09);
INSERT INTO "entries" VALUES('old006',340,'move',1,'use 4-police-3','[]','r395',0,1.79484750311951422692e+09);
INSERT INTO "entries" VALUES('old006',341,'move',1,'disc 3-bank-3 neutral','[{"what":"used","seat":1,"facts":{"space":"4-police-3","source":"3-bank-3","owner":"neutral"},"secret":{},"seen_by":[]}]','r396',0,1.79484750312009429936e+09);
INSERT INTO "entries" VALUES('old006',342,'move',1,'boat mare_palermo','[{"what":"boat_placed","seat":1,"facts":{"sea":"mare_palermo"},"secret":{},"seen_by":[]}]','r397',0,1.79484750312067031863e+09);
INSERT INTO "entries" VALUES('old006',343,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r398',0,1.79484750312129926678e+09);
INSERT INTO "entries" VALUES('old006',344,'move',1,'stay','[]','r399',0,1.79484750312185859684e+09);
INSERT INTO "entries" VALUES('old006',345,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r400',0,1.7948475031223824024e+09);
INSERT INTO "entries" VALUES('old006',346,'move',2,'support','[{"what":"supported","seat":2,"facts":{"ally":0},"secret":{},"seen_by":[]}]','r401',0,1.79484750312295317656e+09);
INSERT INTO "entries" VALUES('old006',347,'move',2,'use 4-courts-2','[]','r402',1,1.79484750312344932556e+09);
INSERT INTO "entries" VALUES('old006',348,'move',2,'disc 3-church-2 neutral','[{"what":"used","seat":2,"facts":{"space":"4-courts-2","source":"3-church-2","owner":"neutral"},"secret":{},"seen_by":[]}]','r403',0,1.79484750312400245667e+09);
INSERT INTO "entries" VALUES('old006',349,'move',2,'order bagheria','[]','r404',0,1.79484750312456846233e+09);
INSERT INTO "entries" VALUES('old006',350,'move',2,'token red-courts-a','[{"what":"order_laid","seat":2,"facts":{"area":"bagheria"},"secret":{"token":"red-courts-a"},"seen_by":[0,2]}]','r405',0,1.79484750312519216537e+09);
INSERT INTO "entries" VALUES('old006',351,'move',3,'use 4-church-3','[]','r406',0,1.79484750312574458126e+09);
INSERT INTO "entries" VALUES('old006',352,'move',3,'disc 3-police-2 0','[{"what":"used","seat":3,"facts":{"space":"4-church-3","source":"3-police-2","owner":0},"secret":{},"seen_by":[]}]','r407',0,1.79484750312629508977e+09);
INSERT INTO "entries" VALUES('old006',353,'move',3,'do deploy','[]','r408',0,1.79484750312679314614e+09);
INSERT INTO "entries" VALUES('old006',354,'move',3,'deploy agrigento','[]','r409',0,1.79484750312735867497e+09);
INSERT INTO "entries" VALUES('old006',355,'move',3,'soldati 2','[{"what":"deployed","seat":3,"facts":{"n":2,"area":"agrigento"},"secret":{},"seen_by":[]}]','r410',0,1.79484750312792897225e+09);
INSERT INTO "entries" VALUES('old006',356,'move',3,'do recruit','[]','r411',0,1.79484750312853980061e+09);
INSERT INTO "entries" VALUES('old006',357,'move',3,'recruit 3','[{"what":"recruited","seat":3,"facts":{"n":3},"secret":{},"seen_by":[]}]','r412',0,1.79484750312917637829e+09);
INSERT INTO "entries" VALUES('old006',358,'move',0,'use 4-bank-4','[]','r413',0,1.79484750312975478172e+09);
INSERT INTO "entries" VALUES('old006',359,'move',0,'support','[{"what":"supported","seat":0,"facts":{"ally":2},"secret":{},"seen_by":[]}]','r414',0,1.79484750313036394114e+09);
INSERT INTO "entries" VALUES('old006',360,'move',0,'disc 3-bank-4 0','[{"what":"used","seat":0,"facts":{"space":"4-bank-4","source":"3-bank-4","owner":0},"secret":{},"seen_by":[]}]','r415',0,1794847503.13094);
INSERT INTO "entries" VALUES('old006',361,'move',0,'do equip','[]','r416',0,1.79484750313152146335e+09);
INSERT INTO "entries" VALUES('old006',362,'move',0,'car castelvetrano','[{"what":"car_placed","seat":0,"facts":{"area":"castelvetrano"},"secret":{},"seen_by":[]}]','r417',0,1.79484750313206744198e+09);
INSERT INTO "entries" VALUES('old006',363,'move',0,'stop','[]','r418',0,1.79484750313261127475e+09);
INSERT INTO "entries" VALUES('old006',364,'move',1,'use 4-police-3','[]','r419',0,1.79484750313318920135e+09);
INSERT INTO "entries" VALUES('old006',365,'move',1,'support','[{"what":"supported","seat":1,"facts":{"ally":3},"secret":{},"seen_by":[]}]','r420',0,1.79484750313368177413e+09);
INSERT INTO "entries" VALUES('old006',366,'move',1,'disc 3-police-1 0','[{"what":"used","seat":1,"facts":{"space":"4-police-3","source":"3-police-1","owner":0},"secret":{},"seen_by":[]}]','r421',0,1.79484750313423442841e+09);
INSERT INTO "entries" VALUES('old006',367,'move',1,'boat mare_licata','[{"what":"boat_placed","seat":1,"facts":{"sea":"mare_licata"},"secret":{},"seen_by":[]}]','r422',0,1.79484750313473081584e+09);
INSERT INTO "entries" VALUES('old006',368,'move',1,'sail mare_agrigento','[{"what":"boat_sailed","seat":1,"facts":{"sea":"mare_agrigento"},"secret":{},"seen_by":[]},{"what":"encounter","seat":null,"facts":{"round":4,"orders":[["bagheria","red-courts-a"],["agrigento","green-bank-a"]]},"secret":{},"seen_by":[]},{"what":"order","seat":3,"facts":{"token":"green-bank-a","area":"agrigento"},"secret":{},"seen_by":[]}]','r423',0,1.79484750313537836079e+09);
INSERT INTO "entries" VALUES('old006',369,'move',3,'done','[{"what":"order","seat":2,"facts":{"token":"red-courts-a","area":"bagheria"},"secret":{},"seen_by":[]}]','r424',0,1.79484750313594818111e+09);
INSERT INTO "entries" VALUES('old006',370,'move',2,'done','[{"what":"token_back","seat":2,"facts":{"area":"bagheria","token":"red-courts-a"},"secret":{},"seen_by":[]},{"what":"token_back","seat":3,"facts":{"area":"agrigento","token":"green-bank-a"},"secret":{},"seen_by":[]},{"what":"won_majority","seat":null,"facts":{"winners":[0,2],"mandamenti":[1,0,0,0]},"secret":{},"seen_by":[]}]','r425',0,1.79484750313661122322e+09);
INSERT INTO "entries" VALUES('old007',0,'start',NULL,'','[{"what":"begins","seat":null,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j29"},"seen_by":[0]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j30"},"seen_by":[0]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j13"},"seen_by":[1]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j09"},"seen_by":[1]},{"what":"opens_job","seat":null,"facts":{"job":"j32"},"secret":{},"seen_by":[]},{"what":"opens_job","seat":null,"facts":{"job":"j17"},"secret":{},"seen_by":[]},{"what":"shows_allies","seat":null,"facts":{"allies":["a01"]},"secret":{},"seen_by":[]},{"what":"horse_head","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"act","seat":null,"facts":{"act":1},"secret":{},"seen_by":[]},{"what":"opens","seat":null,"facts":{"business":"cinema","turf":1},"secret":{},"seen_by":[]}]',NULL,0,1.7948475032779822349e+09);
INSERT INTO "entries" VALUES('old007',1,'move',0,'thug federal_reserve','[{"what":"thug","seat":0,"facts":{"business":"federal_reserve","turf":1},"secret":{},"seen_by":[]}]','r426',0,1.79484750328074049944e+09);
INSERT INTO "entries" VALUES('old007',2,'move',0,'discard 1','[{"what":"discards","seat":0,"facts":{"card":"1"},"secret":{},"seen_by":[]}]','r427',0,1.79484750328129220005e+09);
INSERT INTO "entries" VALUES('old007',3,'move',0,'discard j29','[{"what":"discards","seat":0,"facts":{"card":"j29"},"secret":{},"seen_by":[]}]','r428',0,1.79484750328166365622e+09);
INSERT INTO "entries" VALUES('old007',4,'move',0,'discard 3','[{"what":"discards","seat":0,"facts":{"card":"3"},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["3","5"]},"secret":{},"seen_by":[]}]','r429',0,1.79484750328205108641e+09);
INSERT INTO "entries" VALUES('old007',5,'move',1,'thug restaurant','[{"what":"thug","seat":1,"facts":{"business":"restaurant","turf":7},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j37"},"seen_by":[1]}]','r430',0,1.79484750328243398663e+09);
INSERT INTO "entries" VALUES('old007',6,'move',0,'family f4','[{"what":"family","seat":0,"facts":{"space":"f4","figure":"don","turfs":[4,5,6]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r431',0,1.79484750328286314004e+09);
INSERT INTO "entries" VALUES('old007',7,'move',0,'launder 2','[{"what":"launders","seat":0,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r432',0,1.79484750328325343127e+09);
INSERT INTO "entries" VALUES('old007',8,'move',1,'thug cinema','[{"what":"thug","seat":1,"facts":{"business":"cinema","turf":1},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","5"]},"secret":{},"seen_by":[]}]','r433',0,1.79484750328362131117e+09);
INSERT INTO "entries" VALUES('old007',9,'move',0,'thug laundry','[{"what":"thug","seat":0,"facts":{"business":"laundry","turf":3},"secret":{},"seen_by":[]}]','r434',0,1.79484750328398013109e+09);
INSERT INTO "entries" VALUES('old007',10,'move',0,'launder 3','[{"what":"launders","seat":0,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r435',0,1.79484750328433322911e+09);
INSERT INTO "entries" VALUES('old007',11,'move',0,'keep','[{"what":"keeps","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r436',0,1.79484750328466916079e+09);
INSERT INTO "entries" VALUES('old007',12,'move',1,'family f3','[{"what":"family","seat":1,"facts":{"space":"f3","figure":"don","turfs":[3,4,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r437',0,1.79484750328505873674e+09);
INSERT INTO "entries" VALUES('old007',13,'move',1,'keep','[{"what":"keeps","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r438',0,1.7948475032853982449e+09);
INSERT INTO "entries" VALUES('old007',14,'move',0,'thug freight_yard','[{"what":"thug","seat":0,"facts":{"business":"freight_yard","turf":5},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["5","gun"]},"secret":{},"seen_by":[]}]','r439',0,1.79484750328573799136e+09);
INSERT INTO "entries" VALUES('old007',15,'move',1,'thug social_club','[{"what":"thug","seat":1,"facts":{"business":"social_club","turf":6},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["2"]},"secret":{},"seen_by":[]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j16"},"seen_by":[1]},{"what":"no_winner","seat":null,"facts":{"turf":1,"figures":[1,1,0]},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":2,"figures":[0,0,0]},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":3,"figures":[1,1,0]},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":4,"figures":[1,1,0]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":5,"figures":[2,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":5},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":6,"figures":[1,1,0]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":7,"figures":[0,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":7},"secret":{},"seen_by":[]}]','r440',0,1.7948475032861638069e+09);
INSERT INTO "entries" VALUES('old007',16,'move',0,'put 0','[]','r441',0,1.79484750328655123709e+09);
INSERT INTO "entries" VALUES('old007',17,'move',0,'put 0','[]','r442',0,1.79484750328692126272e+09);
INSERT INTO "entries" VALUES('old007',18,'move',0,'put 1','[]','r443',0,1.79484750328727126118e+09);
INSERT INTO "entries" VALUES('old007',19,'move',0,'put 0','[{"what":"bid","seat":0,"facts":{"cards":["2"],"total":2},"secret":{},"seen_by":[]},{"what":"pays_bid","seat":0,"facts":{"cards":["2"]},"secret":{},"seen_by":[]},{"what":"bribes","seat":0,"facts":{"ally":"a01"},"secret":{},"seen_by":[]}]','r444',0,1.79484750328765773775e+09);
INSERT INTO "entries" VALUES('old007',20,'move',0,'discard 5','[{"what":"discards","seat":0,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r445',0,1.79484750328806686404e+09);
INSERT INTO "entries" VALUES('old007',21,'move',1,'discard j13','[{"what":"discards","seat":1,"facts":{"card":"j13"},"secret":{},"seen_by":[]}]','r446',0,1.79484750328842067711e+09);
INSERT INTO "entries" VALUES('old007',22,'move',1,'discard j09','[{"what":"discards","seat":1,"facts":{"card":"j09"},"secret":{},"seen_by":[]}]','r447',0,1.79484750329024648671e+09);
INSERT INTO "entries" VALUES('old007',23,'move',1,'discard gun','[{"what":"discards","seat":1,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r448',0,1.79484750329072260859e+09);
INSERT INTO "entries" VALUES('old007',24,'move',1,'discard 3','[{"what":"discards","seat":1,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r449',0,1.79484750329117655753e+09);
INSERT INTO "entries" VALUES('old007',25,'move',1,'discard j37','[{"what":"discards","seat":1,"facts":{"card":"j37"},"secret":{},"seen_by":[]}]','r450',0,1.79484750329160261156e+09);
INSERT INTO "entries" VALUES('old007',26,'move',1,'discard gun','[{"what":"discards","seat":1,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r451',0,1.79484750329203128819e+09);
INSERT INTO "entries" VALUES('old007',27,'move',1,'discard j16','[{"what":"discards","seat":1,"facts":{"card":"j16"},"secret":{},"seen_by":[]}]','r452',0,1.79484750329240655896e+09);
INSERT INTO "entries" VALUES('old007',28,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]},{"what":"shows_allies","seat":null,"facts":{"allies":["a07"]},"secret":{},"seen_by":[]},{"what":"entracte","seat":null,"facts":{"act":2},"secret":{},"seen_by":[]},{"what":"horse_head","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"act","seat":null,"facts":{"act":2},"secret":{},"seen_by":[]},{"what":"opens","seat":null,"facts":{"business":"gun_shop","turf":2},"secret":{},"seen_by":[]}]','r453',0,1.79484750329292726519e+09);
INSERT INTO "entries" VALUES('old007',29,'move',1,'family f3','[{"what":"family","seat":1,"facts":{"space":"f3","figure":"don","turfs":[3,4,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r454',0,1794847503.29335);
INSERT INTO "entries" VALUES('old007',30,'move',1,'keep','[{"what":"keeps","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r455',0,1.79484750329371595383e+09);
INSERT INTO "entries" VALUES('old007',31,'move',0,'thug freight_yard','[{"what":"thug","seat":0,"facts":{"business":"freight_yard","turf":5},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["5","gun"]},"secret":{},"seen_by":[]}]','r456',0,1.79484750329408836362e+09);
INSERT INTO "entries" VALUES('old007',32,'move',1,'thug laundry','[{"what":"thug","seat":1,"facts":{"business":"laundry","turf":3},"secret":{},"seen_by":[]}]','r457',0,1.79484750329443764685e+09);
INSERT INTO "entries" VALUES('old007',33,'move',1,'launder 5','[{"what":"launders","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r458',0,1.79484750329479575154e+09);
INSERT INTO "entries" VALUES('old007',34,'move',1,'launder 5','[{"what":"launders","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r459',0,1.79484750329515981674e+09);
INSERT INTO "entries" VALUES('old007',35,'move',0,'family f4','[{"what":"family","seat":0,"facts":{"space":"f4","figure":"don","turfs":[4,5,6]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r460',0,1.7948475032955315113e+09);
INSERT INTO "entries" VALUES('old007',36,'move',0,'launder 5','[{"what":"launders","seat":0,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r461',0,1.79484750329588890077e+09);
INSERT INTO "entries" VALUES('old007',37,'move',1,'thug restaurant','[{"what":"thug","seat":1,"facts":{"business":"restaurant","turf":7},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j05"},"seen_by":[1]}]','r462',0,1.79484750329626083372e+09);
INSERT INTO "entries" VALUES('old007',38,'move',0,'family f8','[{"what":"family","seat":0,"facts":{"space":"f8","figure":"consigliere","turfs":[3,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r463',0,1.79484750329662966729e+09);
INSERT INTO "entries" VALUES('old007',39,'move',0,'launder 5','[{"what":"launders","seat":0,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r464',0,1.79484750329705071447e+09);
INSERT INTO "entries" VALUES('old007',40,'move',1,'job j05','[{"what":"job","seat":1,"facts":{"job":"j05","goods":["gun","gun","blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5"]},"secret":{},"seen_by":[]}]','r465',0,1.79484750329744362834e+09);
INSERT INTO "entries" VALUES('old007',41,'move',1,'kill f8','[{"what":"killed","seat":1,"facts":{"figure":"consigliere","place":"f8","victim":0},"secret":{},"seen_by":[]}]','r466',0,1.79484750329780554773e+09);
INSERT INTO "entries" VALUES('old007',42,'move',0,'thug gun_shop','[{"what":"thug","seat":0,"facts":{"business":"gun_shop","turf":2},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["3","gun"]},"secret":{},"seen_by":[]}]','r467',0,1.79484750329826974867e+09);
INSERT INTO "entries" VALUES('old007',43,'move',1,'thug nightclub','[{"what":"thug","seat":1,"facts":{"business":"nightclub","turf":4},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","blood"]},"secret":{},"seen_by":[]}]','r468',0,1.79484750329865550997e+09);
INSERT INTO "entries" VALUES('old007',44,'move',0,'thug social_club','[{"what":"thug","seat":0,"facts":{"business":"social_club","turf":6},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["2"]},"secret":{},"seen_by":[]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j38"},"seen_by":[0]}]','r469',0,1794847503.29905);
INSERT INTO "entries" VALUES('old007',45,'move',1,'family f5','[{"what":"family","seat":1,"facts":{"space":"f5","figure":"consigliere","turfs":[5,6,7]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r470',0,1.79484750329943561555e+09);
INSERT INTO "entries" VALUES('old007',46,'move',1,'launder 1','[{"what":"launders","seat":1,"facts":{"card":"1"},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":1,"figures":[0,0,0]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":2,"figures":[1,0,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":2},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":3,"figures":[0,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":3},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":4,"figures":[1,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":4},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":5,"figures":[2,2,0]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":6,"figures":[2,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":6},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":7,"figures":[0,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":7},"secret":{},"seen_by":[]}]','r471',0,1.7948475032999317646e+09);
INSERT INTO "entries" VALUES('old007',47,'move',1,'put 2','[]','r472',0,1.79484750330032944679e+09);
INSERT INTO "entries" VALUES('old007',48,'move',0,'put 0','[]','r473',0,1.79484750330073595048e+09);
INSERT INTO "entries" VALUES('old007',49,'move',1,'put 0','[]','r474',0,1.79484750330118870737e+09);
INSERT INTO "entries" VALUES('old007',50,'move',1,'put 0','[]','r475',0,1.79484750330156064032e+09);
INSERT INTO "entries" VALUES('old007',51,'move',1,'put 0','[]','r476',0,1.79484750330194783212e+09);
INSERT INTO "entries" VALUES('old007',52,'move',0,'put 0','[]','r477',1,1.79484750330230593681e+09);
INSERT INTO "entries" VALUES('old007',53,'move',0,'put 0','[]','r478',0,1.79484750330267190925e+09);
INSERT INTO "entries" VALUES('old007',54,'move',0,'put 0','[{"what":"bid","seat":0,"facts":{"cards":[],"total":0},"secret":{},"seen_by":[]},{"what":"bid","seat":1,"facts":{"cards":["5","5"],"total":10},"secret":{},"seen_by":[]},{"what":"pays_bid","seat":1,"facts":{"cards":["5","5"]},"secret":{},"seen_by":[]},{"what":"bribes","seat":1,"facts":{"ally":"a07"},"secret":{},"seen_by":[]}]','r479',0,1.79484750330312108988e+09);
INSERT INTO "entries" VALUES('old007',55,'move',1,'discard 2','[{"what":"discards","seat":1,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r480',0,1.79484750330349516868e+09);
INSERT INTO "entries" VALUES('old007',56,'move',1,'discard gun','[{"what":"discards","seat":1,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r481',0,1.79484750330386567118e+09);
INSERT INTO "entries" VALUES('old007',57,'move',1,'discard 5','[{"what":"discards","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r482',0,1.79484750330423498154e+09);
INSERT INTO "entries" VALUES('old007',58,'move',0,'discard j38','[{"what":"discards","seat":0,"facts":{"card":"j38"},"secret":{},"seen_by":[]}]','r483',0,1.7948475033045949936e+09);
INSERT INTO "entries" VALUES('old007',59,'move',0,'discard j30','[{"what":"discards","seat":0,"facts":{"card":"j30"},"secret":{},"seen_by":[]}]','r484',0,1.79484750330500340462e+09);
INSERT INTO "entries" VALUES('old007',60,'move',0,'discard 2','[{"what":"discards","seat":0,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r485',0,1.79484750330532360075e+09);
INSERT INTO "entries" VALUES('old007',61,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r486',0,1.79484750330564808845e+09);
INSERT INTO "entries" VALUES('old007',62,'move',0,'discard blood','[{"what":"discards","seat":0,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r487',0,1.79484750330601692202e+09);
INSERT INTO "entries" VALUES('old007',63,'move',0,'discard 3','[{"what":"discards","seat":0,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r488',0,1.79484750330636644364e+09);
INSERT INTO "entries" VALUES('old007',64,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r489',0,1.7948475033067090511e+09);
INSERT INTO "entries" VALUES('old007',65,'move',0,'discard blood','[{"what":"discards","seat":0,"facts":{"card":"blood"},"secret":{},"seen_by":[]},{"what":"shows_allies","seat":null,"facts":{"allies":["a15"]},"secret":{},"seen_by":[]},{"what":"entracte","seat":null,"facts":{"act":3},"secret":{},"seen_by":[]},{"what":"horse_head","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"act","seat":null,"facts":{"act":3},"secret":{},"seen_by":[]},{"what":"opens","seat":null,"facts":{"business":"casino","turf":3},"secret":{},"seen_by":[]}]','r490',0,1.79484750330712723729e+09);
INSERT INTO "entries" VALUES('old007',66,'move',0,'thug social_club','[{"what":"thug","seat":0,"facts":{"business":"social_club","turf":6},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["2"]},"secret":{},"seen_by":[]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j12"},"seen_by":[0]}]','r491',0,1.7948475033075001239e+09);
INSERT INTO "entries" VALUES('old007',67,'move',1,'family f6','[{"what":"family","seat":1,"facts":{"space":"f6","figure":"don","turfs":[1,2]},"secret":{},"seen_by":[]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j41"},"seen_by":[1]},{"what":"gains","seat":1,"facts":{"cards":["1"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["booze"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r492',0,1.79484750330791878697e+09);
INSERT INTO "entries" VALUES('old007',68,'move',0,'family f5','[{"what":"family","seat":0,"facts":{"space":"f5","figure":"don","turfs":[5,6,7]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r493',0,1.7948475033082947731e+09);
INSERT INTO "entries" VALUES('old007',69,'move',0,'keep','[{"what":"keeps","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r494',0,1.79484750330864119534e+09);
INSERT INTO "entries" VALUES('old007',70,'move',1,'job j41','[{"what":"job","seat":1,"facts":{"job":"j41","goods":["booze"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["2"]},"secret":{},"seen_by":[]}]','r495',0,1.79484750330908846851e+09);
INSERT INTO "entries" VALUES('old007',71,'move',1,'launder 2','[{"what":"launders","seat":1,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r496',0,1.79484750330944538114e+09);
INSERT INTO "entries" VALUES('old007',72,'move',1,'launder 5','[{"what":"launders","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r497',0,1.79484750330980253217e+09);
INSERT INTO "entries" VALUES('old007',73,'move',0,'thug casino','[{"what":"thug","seat":0,"facts":{"business":"casino","turf":3},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["3","narcotics"]},"secret":{},"seen_by":[]}]','r498',0,1.79484750331020283696e+09);
INSERT INTO "entries" VALUES('old007',74,'move',1,'accept','[{"what":"shares","seat":1,"facts":{"business":"casino"},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["3","narcotics"]},"secret":{},"seen_by":[]}]','r499',0,1.79484750331057620045e+09);
INSERT INTO "entries" VALUES('old007',75,'move',1,'job j32','[{"what":"job","seat":1,"facts":{"job":"j32","goods":["gun","narcotics"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["3"]},"secret":{},"seen_by":[]}]','r500',0,1.79484750331098437308e+09);
INSERT INTO "entries" VALUES('old007',76,'move',1,'skip','[{"what":"skips","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r501',0,1.79484750331133890155e+09);
INSERT INTO "entries" VALUES('old007',77,'move',0,'thug gun_shop','[{"what":"thug","seat":0,"facts":{"business":"gun_shop","turf":2},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["3","gun"]},"secret":{},"seen_by":[]}]','r502',0,1.79484750331171226496e+09);
INSERT INTO "entries" VALUES('old007',78,'move',1,'thug olive_oil','[{"what":"thug","seat":1,"facts":{"business":"olive_oil","turf":2},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","booze"]},"secret":{},"seen_by":[]}]','r503',0,1.7948475033120965958e+09);
INSERT INTO "entries" VALUES('old007',79,'move',0,'decline','[{"what":"declines_share","seat":0,"facts":{"business":"olive_oil"},"secret":{},"seen_by":[]}]','r504',0,1.79484750331246638299e+09);
INSERT INTO "entries" VALUES('old007',80,'move',0,'family f8','[{"what":"family","seat":0,"facts":{"space":"f8","figure":"consigliere","turfs":[3,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["narcotics"]},"secret":{},"seen_by":[]}]','r505',0,1.79484750331290698055e+09);
INSERT INTO "entries" VALUES('old007',81,'move',0,'launder 3','[{"what":"launders","seat":0,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r506',0,1.7948475033132472038e+09);
INSERT INTO "entries" VALUES('old007',82,'move',1,'thug nightclub','[{"what":"thug","seat":1,"facts":{"business":"nightclub","turf":4},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","blood"]},"secret":{},"seen_by":[]}]','r507',0,1.79484750331364345554e+09);
INSERT INTO "entries" VALUES('old007',83,'move',1,'family f4','[{"what":"family","seat":1,"facts":{"space":"f4","figure":"consigliere","turfs":[4,5,6]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]}]','r508',0,1.79484750331401443483e+09);
INSERT INTO "entries" VALUES('old007',84,'move',1,'launder 1','[{"what":"launders","seat":1,"facts":{"card":"1"},"secret":{},"seen_by":[]}]','r509',0,1.79484750331435704228e+09);
INSERT INTO "entries" VALUES('old007',85,'move',1,'thug federal_reserve','[{"what":"thug","seat":1,"facts":{"business":"federal_reserve","turf":1},"secret":{},"seen_by":[]}]','r510',0,1794847503.31471);
INSERT INTO "entries" VALUES('old007',86,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r511',0,1.79484750331507325171e+09);
INSERT INTO "entries" VALUES('old007',87,'move',1,'discard 2','[{"what":"discards","seat":1,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r512',0,1.79484750331541562085e+09);
INSERT INTO "entries" VALUES('old007',88,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["3","5"]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":1,"figures":[0,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":1},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":2,"figures":[1,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":2},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":3,"figures":[2,0,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":3},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":4,"figures":[0,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":4},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":5,"figures":[2,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":5},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":6,"figures":[2,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":6},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":7,"figures":[1,0,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":7},"secret":{},"seen_by":[]}]','r513',0,1.7948475033158578873e+09);
INSERT INTO "entries" VALUES('old007',89,'move',0,'put 0','[]','r514',0,1.79484750331624054908e+09);
INSERT INTO "entries" VALUES('old007',90,'move',1,'put 1','[]','r515',0,1.79484750331664443014e+09);
INSERT INTO "entries" VALUES('old007',91,'move',0,'put 2','[]','r516',0,1.79484750331706905367e+09);
INSERT INTO "entries" VALUES('old007',92,'move',1,'put 0','[]','r517',0,1.79484750331742882729e+09);
INSERT INTO "entries" VALUES('old007',93,'move',0,'put 0','[]','r518',0,1.79484750331778669359e+09);
INSERT INTO "entries" VALUES('old007',94,'move',0,'put 0','[]','r519',0,1.79484750331817650799e+09);
INSERT INTO "entries" VALUES('old007',95,'move',1,'put 0','[]','r520',0,1.79484750331852245335e+09);
INSERT INTO "entries" VALUES('old007',96,'move',1,'put 0','[{"what":"bid","seat":0,"facts":{"cards":["3","3"],"total":6},"secret":{},"seen_by":[]},{"what":"bid","seat":1,"facts":{"cards":["5"],"total":5},"secret":{},"seen_by":[]},{"what":"pays_bid","seat":0,"facts":{"cards":["3","3"]},"secret":{},"seen_by":[]},{"what":"bribes","seat":0,"facts":{"ally":"a15"},"secret":{},"seen_by":[]}]','r521',0,1.79484750331895518303e+09);
INSERT INTO "entries" VALUES('old007',97,'move',0,'discard narcotics','[{"what":"discards","seat":0,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r522',0,1.79484750331930422787e+09);
INSERT INTO "entries" VALUES('old007',98,'move',0,'discard 3','[{"what":"discards","seat":0,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r523',0,1.79484750331969547271e+09);
INSERT INTO "entries" VALUES('old007',99,'move',0,'discard 2','[{"what":"discards","seat":0,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r524',0,1.79484750332006287578e+09);
INSERT INTO "entries" VALUES('old007',100,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r525',0,1.79484750332041621207e+09);
INSERT INTO "entries" VALUES('old007',101,'move',0,'discard narcotics','[{"what":"discards","seat":0,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r526',0,1.79484750332085347176e+09);
INSERT INTO "entries" VALUES('old007',102,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r527',0,1.79484750332124614715e+09);
INSERT INTO "entries" VALUES('old007',103,'move',0,'discard j12','[{"what":"discards","seat":0,"facts":{"card":"j12"},"secret":{},"seen_by":[]}]','r528',0,1.79484750332162141801e+09);
INSERT INTO "entries" VALUES('old007',104,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r529',0,1.79484750332201170924e+09);
INSERT INTO "entries" VALUES('old007',105,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r530',0,1.79484750332237124443e+09);
INSERT INTO "entries" VALUES('old007',106,'move',1,'discard gun','[{"what":"discards","seat":1,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r531',0,1.79484750332271099089e+09);
INSERT INTO "entries" VALUES('old007',107,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r532',0,1.79484750332309532169e+09);
INSERT INTO "entries" VALUES('old007',108,'move',1,'discard 3','[{"what":"discards","seat":1,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r533',0,1.79484750332347512248e+09);
INSERT INTO "entries" VALUES('old007',109,'move',1,'discard 3','[{"what":"discards","seat":1,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r534',0,1.79484750332397294042e+09);
INSERT INTO "entries" VALUES('old007',110,'move',1,'discard 3','[{"what":"discards","seat":1,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r535',0,1.79484750332442092894e+09);
INSERT INTO "entries" VALUES('old007',111,'move',1,'discard booze','[{"what":"discards","seat":1,"facts":{"card":"booze"},"secret":{},"seen_by":[]},{"what":"opens_job","seat":null,"facts":{"job":"j10"},"secret":{},"seen_by":[]},{"what":"entracte","seat":null,"facts":{"act":4},"secret":{},"seen_by":[]},{"what":"horse_head","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"act","seat":null,"facts":{"act":4},"secret":{},"seen_by":[]},{"what":"opens","seat":null,"facts":{"business":"funeral_parlor","turf":4},"secret":{},"seen_by":[]}]','r536',0,1.7948475033250203132e+09);
INSERT INTO "entries" VALUES('old007',112,'move',1,'family f3','[{"what":"family","seat":1,"facts":{"space":"f3","figure":"don","turfs":[3,4,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["narcotics"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["narcotics"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r537',0,1.79484750332547116275e+09);
INSERT INTO "entries" VALUES('old007',113,'move',1,'launder 5','[{"what":"launders","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r538',0,1.7948475033258814811e+09);
INSERT INTO "entries" VALUES('old007',114,'move',0,'thug social_club','[{"what":"thug","seat":0,"facts":{"business":"social_club","turf":6},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["2"]},"secret":{},"seen_by":[]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j06"},"seen_by":[0]}]','r539',0,1.79484750332629752157e+09);
INSERT INTO "entries" VALUES('old007',115,'move',1,'thug freight_yard','[{"what":"thug","seat":1,"facts":{"business":"freight_yard","turf":5},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","gun"]},"secret":{},"seen_by":[]}]','r540',0,1.79484750332670044896e+09);
INSERT INTO "entries" VALUES('old007',116,'move',0,'decline','[{"what":"declines_share","seat":0,"facts":{"business":"freight_yard"},"secret":{},"seen_by":[]}]','r541',0,1.79484750332710909842e+09);
INSERT INTO "entries" VALUES('old007',117,'move',0,'thug funeral_parlor','[{"what":"thug","seat":0,"facts":{"business":"funeral_parlor","turf":4},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["5","narcotics"]},"secret":{},"seen_by":[]}]','r542',0,1.79484750332750701905e+09);
INSERT INTO "entries" VALUES('old007',118,'move',1,'accept','[{"what":"shares","seat":1,"facts":{"business":"funeral_parlor"},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","narcotics"]},"secret":{},"seen_by":[]}]','r543',0,1.79484750332790374757e+09);
INSERT INTO "entries" VALUES('old007',119,'move',1,'family f6','[{"what":"family","seat":1,"facts":{"space":"f6","figure":"consigliere","turfs":[1,2]},"secret":{},"seen_by":[]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j25"},"seen_by":[1]},{"what":"gains","seat":1,"facts":{"cards":["1"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["booze"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r544',0,1.79484750332832098005e+09);
INSERT INTO "entries" VALUES('old007',120,'move',0,'family f5','[{"what":"family","seat":0,"facts":{"space":"f5","figure":"don","turfs":[5,6,7]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r545',0,1.79484750332870101924e+09);
INSERT INTO "entries" VALUES('old007',121,'move',0,'launder 5','[{"what":"launders","seat":0,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r546',0,1.79484750332914376261e+09);
INSERT INTO "entries" VALUES('old007',122,'move',1,'ally a07','[{"what":"ally","seat":1,"facts":{"ally":"a07"},"secret":{},"seen_by":[]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j42"},"seen_by":[1]}]','r547',0,1.79484750332952499394e+09);
INSERT INTO "entries" VALUES('old007',123,'move',1,'launder 1','[{"what":"launders","seat":1,"facts":{"card":"1"},"secret":{},"seen_by":[]}]','r548',0,1.79484750332989525796e+09);
INSERT INTO "entries" VALUES('old007',124,'move',1,'launder 5','[{"what":"launders","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r549',0,1.79484750333029103273e+09);
INSERT INTO "entries" VALUES('old007',125,'move',0,'thug cinema','[{"what":"thug","seat":0,"facts":{"business":"cinema","turf":1},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["5","5"]},"secret":{},"seen_by":[]}]','r550',0,1.79484750333066940303e+09);
INSERT INTO "entries" VALUES('old007',126,'move',1,'decline','[{"what":"declines_share","seat":1,"facts":{"business":"cinema"},"secret":{},"seen_by":[]}]','r551',0,1.794847503331045866e+09);
INSERT INTO "entries" VALUES('old007',127,'move',1,'thug federal_reserve','[{"what":"thug","seat":1,"facts":{"business":"federal_reserve","turf":1},"secret":{},"seen_by":[]}]','r552',0,1.79484750333140683168e+09);
INSERT INTO "entries" VALUES('old007',128,'move',1,'discard 5','[{"what":"discards","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r553',0,1.7948475033317778111e+09);
INSERT INTO "entries" VALUES('old007',129,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r554',0,1.79484750333217358587e+09);
INSERT INTO "entries" VALUES('old007',130,'move',1,'discard 5','[{"what":"discards","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["3","5"]},"secret":{},"seen_by":[]}]','r555',0,1.79484750333255076411e+09);
INSERT INTO "entries" VALUES('old007',131,'move',0,'ally a01','[{"what":"ally","seat":0,"facts":{"ally":"a01"},"secret":{},"seen_by":[]}]','r556',0,1.79484750333299660678e+09);
INSERT INTO "entries" VALUES('old007',132,'move',0,'place laundry','[{"what":"places","seat":0,"facts":{"figure":"union_boss","place":"laundry"},"secret":{},"seen_by":[]}]','r557',0,1.79484750333339238169e+09);
INSERT INTO "entries" VALUES('old007',133,'move',0,'keep','[{"what":"keeps","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r558',0,1.79484750333377146721e+09);
INSERT INTO "entries" VALUES('old007',134,'move',1,'family f7','[{"what":"family","seat":1,"facts":{"space":"f7","figure":"heir","turfs":[6,7]},"secret":{},"seen_by":[]}]','r559',0,1.79484750333417892457e+09);
INSERT INTO "entries" VALUES('old007',135,'move',1,'launder 5','[{"what":"launders","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r560',0,1.79484750333454632763e+09);
INSERT INTO "entries" VALUES('old007',136,'move',0,'family f4','[{"what":"family","seat":0,"facts":{"space":"f4","figure":"consigliere","turfs":[4,5,6]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["narcotics"]},"secret":{},"seen_by":[]}]','r561',0,1.79484750333494377134e+09);
INSERT INTO "entries" VALUES('old007',137,'move',0,'launder 2','[{"what":"launders","seat":0,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r562',0,1.7948475033353219032e+09);
INSERT INTO "entries" VALUES('old007',138,'move',1,'thug nightclub','[{"what":"thug","seat":1,"facts":{"business":"nightclub","turf":4},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","blood"]},"secret":{},"seen_by":[]}]','r563',0,1.79484750333570361132e+09);
INSERT INTO "entries" VALUES('old007',139,'move',0,'family f8','[{"what":"family","seat":0,"facts":{"space":"f8","figure":"heir","turfs":[3,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["narcotics"]},"secret":{},"seen_by":[]}]','r564',0,1.79484750333612298961e+09);
INSERT INTO "entries" VALUES('old007',140,'move',0,'launder 5','[{"what":"launders","seat":0,"facts":{"card":"5"},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":1,"figures":[1,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":1},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":2,"figures":[0,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":2},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":3,"figures":[1,1,1]},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":4,"figures":[2,2,0]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":5,"figures":[3,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":5},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":6,"figures":[3,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":6},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":7,"figures":[1,1,0]},"secret":{},"seen_by":[]}]','r565',0,1.79484750333662796024e+09);
INSERT INTO "entries" VALUES('old007',141,'move',1,'discard booze','[{"what":"discards","seat":1,"facts":{"card":"booze"},"secret":{},"seen_by":[]}]','r566',0,1.79484750333712220196e+09);
INSERT INTO "entries" VALUES('old007',142,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r567',0,1794847503.33754);
INSERT INTO "entries" VALUES('old007',143,'move',1,'discard 3','[{"what":"discards","seat":1,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r568',0,1.79484750333791828148e+09);
INSERT INTO "entries" VALUES('old007',144,'move',1,'discard narcotics','[{"what":"discards","seat":1,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r569',0,1.79484750333829903607e+09);
INSERT INTO "entries" VALUES('old007',145,'move',1,'discard j25','[{"what":"discards","seat":1,"facts":{"card":"j25"},"secret":{},"seen_by":[]}]','r570',0,1.79484750333865666384e+09);
INSERT INTO "entries" VALUES('old007',146,'move',1,'discard 5','[{"what":"discards","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r571',0,1.79484750333901882171e+09);
INSERT INTO "entries" VALUES('old007',147,'move',1,'discard 5','[{"what":"discards","seat":1,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r572',0,1.79484750333937835694e+09);
INSERT INTO "entries" VALUES('old007',148,'move',1,'discard narcotics','[{"what":"discards","seat":1,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r573',0,1.79484750333971500397e+09);
INSERT INTO "entries" VALUES('old007',149,'move',1,'discard narcotics','[{"what":"discards","seat":1,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r574',0,1.79484750334007239344e+09);
INSERT INTO "entries" VALUES('old007',150,'move',1,'discard gun','[{"what":"discards","seat":1,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r575',0,1794847503.34041);
INSERT INTO "entries" VALUES('old007',151,'move',1,'discard j42','[{"what":"discards","seat":1,"facts":{"card":"j42"},"secret":{},"seen_by":[]}]','r576',0,1.79484750334082913394e+09);
INSERT INTO "entries" VALUES('old007',152,'move',0,'discard j06','[{"what":"discards","seat":0,"facts":{"card":"j06"},"secret":{},"seen_by":[]}]','r577',0,1.79484750334117126469e+09);
INSERT INTO "entries" VALUES('old007',153,'move',0,'discard 5','[{"what":"discards","seat":0,"facts":{"card":"5"},"secret":{},"seen_by":[]}]','r578',0,1794847503.34154);
INSERT INTO "entries" VALUES('old007',154,'move',0,'discard blood','[{"what":"discards","seat":0,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r579',0,1.79484750334189915657e+09);
INSERT INTO "entries" VALUES('old007',155,'move',0,'discard narcotics','[{"what":"discards","seat":0,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r580',0,1.79484750334223484985e+09);
INSERT INTO "entries" VALUES('old007',156,'move',0,'discard narcotics','[{"what":"discards","seat":0,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r581',0,1.7948475033425579071e+09);
INSERT INTO "entries" VALUES('old007',157,'move',0,'discard narcotics','[{"what":"discards","seat":0,"facts":{"card":"narcotics"},"secret":{},"seen_by":[]}]','r582',0,1.79484750334293293957e+09);
INSERT INTO "entries" VALUES('old007',158,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r583',0,1.79484750334333276753e+09);
INSERT INTO "entries" VALUES('old007',159,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r584',0,1.79484750334384226795e+09);
INSERT INTO "entries" VALUES('old007',160,'move',0,'discard gun','[{"what":"discards","seat":0,"facts":{"card":"gun"},"secret":{},"seen_by":[]},{"what":"scores","seat":0,"facts":{"money":22,"turfs":15,"colors":0,"total":37},"secret":{},"seen_by":[]},{"what":"scores","seat":1,"facts":{"money":25,"turfs":20,"colors":15,"total":60},"secret":{},"seen_by":[]},{"what":"wins","seat":null,"facts":{"winners":[1]},"secret":{},"seen_by":[]}]','r585',0,1.79484750334442949301e+09);
INSERT INTO "entries" VALUES('old008',0,'start',NULL,'','[{"what":"drew","seat":0,"facts":{"n":6},"secret":{"cards":["theft","support","reversal","double_game","verdict","silence"]},"seen_by":[0]},{"what":"gained_cousins","seat":0,"facts":{"kind":"street","n":1},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":6},"secret":{"cards":["theft","theft","slander","support","switched_places","patronage"]},"seen_by":[1]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":1},"secret":{},"seen_by":[]},{"what":"characters","seat":null,"facts":{"characters":["tax_collector","heraldist","guard_captain"]},"secret":{},"seen_by":[]},{"what":"dealt_event","seat":0,"facts":{},"secret":{"event":"night_journey"},"seen_by":[0]},{"what":"dealt_event","seat":1,"facts":{},"secret":{"event":"market_riots"},"seen_by":[1]},{"what":"rolled","seat":0,"facts":{"colour":"red","values":[3,1,4,5,3]},"secret":{},"seen_by":[]},{"what":"rolled","seat":0,"facts":{"colour":"green","values":[4,5,3,1,5]},"secret":{},"seen_by":[]},{"what":"rolled","seat":1,"facts":{"colour":"yellow","values":[2,4,2,6,4]},"secret":{},"seen_by":[]},{"what":"rolled","seat":1,"facts":{"colour":"blue","values":[2,2,2,3,6]},"secret":{},"seen_by":[]}]',NULL,0,1.79484750361822748181e+09);
INSERT INTO "entries" VALUES('old008',1,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":4},"secret":{},"seen_by":[]}]','r586',0,1794847503.62195);
INSERT INTO "entries" VALUES('old008',2,'move',0,'reroll green','[]','r587',1,1.79484750362265491488e+09);
INSERT INTO "entries" VALUES('old008',3,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":3},"secret":{},"seen_by":[]}]','r588',1,1.7948475036231746674e+09);
INSERT INTO "entries" VALUES('old008',4,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":2},"secret":{},"seen_by":[]}]','r589',2,1.79484750362361788751e+09);
INSERT INTO "entries" VALUES('old008',5,'move',1,'reroll blue','[{"what":"rolled","seat":0,"facts":{"colour":"green","values":[2,6,1,6,1]},"secret":{},"seen_by":[]},{"what":"rolled","seat":1,"facts":{"colour":"blue","values":[5,5,4,4,6]},"secret":{},"seen_by":[]},{"what":"begins","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r590',2,1.79484750362411451338e+09);
INSERT INTO "entries" VALUES('old008',6,'move',0,'place red 4 prison','[{"what":"placed_die","seat":0,"facts":{"die":"red.4.reserve","location":"prison"},"secret":{},"seen_by":[]}]','r591',0,1.79484750362463665006e+09);
INSERT INTO "entries" VALUES('old008',7,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":1},"secret":{},"seen_by":[]}]','r592',0,1.79484750362511563301e+09);
INSERT INTO "entries" VALUES('old008',8,'move',1,'place yellow 4 citadel','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.4.reserve","location":"citadel"},"secret":{},"seen_by":[]}]','r593',0,1.7948475036255595684e+09);
INSERT INTO "entries" VALUES('old008',9,'move',0,'place green 6 temple_assembly','[{"what":"placed_die","seat":0,"facts":{"die":"green.6.reserve","location":"temple_assembly"},"secret":{},"seen_by":[]}]','r594',0,1.7948475036259951592e+09);
INSERT INTO "entries" VALUES('old008',10,'move',1,'place blue 5 temple_assembly','[{"what":"placed_die","seat":1,"facts":{"die":"blue.5.reserve","location":"temple_assembly"},"secret":{},"seen_by":[]}]','r595',0,1.79484750362729787828e+09);
INSERT INTO "entries" VALUES('old008',11,'move',0,'place red 1 trade_office','[{"what":"placed_die","seat":0,"facts":{"die":"red.1.reserve","location":"trade_office"},"secret":{},"seen_by":[]}]','r596',0,1.79484750362787723538e+09);
INSERT INTO "entries" VALUES('old008',12,'move',1,'place yellow 6 prison','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.6.reserve","location":"prison"},"secret":{},"seen_by":[]}]','r597',0,1.79484750362833237651e+09);
INSERT INTO "entries" VALUES('old008',13,'move',0,'place green 2 arsenal','[{"what":"placed_die","seat":0,"facts":{"die":"green.2.reserve","location":"arsenal"},"secret":{},"seen_by":[]}]','r598',0,1.79484750362878918645e+09);
INSERT INTO "entries" VALUES('old008',14,'move',1,'place blue 5 mint','[{"what":"placed_die","seat":1,"facts":{"die":"blue.5.reserve","location":"mint"},"secret":{},"seen_by":[]}]','r599',0,1.79484750362929844857e+09);
INSERT INTO "entries" VALUES('old008',15,'move',0,'place red 5 prison','[{"what":"placed_die","seat":0,"facts":{"die":"red.5.reserve","location":"prison"},"secret":{},"seen_by":[]}]','r600',0,1.79484750362970232962e+09);
INSERT INTO "entries" VALUES('old008',16,'move',1,'place yellow 4 trade_office','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.4.reserve","location":"trade_office"},"secret":{},"seen_by":[]}]','r601',0,1.79484750363013386724e+09);
INSERT INTO "entries" VALUES('old008',17,'move',0,'place green 1 watchtower','[{"what":"placed_die","seat":0,"facts":{"die":"green.1.reserve","location":"watchtower"},"secret":{},"seen_by":[]}]','r602',0,1.79484750363054299353e+09);
INSERT INTO "entries" VALUES('old008',18,'move',1,'place blue 4 mint','[{"what":"placed_die","seat":1,"facts":{"die":"blue.4.reserve","location":"mint"},"secret":{},"seen_by":[]}]','r603',0,1794847503.63098);
INSERT INTO "entries" VALUES('old008',19,'move',0,'play theft a','[{"what":"played","seat":0,"facts":{"card":"theft","text":"theft.a","player":1,"against":[1]},"secret":{},"seen_by":[]}]','r604',0,1.79484750363147854811e+09);
INSERT INTO "entries" VALUES('old008',20,'move',1,'street','[{"what":"cancelled","seat":1,"facts":{"card":"theft","kind":"street"},"secret":{},"seen_by":[]}]','r605',0,1.79484750363190865519e+09);
INSERT INTO "entries" VALUES('old008',21,'move',1,'use tax_collector','[{"what":"used","seat":1,"facts":{"character":"tax_collector","n":0},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"tax_collector"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r606',0,1.79484750363242721556e+09);
INSERT INTO "entries" VALUES('old008',22,'move',0,'play verdict a','[{"what":"played","seat":0,"facts":{"card":"verdict","text":"verdict.a","player":1,"against":[1]},"secret":{},"seen_by":[]}]','r607',0,1.79484750363301968573e+09);
INSERT INTO "entries" VALUES('old008',23,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r608',0,1.79484750363353347778e+09);
INSERT INTO "entries" VALUES('old008',24,'move',1,'use zaan','[]','r609',0,1.79484750363412475589e+09);
INSERT INTO "entries" VALUES('old008',25,'move',1,'card theft','[]','r610',0,1.7948475036345617771e+09);
INSERT INTO "entries" VALUES('old008',26,'move',1,'card patronage','[{"what":"used","seat":1,"facts":{"character":"zaan","n":1},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"zaan","cards":["theft","patronage"]},"secret":{},"seen_by":[]},{"what":"discarded","seat":1,"facts":{"card":"theft"},"secret":{},"seen_by":[]},{"what":"discarded","seat":1,"facts":{"card":"patronage"},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":3},"secret":{"cards":["scandal","patronage","spy"]},"seen_by":[1]}]','r611',0,1.794847503635084629e+09);
INSERT INTO "entries" VALUES('old008',27,'move',0,'play support b','[]','r612',0,1.79484750363569927214e+09);
INSERT INTO "entries" VALUES('old008',28,'move',0,'die green 1 watchtower','[]','r613',0,1.79484750363638830179e+09);
INSERT INTO "entries" VALUES('old008',29,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":4},"secret":{},"seen_by":[]}]','r614',0,1.79484750363704943657e+09);
INSERT INTO "entries" VALUES('old008',30,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":3},"secret":{},"seen_by":[]}]','r615',0,1.79484750363747119902e+09);
INSERT INTO "entries" VALUES('old008',31,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":2},"secret":{},"seen_by":[]}]','r616',0,1.79484750363794422147e+09);
INSERT INTO "entries" VALUES('old008',32,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":1},"secret":{},"seen_by":[]}]','r617',1,1.79484750363832950594e+09);
INSERT INTO "entries" VALUES('old008',33,'move',0,'no','[{"what":"played","seat":0,"facts":{"card":"support","text":"support.b","dice":["green.1.watchtower"],"against":[]},"secret":{},"seen_by":[]}]','r618',1,1.79484750363878488538e+09);
INSERT INTO "entries" VALUES('old008',34,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r619',0,1794847503.63921);
INSERT INTO "entries" VALUES('old008',35,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"changed_die","seat":0,"facts":{"die":"green.1.watchtower","n":2},"secret":{},"seen_by":[]}]','r620',0,1.79484750363964509962e+09);
INSERT INTO "entries" VALUES('old008',36,'move',1,'play support b','[]','r621',0,1.79484750364011454585e+09);
INSERT INTO "entries" VALUES('old008',37,'move',1,'die yellow 4 trade_office','[]','r622',0,1.79484750364059805869e+09);
INSERT INTO "entries" VALUES('old008',38,'move',1,'no','[{"what":"played","seat":1,"facts":{"card":"support","text":"support.b","dice":["yellow.4.trade_office"],"against":[]},"secret":{},"seen_by":[]}]','r623',0,1.79484750364111280435e+09);
INSERT INTO "entries" VALUES('old008',39,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"changed_die","seat":1,"facts":{"die":"yellow.4.trade_office","n":5},"secret":{},"seen_by":[]}]','r624',0,1.79484750364157271381e+09);
INSERT INTO "entries" VALUES('old008',40,'move',0,'use zaan','[]','r625',0,1.7948475036420798302e+09);
INSERT INTO "entries" VALUES('old008',41,'move',0,'card double_game','[]','r626',0,1.79484750364248371121e+09);
INSERT INTO "entries" VALUES('old008',42,'move',0,'card silence','[{"what":"used","seat":0,"facts":{"character":"zaan","n":2},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"zaan","cards":["double_game","silence"]},"secret":{},"seen_by":[]},{"what":"discarded","seat":0,"facts":{"card":"double_game"},"secret":{},"seen_by":[]},{"what":"discarded","seat":0,"facts":{"card":"silence"},"secret":{},"seen_by":[]},{"what":"drew","seat":0,"facts":{"n":3},"secret":{"cards":["whim","switched_places","banishment"]},"seen_by":[0]}]','r627',0,1.79484750364293837543e+09);
INSERT INTO "entries" VALUES('old008',43,'move',1,'use zaan','[]','r628',0,1.79484750364349532128e+09);
INSERT INTO "entries" VALUES('old008',44,'move',1,'card patronage','[]','r629',0,1.7948475036439561844e+09);
INSERT INTO "entries" VALUES('old008',45,'move',1,'card spy','[{"what":"used","seat":1,"facts":{"character":"zaan","n":3},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"zaan","cards":["patronage","spy"]},"secret":{},"seen_by":[]},{"what":"discarded","seat":1,"facts":{"card":"patronage"},"secret":{},"seen_by":[]},{"what":"discarded","seat":1,"facts":{"card":"spy"},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":3},"secret":{"cards":["forged_deed","family_ties","verdict"]},"seen_by":[1]}]','r630',0,1.79484750364445972445e+09);
INSERT INTO "entries" VALUES('old008',46,'move',0,'use heraldist','[{"what":"used","seat":0,"facts":{"character":"heraldist","n":1},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"heraldist"},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":0,"facts":{"kind":"street","n":2},"secret":{},"seen_by":[]}]','r631',0,1.79484750364505982397e+09);
INSERT INTO "entries" VALUES('old008',47,'move',1,'use heraldist','[{"what":"used","seat":1,"facts":{"character":"heraldist","n":2},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"heraldist"},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":2},"secret":{},"seen_by":[]}]','r632',0,1.79484750364549708366e+09);
INSERT INTO "entries" VALUES('old008',48,'move',0,'use guard_captain','[]','r633',0,1.79484750364592337613e+09);
INSERT INTO "entries" VALUES('old008',49,'move',0,'die red 1 trade_office','[]','r634',0,1.79484750364632534985e+09);
INSERT INTO "entries" VALUES('old008',50,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r635',0,1.79484750364669418338e+09);
INSERT INTO "entries" VALUES('old008',51,'move',0,'at citadel','[{"what":"used","seat":0,"facts":{"character":"guard_captain","n":2},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"guard_captain","dice":["red.1.trade_office"],"location":"citadel"},"secret":{},"seen_by":[]},{"what":"moved_die","seat":0,"facts":{"die":"red.1.trade_office","location":"citadel"},"secret":{},"seen_by":[]}]','r636',0,1.79484750364712953565e+09);
INSERT INTO "entries" VALUES('old008',52,'move',1,'play forged_deed b','[{"what":"played","seat":1,"facts":{"card":"forged_deed","text":"forged_deed.b","against":[]},"secret":{},"seen_by":[]}]','r637',0,1.79484750364761829377e+09);
INSERT INTO "entries" VALUES('old008',53,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r638',0,1.7948475036482934952e+09);
INSERT INTO "entries" VALUES('old008',54,'move',0,'play reversal b','[]','r639',0,1.79484750364872813225e+09);
INSERT INTO "entries" VALUES('old008',55,'move',0,'die green 6 temple_assembly','[{"what":"played","seat":0,"facts":{"card":"reversal","text":"reversal.b","dice":["green.6.temple_assembly"],"against":[]},"secret":{},"seen_by":[]}]','r640',0,1.79484750364922428138e+09);
INSERT INTO "entries" VALUES('old008',56,'move',1,'react verdict','[{"what":"cancelled_with","seat":1,"facts":{"card":"reversal","with":"verdict"},"secret":{},"seen_by":[]},{"what":"discarded","seat":1,"facts":{"card":"verdict"},"secret":{},"seen_by":[]}]','r641',0,1.7948475036496036053e+09);
INSERT INTO "entries" VALUES('old008',57,'move',1,'play theft b','[{"what":"played","seat":1,"facts":{"card":"theft","text":"theft.b","against":[]},"secret":{},"seen_by":[]}]','r642',0,1.7948475036500537395e+09);
INSERT INTO "entries" VALUES('old008',58,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r643',0,1.7948475036504571438e+09);
INSERT INTO "entries" VALUES('old008',59,'move',0,'play whim a','[]','r644',0,1.79484750365087676049e+09);
INSERT INTO "entries" VALUES('old008',60,'move',0,'colour red','[{"what":"played","seat":0,"facts":{"card":"whim","text":"whim.a","colour":"red","against":[]},"secret":{},"seen_by":[]}]','r645',0,1.79484750365128636366e+09);
INSERT INTO "entries" VALUES('old008',61,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"rolled_die","seat":0,"facts":{"die":"red.3.reserve","n":2},"secret":{},"seen_by":[]},{"what":"rolled_die","seat":0,"facts":{"die":"red.1.citadel","n":6},"secret":{},"seen_by":[]},{"what":"rolled_die","seat":0,"facts":{"die":"red.4.prison","n":5},"secret":{},"seen_by":[]},{"what":"rolled_die","seat":0,"facts":{"die":"red.5.prison","n":6},"secret":{},"seen_by":[]},{"what":"rolled_die","seat":0,"facts":{"die":"red.3.reserve","n":1},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]}]','r646',0,1.79484750365176630015e+09);
INSERT INTO "entries" VALUES('old008',62,'move',1,'play family_ties a','[{"what":"played","seat":1,"facts":{"card":"family_ties","text":"family_ties.a","against":[]},"secret":{},"seen_by":[]}]','r647',0,1.79484750365224862101e+09);
INSERT INTO "entries" VALUES('old008',63,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"palace","n":1},"secret":{},"seen_by":[]}]','r648',0,1.79484750365268683428e+09);
INSERT INTO "entries" VALUES('old008',64,'move',0,'play switched_places a','[]','r649',0,1.79484750365320181843e+09);
INSERT INTO "entries" VALUES('old008',65,'move',0,'die red 5 prison','[]','r650',0,1.79484750365374112128e+09);
INSERT INTO "entries" VALUES('old008',66,'move',0,'die yellow 4 citadel','[{"what":"played","seat":0,"facts":{"card":"switched_places","text":"switched_places.a","dice":["red.5.prison","yellow.4.citadel"],"against":[1]},"secret":{},"seen_by":[]}]','r651',0,1.79484750365435457228e+09);
INSERT INTO "entries" VALUES('old008',67,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"swapped_dice","seat":0,"facts":{"die":"red.5.prison","other":"yellow.4.citadel"},"secret":{},"seen_by":[]}]','r652',0,1.794847503654787302e+09);
INSERT INTO "entries" VALUES('old008',68,'move',1,'use zaan','[]','r653',0,1.79484750365529632572e+09);
INSERT INTO "entries" VALUES('old008',69,'move',1,'done','[{"what":"used","seat":1,"facts":{"character":"zaan","n":4},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"zaan","cards":[]},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":1},"secret":{"cards":["whim"]},"seen_by":[1]}]','r654',0,1.79484750365574550635e+09);
INSERT INTO "entries" VALUES('old008',70,'move',0,'use guard_captain','[]','r655',0,1.79484750365623331068e+09);
INSERT INTO "entries" VALUES('old008',71,'move',0,'die red 5 citadel','[]','r656',0,1.7948475036566326618e+09);
INSERT INTO "entries" VALUES('old008',72,'move',0,'at arsenal','[{"what":"used","seat":0,"facts":{"character":"guard_captain","n":3},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":3},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"guard_captain","dice":["red.5.citadel"],"location":"arsenal"},"secret":{},"seen_by":[]},{"what":"moved_die","seat":0,"facts":{"die":"red.5.citadel","location":"arsenal"},"secret":{},"seen_by":[]}]','r657',0,1.79484750365711832041e+09);
INSERT INTO "entries" VALUES('old008',73,'move',1,'play scandal a','[]','r658',0,1.79484750365754556654e+09);
INSERT INTO "entries" VALUES('old008',74,'move',1,'character tax_collector','[{"what":"played","seat":1,"facts":{"card":"scandal","text":"scandal.a","character":"tax_collector","against":[]},"secret":{},"seen_by":[]}]','r659',0,1.79484750365796208383e+09);
INSERT INTO "entries" VALUES('old008',75,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"character_left","seat":null,"facts":{"character":"tax_collector"},"secret":{},"seen_by":[]}]','r660',0,1.79484750365837764738e+09);
INSERT INTO "entries" VALUES('old008',76,'move',0,'use zaan','[]','r661',0,1.79484750365878772734e+09);
INSERT INTO "entries" VALUES('old008',77,'move',0,'card banishment','[{"what":"used","seat":0,"facts":{"character":"zaan","n":5},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":5},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"zaan","cards":["banishment"]},"secret":{},"seen_by":[]},{"what":"discarded","seat":0,"facts":{"card":"banishment"},"secret":{},"seen_by":[]},{"what":"drew","seat":0,"facts":{"n":2},"secret":{"cards":["theft","banishment"]},"seen_by":[0]}]','r662',0,1.79484750365925836562e+09);
INSERT INTO "entries" VALUES('old008',78,'move',1,'play switched_places b','[{"what":"played","seat":1,"facts":{"card":"switched_places","text":"switched_places.b","against":[]},"secret":{},"seen_by":[]}]','r663',0,1.79484750365975141523e+09);
INSERT INTO "entries" VALUES('old008',79,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r664',0,1.79484750366020727159e+09);
INSERT INTO "entries" VALUES('old008',80,'move',0,'play theft a','[{"what":"played","seat":0,"facts":{"card":"theft","text":"theft.a","player":1,"against":[1]},"secret":{},"seen_by":[]}]','r665',0,1.7948475036606636047e+09);
INSERT INTO "entries" VALUES('old008',81,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"handed_gold","seat":1,"facts":{"to":0,"n":4},"secret":{},"seen_by":[]}]','r666',0,1.79484750366113233565e+09);
INSERT INTO "entries" VALUES('old008',82,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"took_marker","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"revealed_event","seat":1,"facts":{"event":"market_riots"},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"market_riots"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]}]','r667',0,1.79484750366154909139e+09);
INSERT INTO "entries" VALUES('old008',83,'move',0,'play banishment a','[]','r668',0,1.79484750366199398039e+09);
INSERT INTO "entries" VALUES('old008',84,'move',0,'die blue 4 mint','[]','r669',0,1.79484750366240072253e+09);
INSERT INTO "entries" VALUES('old008',85,'move',0,'at watchtower','[{"what":"played","seat":0,"facts":{"card":"banishment","text":"banishment.a","dice":["blue.4.mint"],"location":"watchtower","against":[1]},"secret":{},"seen_by":[]}]','r670',0,1.79484750366278481481e+09);
INSERT INTO "entries" VALUES('old008',86,'move',1,'palace','[{"what":"cancelled","seat":1,"facts":{"card":"banishment","kind":"palace"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r671',0,1.7948475036632335186e+09);
INSERT INTO "entries" VALUES('old008',87,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"buried_event","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"watchtower","sums":{"green":2},"dice":[["green",2]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"watchtower"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r672',0,1.79484750366373515132e+09);
INSERT INTO "entries" VALUES('old008',88,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r673',0,1.79484750366423964499e+09);
INSERT INTO "entries" VALUES('old008',89,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"watchtower"},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"temple_assembly","sums":{"blue":5,"green":6},"dice":[["blue",5],["green",6]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"temple_assembly"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r674',0,1.79484750366467237471e+09);
INSERT INTO "entries" VALUES('old008',90,'move',0,'act','[]','r675',0,1.7948475036651668549e+09);
INSERT INTO "entries" VALUES('old008',91,'move',0,'card forged_deed','[{"what":"carries_out","seat":0,"facts":{"text":"temple_assembly","cards":["forged_deed"]},"secret":{},"seen_by":[]},{"what":"recovered","seat":0,"facts":{"card":"forged_deed"},"secret":{},"seen_by":[]}]','r676',0,1.7948475036655955314e+09);
INSERT INTO "entries" VALUES('old008',92,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"temple_assembly"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"prison","sums":{"red":6,"yellow":10},"dice":[["red",6],["yellow",4],["yellow",6]],"colour":"yellow"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"yellow","location":"prison"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r677',0,1.79484750366603851325e+09);
INSERT INTO "entries" VALUES('old008',93,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r678',0,1794847503.66643);
INSERT INTO "entries" VALUES('old008',94,'move',1,'player 0','[{"what":"acts_next","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r679',0,1.7948475036668450832e+09);
INSERT INTO "entries" VALUES('old008',95,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"prison"},"secret":{},"seen_by":[]}]','r680',0,1.79484750366724896434e+09);
INSERT INTO "entries" VALUES('old008',96,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"prison"},"secret":{},"seen_by":[]}]','r681',0,1.79484750366763305662e+09);
INSERT INTO "entries" VALUES('old008',97,'move',1,'act','[]','r682',0,1.79484750366802525518e+09);
INSERT INTO "entries" VALUES('old008',98,'move',1,'option 2','[{"what":"carries_out","seat":1,"facts":{"text":"prison"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":2},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"trade_office","sums":{"yellow":5},"dice":[["yellow",5]],"colour":"yellow"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"yellow","location":"trade_office"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r683',0,1.79484750366845512386e+09);
INSERT INTO "entries" VALUES('old008',99,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r684',0,1.79484750366895842547e+09);
INSERT INTO "entries" VALUES('old008',100,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"trade_office"},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":2},"secret":{"cards":["bribe","banishment"]},"seen_by":[1]},{"what":"dominates","seat":1,"facts":{"location":"mint","sums":{"blue":9},"dice":[["blue",5],["blue",4]],"colour":"blue"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"blue","location":"mint"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r685',0,1.79484750366940784454e+09);
INSERT INTO "entries" VALUES('old008',101,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r686',0,1.79484750366978979105e+09);
INSERT INTO "entries" VALUES('old008',102,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"mint"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":4},"secret":{},"seen_by":[]}]','r687',0,1.79484750367020535468e+09);
INSERT INTO "entries" VALUES('old008',103,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"mint"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"arsenal","sums":{"red":5,"green":2},"dice":[["red",5],["green",2]],"colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"arsenal"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":2},"secret":{},"seen_by":[]}]','r688',0,1.79484750367061352731e+09);
INSERT INTO "entries" VALUES('old008',104,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"arsenal"},"secret":{},"seen_by":[]}]','r689',0,1.79484750367101955409e+09);
INSERT INTO "entries" VALUES('old008',105,'move',0,'act','[]','r690',0,1.79484750367143678665e+09);
INSERT INTO "entries" VALUES('old008',106,'move',0,'die green 1 reserve','[{"what":"carries_out","seat":0,"facts":{"text":"arsenal","dice":["green.1.reserve"],"change":"raise"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"changed_die","seat":0,"facts":{"die":"green.1.reserve","n":2},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"citadel","sums":{"red":6},"dice":[["red",6]],"colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"citadel"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":3},"secret":{},"seen_by":[]}]','r691',0,1.7948475036719493866e+09);
INSERT INTO "entries" VALUES('old008',107,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":2},"secret":{},"seen_by":[]}]','r692',0,1.79484750367237067218e+09);
INSERT INTO "entries" VALUES('old008',108,'move',0,'act','[]','r693',0,1.79484750367285895347e+09);
INSERT INTO "entries" VALUES('old008',109,'move',0,'option 1','[]','r694',0,1.79484750367335176468e+09);
INSERT INTO "entries" VALUES('old008',110,'move',0,'die green 2 watchtower','[{"what":"carries_out","seat":0,"facts":{"text":"citadel","dice":["green.2.watchtower"]},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"changed_die","seat":0,"facts":{"die":"green.2.watchtower","n":4},"secret":{},"seen_by":[]},{"what":"turn","seat":null,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"characters","seat":null,"facts":{"characters":["fencing_master","poisoner","conspirator"]},"secret":{},"seen_by":[]},{"what":"dealt_event","seat":0,"facts":{},"secret":{"event":"road_toll"},"seen_by":[0]},{"what":"dealt_event","seat":1,"facts":{},"secret":{"event":"secret_letter"},"seen_by":[1]},{"what":"opened","seat":null,"facts":{"locations":["royal_council","port"]},"secret":{},"seen_by":[]}]','r695',0,1.79484750367390584946e+09);
INSERT INTO "entries" VALUES('old008',111,'move',1,'gold','[{"what":"gained_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r696',0,1.79484750367435359958e+09);
INSERT INTO "entries" VALUES('old008',112,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":1},"secret":{},"seen_by":[]}]','r697',0,1.79484750367477250104e+09);
INSERT INTO "entries" VALUES('old008',113,'move',0,'cards','[{"what":"drew","seat":0,"facts":{"n":2},"secret":{"cards":["support","scandal"]},"seen_by":[0]}]','r698',0,1.79484750367521905898e+09);
INSERT INTO "entries" VALUES('old008',114,'move',1,'place blue 6 heraldic_office','[{"what":"placed_die","seat":1,"facts":{"die":"blue.6.reserve","location":"heraldic_office"},"secret":{},"seen_by":[]}]','r699',0,1.79484750367562389378e+09);
INSERT INTO "entries" VALUES('old008',115,'move',0,'place green 2 port','[{"what":"placed_die","seat":0,"facts":{"die":"green.2.reserve","location":"port"},"secret":{},"seen_by":[]}]','r700',0,1.79484750367605090139e+09);
INSERT INTO "entries" VALUES('old008',116,'move',1,'place yellow 2 trade_office','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.2.reserve","location":"trade_office"},"secret":{},"seen_by":[]}]','r701',0,1.79484750367645454413e+09);
INSERT INTO "entries" VALUES('old008',117,'move',0,'place red 2 heraldic_office','[{"what":"placed_die","seat":0,"facts":{"die":"red.2.reserve","location":"heraldic_office"},"secret":{},"seen_by":[]}]','r702',0,1.79484750367695379252e+09);
INSERT INTO "entries" VALUES('old008',118,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"revealed_event","seat":1,"facts":{"event":"secret_letter"},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"secret_letter"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r703',0,1.79484750367743015292e+09);
INSERT INTO "entries" VALUES('old008',119,'move',1,'card theft','[{"what":"recovered","seat":1,"facts":{"card":"theft"},"secret":{},"seen_by":[]}]','r704',0,1.79484750367788839335e+09);
INSERT INTO "entries" VALUES('old008',120,'move',0,'use zaan','[]','r705',0,1.79484750367834639548e+09);
INSERT INTO "entries" VALUES('old008',121,'move',0,'card scandal','[{"what":"used","seat":0,"facts":{"character":"zaan","n":1},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"zaan","cards":["scandal"]},"secret":{},"seen_by":[]},{"what":"discarded","seat":0,"facts":{"card":"scandal"},"secret":{},"seen_by":[]},{"what":"drew","seat":0,"facts":{"n":2},"secret":{"cards":["safe_passage","double_game"]},"seen_by":[0]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r706',0,1.7948475036787967682e+09);
INSERT INTO "entries" VALUES('old008',122,'move',0,'play safe_passage b','[{"what":"played","seat":0,"facts":{"card":"safe_passage","text":"safe_passage.b","against":[]},"secret":{},"seen_by":[]}]','r707',0,1.79484750367933559422e+09);
INSERT INTO "entries" VALUES('old008',123,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":0,"facts":{"kind":"street","n":1},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r708',0,1.79484750367976522442e+09);
INSERT INTO "entries" VALUES('old008',124,'move',0,'play double_game b','[]','r709',0,1.79484750368024420733e+09);
INSERT INTO "entries" VALUES('old008',125,'move',0,'die red 6 prison','[]','r710',0,1.79484750368069171906e+09);
INSERT INTO "entries" VALUES('old008',126,'move',0,'at port','[{"what":"played","seat":0,"facts":{"card":"double_game","text":"double_game.b","dice":["red.6.prison"],"location":"port","change":"lower","against":[]},"secret":{},"seen_by":[]}]','r711',0,1.79484750368122792244e+09);
INSERT INTO "entries" VALUES('old008',127,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":3},"secret":{},"seen_by":[]},{"what":"moved_die","seat":0,"facts":{"die":"red.6.prison","location":"port"},"secret":{},"seen_by":[]},{"what":"changed_die","seat":0,"facts":{"die":"red.6.port","n":5},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r712',0,1.79484750368166279797e+09);
INSERT INTO "entries" VALUES('old008',128,'move',0,'use conspirator','[{"what":"used","seat":0,"facts":{"character":"conspirator","n":1},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"conspirator"},"secret":{},"seen_by":[]}]','r713',0,1.7948475036821517944e+09);
INSERT INTO "entries" VALUES('old008',129,'move',0,'play support a','[]','r714',0,1.79484750368257403368e+09);
INSERT INTO "entries" VALUES('old008',130,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r715',0,1.79484750368298411364e+09);
INSERT INTO "entries" VALUES('old008',131,'move',0,'die green 2 port','[{"what":"played","seat":0,"facts":{"card":"support","text":"support.a","dice":["green.2.port"],"against":[]},"secret":{},"seen_by":[]}]','r716',0,1.79484750368354773518e+09);
INSERT INTO "entries" VALUES('old008',132,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"changed_die","seat":0,"facts":{"die":"green.2.port","n":4},"secret":{},"seen_by":[]}]','r717',0,1.79484750368422532086e+09);
INSERT INTO "entries" VALUES('old008',133,'move',0,'play forged_deed a','[]','r718',0,1.7948475036847686768e+09);
INSERT INTO "entries" VALUES('old008',134,'move',0,'token yellow prison','[]','r719',0,1.7948475036853644848e+09);
INSERT INTO "entries" VALUES('old008',135,'move',0,'at royal_council','[{"what":"played","seat":0,"facts":{"card":"forged_deed","text":"forged_deed.a","token":"yellow.prison","location":"royal_council","against":[1]},"secret":{},"seen_by":[]}]','r720',0,1.79484750368578791618e+09);
INSERT INTO "entries" VALUES('old008',136,'move',1,'decline','[{"what":"declined","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"moved_token","seat":1,"facts":{"token":"yellow.prison","location":"royal_council"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r721',0,1.79484750368625402446e+09);
INSERT INTO "entries" VALUES('old008',137,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"buried_event","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"watchtower","sums":{"green":4},"dice":[["green",4]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"watchtower"},"secret":{},"seen_by":[]}]','r722',0,1.79484750368672728543e+09);
INSERT INTO "entries" VALUES('old008',138,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"watchtower"},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"temple_assembly","sums":{"blue":5,"green":6},"dice":[["blue",5],["green",6]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"temple_assembly"},"secret":{},"seen_by":[]}]','r723',0,1.79484750368719434736e+09);
INSERT INTO "entries" VALUES('old008',139,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"temple_assembly"},"secret":{},"seen_by":[]}]','r724',0,1.79484750368760776514e+09);
INSERT INTO "entries" VALUES('old008',140,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"temple_assembly"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"prison","sums":{"yellow":10},"dice":[["yellow",4],["yellow",6]],"colour":"yellow"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"yellow","location":"prison"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r725',0,1.79484750368810296061e+09);
INSERT INTO "entries" VALUES('old008',141,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r726',0,1.79484750368857455256e+09);
INSERT INTO "entries" VALUES('old008',142,'move',1,'act','[]','r727',0,1.79484750368920826916e+09);
INSERT INTO "entries" VALUES('old008',143,'move',1,'option 2','[{"what":"carries_out","seat":1,"facts":{"text":"prison"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":2},"secret":{},"seen_by":[]}]','r728',0,1.79484750368973827359e+09);
INSERT INTO "entries" VALUES('old008',144,'move',1,'act','[]','r729',0,1.79484750369019460678e+09);
INSERT INTO "entries" VALUES('old008',145,'move',1,'option 2','[{"what":"carries_out","seat":1,"facts":{"text":"prison"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":2},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"port","sums":{"red":5,"green":4},"dice":[["red",5],["green",4]],"colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"port"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r730',0,1.79484750369064545633e+09);
INSERT INTO "entries" VALUES('old008',146,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"port"},"secret":{},"seen_by":[]}]','r731',0,1.79484750369106149667e+09);
INSERT INTO "entries" VALUES('old008',147,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r732',0,1.79484750369149398808e+09);
INSERT INTO "entries" VALUES('old008',148,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"port"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"trade_office","sums":{"yellow":7},"dice":[["yellow",2],["yellow",5]],"colour":"yellow"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"yellow","location":"trade_office"},"secret":{},"seen_by":[]}]','r733',0,1.79484750369202899935e+09);
INSERT INTO "entries" VALUES('old008',149,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"trade_office"},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":2},"secret":{"cards":["reversal","early_entrance"]},"seen_by":[1]}]','r734',0,1.79484750369265699384e+09);
INSERT INTO "entries" VALUES('old008',150,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"trade_office"},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":2},"secret":{"cards":["safe_passage","silence"]},"seen_by":[1]},{"what":"dominates","seat":1,"facts":{"location":"mint","sums":{"blue":9},"dice":[["blue",5],["blue",4]],"colour":"blue"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"blue","location":"mint"},"secret":{},"seen_by":[]}]','r735',0,1.79484750369333744043e+09);
INSERT INTO "entries" VALUES('old008',151,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"mint"},"secret":{},"seen_by":[]}]','r736',0,1.79484750369392681125e+09);
INSERT INTO "entries" VALUES('old008',152,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"mint"},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"arsenal","sums":{"red":5,"green":2},"dice":[["red",5],["green",2]],"colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"arsenal"},"secret":{},"seen_by":[]}]','r737',0,1.79484750369446325298e+09);
INSERT INTO "entries" VALUES('old008',153,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"arsenal"},"secret":{},"seen_by":[]}]','r738',0,1.79484750369499015815e+09);
INSERT INTO "entries" VALUES('old008',154,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"arsenal"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"heraldic_office","sums":{"red":2,"blue":6},"dice":[["red",2],["blue",6]],"colour":"blue"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"blue","location":"heraldic_office"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r739',0,1.79484750369557523731e+09);
INSERT INTO "entries" VALUES('old008',155,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"heraldic_office"},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"palace","n":1},"secret":{},"seen_by":[]}]','r740',0,1.7948475036961061954e+09);
INSERT INTO "entries" VALUES('old008',156,'move',0,'act','[{"what":"carries_out","seat":0,"facts":{"text":"heraldic_office"},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":0,"facts":{"kind":"palace","n":1},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"citadel","sums":{"red":6},"dice":[["red",6]],"colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"citadel"},"secret":{},"seen_by":[]}]','r741',0,1.79484750369658541679e+09);
INSERT INTO "entries" VALUES('old008',157,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"citadel"},"secret":{},"seen_by":[]},{"what":"turn","seat":null,"facts":{"n":3},"secret":{},"seen_by":[]},{"what":"characters","seat":null,"facts":{"characters":["envoy","ceremony_master","general"]},"secret":{},"seen_by":[]},{"what":"dealt_event","seat":0,"facts":{},"secret":{"event":"loyal_vassals"},"seen_by":[0]},{"what":"dealt_event","seat":1,"facts":{},"secret":{"event":"tidings_of_achaja"},"seen_by":[1]},{"what":"opened","seat":null,"facts":{"locations":["royal_palace","black_market"]},"secret":{},"seen_by":[]}]','r742',0,1.79484750369719791413e+09);
INSERT INTO "entries" VALUES('old008',158,'move',1,'gold','[{"what":"gained_gold","seat":1,"facts":{"n":3},"secret":{},"seen_by":[]}]','r743',0,1.79484750369767856598e+09);
INSERT INTO "entries" VALUES('old008',159,'move',0,'gold','[{"what":"gained_gold","seat":0,"facts":{"n":3},"secret":{},"seen_by":[]}]','r744',0,1.79484750369818925859e+09);
INSERT INTO "entries" VALUES('old008',160,'move',1,'place blue 4 royal_council','[{"what":"placed_die","seat":1,"facts":{"die":"blue.4.reserve","location":"royal_council"},"secret":{},"seen_by":[]}]','r745',0,1.79484750369877457624e+09);
INSERT INTO "entries" VALUES('old008',161,'move',0,'place green 6 royal_palace','[{"what":"placed_die","seat":0,"facts":{"die":"green.6.reserve","location":"royal_palace"},"secret":{},"seen_by":[]}]','r746',0,1.79484750369941782948e+09);
INSERT INTO "entries" VALUES('old008',162,'move',1,'place yellow 2 black_market','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.2.reserve","location":"black_market"},"secret":{},"seen_by":[]}]','r747',0,1.79484750369995355607e+09);
INSERT INTO "entries" VALUES('old008',163,'move',0,'place red 1 prison','[{"what":"placed_die","seat":0,"facts":{"die":"red.1.reserve","location":"prison"},"secret":{},"seen_by":[]}]','r748',0,1.79484750370054864888e+09);
INSERT INTO "entries" VALUES('old008',164,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"revealed_event","seat":1,"facts":{"event":"tidings_of_achaja"},"secret":{},"seen_by":[]},{"what":"carries_out","seat":1,"facts":{"text":"tidings_of_achaja"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":2},"secret":{},"seen_by":[]}]','r749',0,1.7948475037012460232e+09);
INSERT INTO "entries" VALUES('old008',165,'move',0,'use orion','[]','r750',0,1.7948475037017040252e+09);
INSERT INTO "entries" VALUES('old008',166,'move',0,'at prison','[]','r751',0,1.79484750370232105259e+09);
INSERT INTO "entries" VALUES('old008',167,'move',0,'yes','[]','r752',0,1.79484750370295763018e+09);
INSERT INTO "entries" VALUES('old008',168,'move',0,'die green 4 watchtower','[{"what":"used","seat":0,"facts":{"character":"orion","n":4},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"orion","dice":["green.4.watchtower"],"location":"prison"},"secret":{},"seen_by":[]},{"what":"raised_limit","seat":null,"facts":{"location":"prison"},"secret":{},"seen_by":[]},{"what":"moved_die","seat":0,"facts":{"die":"green.4.watchtower","location":"prison"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r753',0,1.79484750370360016816e+09);
INSERT INTO "entries" VALUES('old008',169,'move',0,'use envoy','[{"what":"used","seat":0,"facts":{"character":"envoy","n":1},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"envoy"},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":0,"facts":{"kind":"palace","n":1},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r754',0,1.79484750370420145988e+09);
INSERT INTO "entries" VALUES('old008',170,'move',0,'use ceremony_master','[]','r755',0,1.79484750370508623117e+09);
INSERT INTO "entries" VALUES('old008',171,'move',0,'at royal_palace','[]','r756',0,1.794847503705593586e+09);
INSERT INTO "entries" VALUES('old008',172,'move',0,'colour red','[{"what":"used","seat":0,"facts":{"character":"ceremony_master","n":4},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"ceremony_master","location":"royal_palace","colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"royal_palace"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r757',0,1.79484750370618963239e+09);
INSERT INTO "entries" VALUES('old008',173,'move',0,'use orion','[]','r758',0,1.79484750370676660533e+09);
INSERT INTO "entries" VALUES('old008',174,'move',0,'at mint','[]','r759',0,1.79484750370728826521e+09);
INSERT INTO "entries" VALUES('old008',175,'move',0,'yes','[]','r760',0,1.79484750370777893066e+09);
INSERT INTO "entries" VALUES('old008',176,'move',0,'die red 6 citadel','[{"what":"used","seat":0,"facts":{"character":"orion","n":5},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":5},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"orion","dice":["red.6.citadel"],"location":"mint"},"secret":{},"seen_by":[]},{"what":"raised_limit","seat":null,"facts":{"location":"mint"},"secret":{},"seen_by":[]},{"what":"moved_die","seat":0,"facts":{"die":"red.6.citadel","location":"mint"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r761',0,1.79484750370832014084e+09);
INSERT INTO "entries" VALUES('old008',177,'move',0,'use ceremony_master','[]','r762',0,1.79484750370883893964e+09);
INSERT INTO "entries" VALUES('old008',178,'move',0,'at heraldic_office','[]','r763',0,1.79484750370938324921e+09);
INSERT INTO "entries" VALUES('old008',179,'move',0,'colour green','[{"what":"used","seat":0,"facts":{"character":"ceremony_master","n":5},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":5},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"ceremony_master","location":"heraldic_office","colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"heraldic_office"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r764',0,1.79484750370986795428e+09);
INSERT INTO "entries" VALUES('old008',180,'move',0,'use general','[]','r765',0,1.79484750371036219599e+09);
INSERT INTO "entries" VALUES('old008',181,'move',0,'die red 5 arsenal','[]','r766',0,1.794847503710793972e+09);
INSERT INTO "entries" VALUES('old008',182,'move',0,'at black_market','[{"what":"used","seat":0,"facts":{"character":"general","n":5},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":5},"secret":{},"seen_by":[]},{"what":"carries_out","seat":0,"facts":{"text":"general","dice":["red.5.arsenal"],"location":"black_market"},"secret":{},"seen_by":[]},{"what":"moved_die","seat":0,"facts":{"die":"red.5.arsenal","location":"black_market"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":2},"secret":{},"seen_by":[]}]','r767',0,1.79484750371131753917e+09);
INSERT INTO "entries" VALUES('old008',183,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"buried_event","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"royal_palace","sums":{"green":6},"dice":[["green",6]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"royal_palace"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r768',0,1.79484750371184659007e+09);
INSERT INTO "entries" VALUES('old008',184,'move',0,'act','[]','r769',0,1.79484750371232795718e+09);
INSERT INTO "entries" VALUES('old008',185,'move',0,'at trade_office','[]','r770',0,1.7948475037127711773e+09);
INSERT INTO "entries" VALUES('old008',186,'move',0,'colour red','[{"what":"carries_out","seat":0,"facts":{"text":"royal_palace","location":"trade_office","colour":"red"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"trade_office"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"royal_council","sums":{"blue":4},"dice":[["blue",4]],"colour":"blue"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"blue","location":"royal_council"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":1,"facts":{"n":1,"power":3},"secret":{},"seen_by":[]}]','r771',0,1.7948475037133374214e+09);
INSERT INTO "entries" VALUES('old008',187,'move',1,'act','[]','r772',0,1.79484750371376252176e+09);
INSERT INTO "entries" VALUES('old008',188,'move',1,'die red 5 port','[{"what":"carries_out","seat":1,"facts":{"text":"royal_council","dice":["red.5.port"]},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":1,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"rolled_die","seat":0,"facts":{"die":"red.5.port","n":3},"secret":{},"seen_by":[]}]','r773',0,1.79484750371441388128e+09);
INSERT INTO "entries" VALUES('old008',189,'move',1,'die blue 6 heraldic_office','[{"what":"rolled_die","seat":1,"facts":{"die":"blue.6.heraldic_office","n":5},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"temple_assembly","sums":{"blue":5,"green":6},"dice":[["blue",5],["green",6]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"temple_assembly"},"secret":{},"seen_by":[]}]','r774',0,1.79484750371490049368e+09);
INSERT INTO "entries" VALUES('old008',190,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"temple_assembly"},"secret":{},"seen_by":[]}]','r775',0,1794847503.71566);
INSERT INTO "entries" VALUES('old008',191,'move',1,'act','[]','r776',0,1.7948475037161257267e+09);
INSERT INTO "entries" VALUES('old008',192,'move',1,'card switched_places','[{"what":"carries_out","seat":1,"facts":{"text":"temple_assembly","cards":["switched_places"]},"secret":{},"seen_by":[]},{"what":"recovered","seat":1,"facts":{"card":"switched_places"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"prison","sums":{"red":1,"yellow":10,"green":4},"dice":[["red",1],["yellow",4],["yellow",6],["green",4]],"colour":"yellow"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"yellow","location":"prison"},"secret":{},"seen_by":[]}]','r777',0,1.79484750371664285662e+09);
INSERT INTO "entries" VALUES('old008',193,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":2},"secret":{},"seen_by":[]}]','r778',0,1.79484750371715283392e+09);
INSERT INTO "entries" VALUES('old008',194,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":1},"secret":{},"seen_by":[]}]','r779',0,1.79484750371755647662e+09);
INSERT INTO "entries" VALUES('old008',195,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r780',0,1.79484750371796345706e+09);
INSERT INTO "entries" VALUES('old008',196,'move',1,'player 1','[{"what":"acts_next","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"port","sums":{"red":3,"green":4},"dice":[["red",3],["green",4]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"port"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":2},"secret":{},"seen_by":[]}]','r781',1,1.79484750371842932703e+09);
INSERT INTO "entries" VALUES('old008',197,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":1},"secret":{},"seen_by":[]}]','r782',0,1.79484750371889185908e+09);
INSERT INTO "entries" VALUES('old008',198,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":0},"secret":{},"seen_by":[]}]','r783',0,1.79484750371945476531e+09);
INSERT INTO "entries" VALUES('old008',199,'move',0,'act','[{"what":"carries_out","seat":0,"facts":{"text":"port"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":0,"facts":{"n":3},"secret":{},"seen_by":[]},{"what":"drew","seat":0,"facts":{"n":1},"secret":{"cards":["forged_deed"]},"seen_by":[0]}]','r784',1,1.79484750371999335284e+09);
INSERT INTO "entries" VALUES('old008',200,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"port"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"trade_office","sums":{"yellow":7},"dice":[["yellow",2],["yellow",5]],"colour":"yellow"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"yellow","location":"trade_office"},"secret":{},"seen_by":[]}]','r785',0,1794847503.72057);
INSERT INTO "entries" VALUES('old008',201,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"trade_office"},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":2},"secret":{"cards":["whim","duel"]},"seen_by":[1]}]','r786',0,1.79484750372114253039e+09);
INSERT INTO "entries" VALUES('old008',202,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"trade_office"},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"mint","sums":{"red":6,"blue":9},"dice":[["red",6],["blue",5],["blue",4]],"colour":"blue"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"blue","location":"mint"},"secret":{},"seen_by":[]}]','r787',0,1.7948475037215931415e+09);
INSERT INTO "entries" VALUES('old008',203,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"mint"},"secret":{},"seen_by":[]}]','r788',0,1.79484750372200441365e+09);
INSERT INTO "entries" VALUES('old008',204,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"mint"},"secret":{},"seen_by":[]}]','r789',0,1.79484750372238349921e+09);
INSERT INTO "entries" VALUES('old008',205,'move',1,'act','[{"what":"carries_out","seat":1,"facts":{"text":"mint"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":1,"facts":{"n":4},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"arsenal","sums":{"green":2},"dice":[["green",2]],"colour":"green"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"green","location":"arsenal"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":1},"secret":{},"seen_by":[]}]','r790',0,1.79484750372277140611e+09);
INSERT INTO "entries" VALUES('old008',206,'move',0,'act','[]','r791',0,1.79484750372318983078e+09);
INSERT INTO "entries" VALUES('old008',207,'move',0,'die red 1 prison','[{"what":"carries_out","seat":0,"facts":{"text":"arsenal","dice":["red.1.prison"],"change":"raise"},"secret":{},"seen_by":[]},{"what":"paid_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"changed_die","seat":0,"facts":{"die":"red.1.prison","n":2},"secret":{},"seen_by":[]},{"what":"dominates","seat":1,"facts":{"location":"heraldic_office","sums":{"red":2,"blue":5},"dice":[["red",2],["blue",5]],"colour":"blue"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":1,"facts":{"colour":"blue","location":"heraldic_office"},"secret":{},"seen_by":[]}]','r792',0,1.79484750372367835046e+09);
INSERT INTO "entries" VALUES('old008',208,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"heraldic_office"},"secret":{},"seen_by":[]}]','r793',0,1.79484750372411155702e+09);
INSERT INTO "entries" VALUES('old008',209,'move',0,'skip','[{"what":"skipped","seat":0,"facts":{"location":"heraldic_office"},"secret":{},"seen_by":[]},{"what":"dominates","seat":0,"facts":{"location":"black_market","sums":{"red":5,"yellow":2},"dice":[["red",5],["yellow",2]],"colour":"red"},"secret":{},"seen_by":[]},{"what":"placed_token","seat":0,"facts":{"colour":"red","location":"black_market"},"secret":{},"seen_by":[]},{"what":"gained_power","seat":0,"facts":{"n":1,"power":2},"secret":{},"seen_by":[]}]','r794',0,1.79484750372454261776e+09);
INSERT INTO "entries" VALUES('old008',210,'move',0,'act','[{"what":"carries_out","seat":0,"facts":{"text":"black_market","cards":["forged_deed"]},"secret":{},"seen_by":[]},{"what":"discarded","seat":0,"facts":{"card":"forged_deed"},"secret":{},"seen_by":[]},{"what":"gained_gold","seat":0,"facts":{"n":2},"secret":{},"seen_by":[]}]','r795',0,1.79484750372510313987e+09);
INSERT INTO "entries" VALUES('old008',211,'move',1,'skip','[{"what":"skipped","seat":1,"facts":{"location":"black_market"},"secret":{},"seen_by":[]},{"what":"leads","seat":0,"facts":{"location":"watchtower","colour":"green"},"secret":{},"seen_by":[]},{"what":"leads","seat":0,"facts":{"location":"temple_assembly","colour":"green"},"secret":{},"seen_by":[]},{"what":"leads","seat":1,"facts":{"location":"prison","colour":"yellow"},"secret":{},"seen_by":[]},{"what":"leads","seat":1,"facts":{"location":"trade_office","colour":"yellow"},"secret":{},"seen_by":[]},{"what":"leads","seat":1,"facts":{"location":"mint","colour":"blue"},"secret":{},"seen_by":[]},{"what":"leads","seat":0,"facts":{"location":"arsenal","colour":"red"},"secret":{},"seen_by":[]},{"what":"leads","seat":1,"facts":{"location":"heraldic_office","colour":"blue"},"secret":{},"seen_by":[]},{"what":"leads","seat":0,"facts":{"location":"black_market","colour":"red"},"secret":{},"seen_by":[]},{"what":"leads","seat":0,"facts":{"location":"citadel","colour":"red"},"secret":{},"seen_by":[]},{"what":"wealth","seat":0,"facts":{"n":4,"rest":0,"power":11},"secret":{},"seen_by":[]},{"what":"wealth","seat":1,"facts":{"n":11,"rest":3,"power":15},"secret":{},"seen_by":[]},{"what":"won","seat":null,"facts":{"winners":[1]},"secret":{},"seen_by":[]}]','r796',0,1.79484750372552371027e+09);
INSERT INTO "entries" VALUES('old009',0,'start',NULL,'','[{"what":"begins","seat":1,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"dealt","seat":0,"facts":{"n":10},"secret":{"cards":["mercenary_1","mercenary_3","mercenary_4","mercenary_4","winter","courtesan","courtesan","scarecrow","scarecrow","scarecrow"]},"seen_by":[0]},{"what":"dealt","seat":1,"facts":{"n":10},"secret":{"cards":["mercenary_1","mercenary_6","mercenary_6","mercenary_10","winter","spring","bishop","drummer","scarecrow","scarecrow"]},"seen_by":[1]}]',NULL,0,1.79484750374708509445e+09);
INSERT INTO "entries" VALUES('old009',1,'move',1,'choose siena','[{"what":"chose","seat":1,"facts":{"region":"siena","owner":null},"secret":{},"seen_by":[]}]','r797',0,1794847503.75255);
INSERT INTO "entries" VALUES('old009',2,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r798',0,1.7948475037534358501e+09);
INSERT INTO "entries" VALUES('old009',3,'move',1,'take nothing','[{"what":"took_nothing","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r799',0,1.79484750375412201875e+09);
INSERT INTO "entries" VALUES('old009',4,'move',0,'play mercenary_4','[{"what":"played","seat":0,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r800',0,1.79484750375502109527e+09);
INSERT INTO "entries" VALUES('old009',5,'move',1,'play drummer','[{"what":"played","seat":1,"facts":{"card":"drummer"},"secret":{},"seen_by":[]}]','r801',0,1.79484750375569462781e+09);
INSERT INTO "entries" VALUES('old009',6,'move',0,'play mercenary_1','[{"what":"played","seat":0,"facts":{"card":"mercenary_1"},"secret":{},"seen_by":[]}]','r802',0,1.79484750375632810598e+09);
INSERT INTO "entries" VALUES('old009',7,'move',1,'play spring','[{"what":"played","seat":1,"facts":{"card":"spring"},"secret":{},"seen_by":[]}]','r803',0,1.79484750375726079935e+09);
INSERT INTO "entries" VALUES('old009',8,'move',0,'play mercenary_4','[{"what":"played","seat":0,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r804',0,1.79484750375779509548e+09);
INSERT INTO "entries" VALUES('old009',9,'move',1,'play mercenary_6','[{"what":"played","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r805',0,1.79484750375833129881e+09);
INSERT INTO "entries" VALUES('old009',10,'move',0,'play winter','[{"what":"played","seat":0,"facts":{"card":"winter"},"secret":{},"seen_by":[]},{"what":"lost","seat":1,"facts":{"cards":["spring"]},"secret":{},"seen_by":[]}]','r806',0,1.7948475037588605881e+09);
INSERT INTO "entries" VALUES('old009',11,'move',1,'play mercenary_6','[{"what":"played","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r807',0,1.7948475037593414783e+09);
INSERT INTO "entries" VALUES('old009',12,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r808',0,1.79484750375984501843e+09);
INSERT INTO "entries" VALUES('old009',13,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r809',0,1.79484750376031088831e+09);
INSERT INTO "entries" VALUES('old009',14,'move',1,'take mercenary_6','[{"what":"took_back","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r810',0,1.79484750376076555248e+09);
INSERT INTO "entries" VALUES('old009',15,'move',0,'pass','[{"what":"passed","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r811',0,1.79484750376136517526e+09);
INSERT INTO "entries" VALUES('old009',16,'move',1,'play winter','[{"what":"played","seat":1,"facts":{"card":"winter"},"secret":{},"seen_by":[]}]','r812',0,1.79484750376192378996e+09);
INSERT INTO "entries" VALUES('old009',17,'move',1,'play mercenary_10','[{"what":"played","seat":1,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r813',0,1.79484750376305413248e+09);
INSERT INTO "entries" VALUES('old009',18,'move',1,'play mercenary_1','[{"what":"played","seat":1,"facts":{"card":"mercenary_1"},"secret":{},"seen_by":[]}]','r814',0,1.79484750376359534261e+09);
INSERT INTO "entries" VALUES('old009',19,'move',1,'play mercenary_6','[{"what":"played","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r815',0,1.7948475037641820908e+09);
INSERT INTO "entries" VALUES('old009',20,'move',1,'pass','[{"what":"passed","seat":1,"facts":{},"secret":{},"seen_by":[]},{"what":"conquered","seat":1,"facts":{"region":"siena","strengths":[4,8]},"secret":{},"seen_by":[]},{"what":"token","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r816',0,1.79484750376483464238e+09);
INSERT INTO "entries" VALUES('old009',21,'move',0,'choose napoli','[{"what":"chose","seat":0,"facts":{"region":"napoli","owner":null},"secret":{},"seen_by":[]}]','r817',0,1.79484750376631188389e+09);
INSERT INTO "entries" VALUES('old009',22,'move',1,'discard','[{"what":"discarded_hand","seat":1,"facts":{"cards":["bishop"]},"secret":{},"seen_by":[]}]','r818',0,1.79484750376744341855e+09);
INSERT INTO "entries" VALUES('old009',23,'move',0,'keep scarecrow','[]','r819',0,1.79484750376808643336e+09);
INSERT INTO "entries" VALUES('old009',24,'move',0,'done','[{"what":"kept","seat":0,"facts":{"n":1},"secret":{"cards":["scarecrow"]},"seen_by":[0]},{"what":"new_round","seat":null,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"dealt","seat":0,"facts":{"n":9},"secret":{"cards":["mercenary_4","mercenary_4","winter","bishop","courtesan","courtesan","scarecrow","scarecrow","scarecrow"]},"seen_by":[0]},{"what":"dealt","seat":1,"facts":{"n":11},"secret":{"cards":["mercenary_1","mercenary_2","mercenary_3","mercenary_3","mercenary_4","mercenary_5","mercenary_5","mercenary_6","mercenary_10","drummer","drummer"]},"seen_by":[1]}]','r820',0,1.79484750376899147034e+09);
INSERT INTO "entries" VALUES('old009',25,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r821',0,1.79484750376967835431e+09);
INSERT INTO "entries" VALUES('old010',0,'start',NULL,'','[{"what":"tiles","seat":null,"facts":{"tiles":["allies","timer_fuse","influence","recruitment","fleet","protection_money","baptism"]},"secret":{},"seen_by":[]},{"what":"colours","seat":0,"facts":{"team":[0,2],"families":["blue","yellow","black"]},"secret":{},"seen_by":[]},{"what":"colours","seat":1,"facts":{"team":[1,3],"families":["red","green","white"]},"secret":{},"seen_by":[]}]',NULL,0,1.79484750377859568603e+09);
INSERT INTO "entries" VALUES('old010',1,'move',1,'draft white green','[]','r822',0,1.79484750378241252901e+09);
INSERT INTO "entries" VALUES('old010',2,'move',0,'draft yellow black','[{"what":"family","seat":0,"facts":{"family":"yellow"},"secret":{},"seen_by":[]},{"what":"family","seat":1,"facts":{"family":"white"},"secret":{},"seen_by":[]},{"what":"family","seat":2,"facts":{"family":"black"},"secret":{},"seen_by":[]},{"what":"family","seat":3,"facts":{"family":"green"},"secret":{},"seen_by":[]},{"what":"first_player","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"character","seat":0,"facts":{"character":"il_chimico"},"secret":{},"seen_by":[]},{"what":"character","seat":1,"facts":{"character":"il_capo"},"secret":{},"seen_by":[]},{"what":"character","seat":2,"facts":{"character":"il_pescatore"},"secret":{},"seen_by":[]},{"what":"character","seat":3,"facts":{"character":"l_autista"},"secret":{},"seen_by":[]}]','r823',1,1.7948475037834861279e+09);
INSERT INTO "entries" VALUES('old010',3,'move',0,'sell yellow-b5','[{"what":"sold","seat":0,"facts":{"token":"yellow-b5"},"secret":{},"seen_by":[]}]','r824',0,1.79484750378429889681e+09);
INSERT INTO "entries" VALUES('old010',4,'move',0,'soldato castelvetrano','[{"what":"soldato_placed","seat":0,"facts":{"area":"castelvetrano"},"secret":{},"seen_by":[]}]','r825',7,1.79484750379141044613e+09);
INSERT INTO "entries" VALUES('old010',5,'move',1,'sell white-b1','[{"what":"sold","seat":1,"facts":{"token":"white-b1"},"secret":{},"seen_by":[]}]','r826',0,1.79484750379274344438e+09);
INSERT INTO "entries" VALUES('old010',6,'move',1,'soldato sciacca','[{"what":"soldato_placed","seat":1,"facts":{"area":"sciacca"},"secret":{},"seen_by":[]}]','r827',0,1.79484750379352712632e+09);
INSERT INTO "entries" VALUES('old010',7,'move',1,'soldato vittoria','[{"what":"soldato_placed","seat":1,"facts":{"area":"vittoria"},"secret":{},"seen_by":[]}]','r828',0,1.79484750379412865643e+09);
INSERT INTO "entries" VALUES('old010',8,'move',1,'boat mare_siracusa','[{"what":"boat_placed","seat":1,"facts":{"sea":"mare_siracusa"},"secret":{},"seen_by":[]}]','r829',0,1.7948475037946739197e+09);
INSERT INTO "entries" VALUES('old010',9,'move',2,'soldato camastra','[{"what":"soldato_placed","seat":2,"facts":{"area":"camastra"},"secret":{},"seen_by":[]}]','r830',0,1.79484750379525518412e+09);
INSERT INTO "entries" VALUES('old010',10,'move',2,'boat mare_catania','[{"what":"boat_placed","seat":2,"facts":{"sea":"mare_catania"},"secret":{},"seen_by":[]}]','r831',0,1.79484750379584932322e+09);
INSERT INTO "entries" VALUES('old010',11,'move',3,'car ragusa','[{"what":"car_placed","seat":3,"facts":{"area":"ragusa"},"secret":{},"seen_by":[]}]','r832',0,1.79484750379639577868e+09);
INSERT INTO "entries" VALUES('old010',12,'move',3,'boat mare_ragusa','[{"what":"boat_placed","seat":3,"facts":{"sea":"mare_ragusa"},"secret":{},"seen_by":[]}]','r833',0,1.79484750379699540137e+09);
INSERT INTO "entries" VALUES('old010',13,'move',0,'sell yellow-b3','[{"what":"sold","seat":0,"facts":{"token":"yellow-b3"},"secret":{},"seen_by":[]}]','r834',0,1.79484750379752755165e+09);
INSERT INTO "entries" VALUES('old010',14,'move',0,'lab termini_imerese','[{"what":"lab_placed","seat":0,"facts":{"area":"termini_imerese"},"secret":{},"seen_by":[]}]','r835',0,1.79484750379812765122e+09);
INSERT INTO "entries" VALUES('old010',15,'move',0,'sell yellow-b1','[{"what":"sold","seat":0,"facts":{"token":"yellow-b1"},"secret":{},"seen_by":[]}]','r836',0,1.79484750379865646359e+09);
INSERT INTO "entries" VALUES('old010',16,'move',0,'sell yellow-b2','[{"what":"sold","seat":0,"facts":{"token":"yellow-b2"},"secret":{},"seen_by":[]}]','r837',0,1.79484750379921913143e+09);
INSERT INTO "entries" VALUES('old010',17,'move',0,'lab caltagirone','[{"what":"lab_placed","seat":0,"facts":{"area":"caltagirone"},"secret":{},"seen_by":[]}]','r838',1,1.79484750380039453508e+09);
INSERT INTO "entries" VALUES('old010',18,'move',0,'lab marsala','[{"what":"lab_placed","seat":0,"facts":{"area":"marsala"},"secret":{},"seen_by":[]}]','r839',0,1.79484750380117321017e+09);
INSERT INTO "entries" VALUES('old010',19,'move',0,'lab castelvetrano','[{"what":"lab_placed","seat":0,"facts":{"area":"castelvetrano"},"secret":{},"seen_by":[]}]','r840',0,1.79484750380542588238e+09);
INSERT INTO "entries" VALUES('old010',20,'move',1,'sell white-b3','[{"what":"sold","seat":1,"facts":{"token":"white-b3"},"secret":{},"seen_by":[]}]','r841',0,1.79484750380636668204e+09);
INSERT INTO "entries" VALUES('old010',21,'move',1,'sell white-b4','[{"what":"sold","seat":1,"facts":{"token":"white-b4"},"secret":{},"seen_by":[]}]','r842',2,1.7948475038086016178e+09);
INSERT INTO "entries" VALUES('old010',22,'move',1,'lab sciacca','[{"what":"lab_placed","seat":1,"facts":{"area":"sciacca"},"secret":{},"seen_by":[]}]','r843',3,1.79484750380959963804e+09);
INSERT INTO "entries" VALUES('old010',23,'move',1,'lab siracusa','[{"what":"lab_placed","seat":1,"facts":{"area":"siracusa"},"secret":{},"seen_by":[]}]','r844',0,1.79484750381068491938e+09);
INSERT INTO "entries" VALUES('old010',24,'move',2,'sell black-b3','[{"what":"sold","seat":2,"facts":{"token":"black-b3"},"secret":{},"seen_by":[]}]','r845',0,1.79484750381694960598e+09);
INSERT INTO "entries" VALUES('old010',25,'move',2,'sell black-b1','[{"what":"sold","seat":2,"facts":{"token":"black-b1"},"secret":{},"seen_by":[]}]','r846',8,1.79484750382498264311e+09);
INSERT INTO "entries" VALUES('old011',0,'start',NULL,'','[{"what":"begins","seat":null,"facts":{"n":2},"secret":{},"seen_by":[]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j03"},"seen_by":[0]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j08"},"seen_by":[0]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j22"},"seen_by":[1]},{"what":"draws","seat":1,"facts":{},"secret":{"job":"j30"},"seen_by":[1]},{"what":"opens_job","seat":null,"facts":{"job":"j27"},"secret":{},"seen_by":[]},{"what":"opens_job","seat":null,"facts":{"job":"j04"},"secret":{},"seen_by":[]},{"what":"shows_allies","seat":null,"facts":{"allies":["a01"]},"secret":{},"seen_by":[]},{"what":"horse_head","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"act","seat":null,"facts":{"act":1},"secret":{},"seen_by":[]},{"what":"opens","seat":null,"facts":{"business":"bakery","turf":1},"secret":{},"seen_by":[]}]',NULL,0,1.79484750383787345891e+09);
INSERT INTO "entries" VALUES('old011',1,'move',0,'family f4','[{"what":"family","seat":0,"facts":{"space":"f4","figure":"don","turfs":[4,5,6]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r847',0,1.79484750384728932379e+09);
INSERT INTO "entries" VALUES('old011',2,'move',0,'keep','[{"what":"keeps","seat":0,"facts":{},"secret":{},"seen_by":[]}]','r848',0,1.79484750385692191131e+09);
INSERT INTO "entries" VALUES('old011',3,'move',1,'family f3','[{"what":"family","seat":1,"facts":{"space":"f3","figure":"don","turfs":[3,4,5]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["blood"]},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]}]','r849',0,1.79484750386102271087e+09);
INSERT INTO "entries" VALUES('old011',4,'move',1,'launder 1','[{"what":"launders","seat":1,"facts":{"card":"1"},"secret":{},"seen_by":[]}]','r850',0,1.79484750386508417133e+09);
INSERT INTO "entries" VALUES('old011',5,'move',0,'thug restaurant','[{"what":"thug","seat":0,"facts":{"business":"restaurant","turf":7},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["gun"]},"secret":{},"seen_by":[]},{"what":"draws","seat":0,"facts":{},"secret":{"job":"j33"},"seen_by":[0]}]','r851',0,1.79484750386592507367e+09);
INSERT INTO "entries" VALUES('old011',6,'move',1,'thug federal_reserve','[{"what":"thug","seat":1,"facts":{"business":"federal_reserve","turf":1},"secret":{},"seen_by":[]}]','r852',0,1.79484750386654567716e+09);
INSERT INTO "entries" VALUES('old011',7,'move',1,'discard gun','[{"what":"discards","seat":1,"facts":{"card":"gun"},"secret":{},"seen_by":[]}]','r853',0,1.79484750386714696883e+09);
INSERT INTO "entries" VALUES('old011',8,'move',1,'discard 3','[{"what":"discards","seat":1,"facts":{"card":"3"},"secret":{},"seen_by":[]}]','r854',0,1.79484750386771631236e+09);
INSERT INTO "entries" VALUES('old011',9,'move',1,'discard blood','[{"what":"discards","seat":1,"facts":{"card":"blood"},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["3","5"]},"secret":{},"seen_by":[]}]','r855',0,1.79484750386840200423e+09);
INSERT INTO "entries" VALUES('old011',10,'move',0,'thug laundry','[{"what":"thug","seat":0,"facts":{"business":"laundry","turf":3},"secret":{},"seen_by":[]}]','r856',0,1.79484750386900162701e+09);
INSERT INTO "entries" VALUES('old011',11,'move',0,'launder 2','[{"what":"launders","seat":0,"facts":{"card":"2"},"secret":{},"seen_by":[]}]','r857',0,1.79484750386953473095e+09);
INSERT INTO "entries" VALUES('old011',12,'move',0,'launder 1','[{"what":"launders","seat":0,"facts":{"card":"1"},"secret":{},"seen_by":[]}]','r858',0,1.79484750387004756929e+09);
INSERT INTO "entries" VALUES('old011',13,'move',1,'thug bakery','[{"what":"thug","seat":1,"facts":{"business":"bakery","turf":1},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["3","booze"]},"secret":{},"seen_by":[]}]','r859',0,1.79484750387060737605e+09);
INSERT INTO "entries" VALUES('old011',14,'move',0,'thug nightclub','[{"what":"thug","seat":0,"facts":{"business":"nightclub","turf":4},"secret":{},"seen_by":[]},{"what":"gains","seat":0,"facts":{"cards":["5","blood"]},"secret":{},"seen_by":[]}]','r860',0,1.79484750387120079988e+09);
INSERT INTO "entries" VALUES('old011',15,'move',1,'thug freight_yard','[{"what":"thug","seat":1,"facts":{"business":"freight_yard","turf":5},"secret":{},"seen_by":[]},{"what":"gains","seat":1,"facts":{"cards":["5","gun"]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":1,"figures":[0,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":1},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":2,"figures":[0,0,0]},"secret":{},"seen_by":[]},{"what":"no_winner","seat":null,"facts":{"turf":3,"figures":[1,1,0]},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":4,"figures":[2,1,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":4},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":1,"facts":{"turf":5,"figures":[1,2,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":1,"facts":{"turf":5},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":6,"figures":[1,0,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":6},"secret":{},"seen_by":[]},{"what":"wins_turf","seat":0,"facts":{"turf":7,"figures":[1,0,0]},"secret":{},"seen_by":[]},{"what":"marked","seat":0,"facts":{"turf":7},"secret":{},"seen_by":[]}]','r861',0,1.79484750387184333799e+09);
INSERT INTO "entries" VALUES('old011',16,'move',1,'put 0','[]','r862',0,1.79484750387251663214e+09);
INSERT INTO "entries" VALUES('old011',17,'move',0,'put 0','[]','r863',0,1.79484750387311458585e+09);
INSERT INTO "entries" VALUES('old011',18,'move',1,'put 0','[]','r864',0,1.79484750387367177006e+09);
INSERT INTO "entries" VALUES('old011',19,'move',1,'put 0','[]','r865',0,1.79484750387424206734e+09);
INSERT INTO "entries" VALUES('old011',20,'move',1,'put 1','[]','r866',0,1.79484750387477445601e+09);
INSERT INTO "entries" VALUES('old011',21,'move',0,'put 0','[]','r867',2,1.79484750387575507169e+09);
INSERT INTO "entries" VALUES('old011',22,'move',0,'put 0','[]','r868',0,1.79484750387634420395e+09);
INSERT INTO "entries" VALUES('old011',23,'move',0,'put 1','[{"what":"bid","seat":0,"facts":{"cards":["1"],"total":1},"secret":{},"seen_by":[]},{"what":"bid","seat":1,"facts":{"cards":["1"],"total":1},"secret":{},"seen_by":[]},{"what":"pays_bid","seat":0,"facts":{"cards":["1"]},"secret":{},"seen_by":[]},{"what":"bribes","seat":0,"facts":{"ally":"a01"},"secret":{},"seen_by":[]}]','r869',0,1.79484750387706780438e+09);
INSERT INTO "entries" VALUES('old011',24,'move',0,'discard j03','[{"what":"discards","seat":0,"facts":{"card":"j03"},"secret":{},"seen_by":[]}]','r870',0,1.79484750387762808797e+09);
INSERT INTO "entries" VALUES('old011',25,'move',0,'discard blood','[{"what":"discards","seat":0,"facts":{"card":"blood"},"secret":{},"seen_by":[]}]','r871',0,1.79484750387818932535e+09);
INSERT INTO "entries" VALUES('old012',0,'start',NULL,'','[{"what":"drew","seat":0,"facts":{"n":6},"secret":{"cards":["slander","support","whim","spy","family_ties","early_entrance"]},"seen_by":[0]},{"what":"gained_cousins","seat":0,"facts":{"kind":"street","n":1},"secret":{},"seen_by":[]},{"what":"drew","seat":1,"facts":{"n":6},"secret":{"cards":["banishment","banishment","safe_passage","forged_deed","forged_deed","family_ties"]},"seen_by":[1]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":1},"secret":{},"seen_by":[]},{"what":"characters","seat":null,"facts":{"characters":["heraldist","tax_collector","scribe"]},"secret":{},"seen_by":[]},{"what":"dealt_event","seat":0,"facts":{},"secret":{"event":"new_allies"},"seen_by":[0]},{"what":"dealt_event","seat":1,"facts":{},"secret":{"event":"market_riots"},"seen_by":[1]},{"what":"rolled","seat":0,"facts":{"colour":"red","values":[3,3,1,6,5]},"secret":{},"seen_by":[]},{"what":"rolled","seat":0,"facts":{"colour":"green","values":[1,4,5,3,6]},"secret":{},"seen_by":[]},{"what":"rolled","seat":1,"facts":{"colour":"yellow","values":[6,6,6,1,1]},"secret":{},"seen_by":[]},{"what":"rolled","seat":1,"facts":{"colour":"blue","values":[2,1,1,2,2]},"secret":{},"seen_by":[]}]',NULL,0,1.79484750388312387465e+09);
INSERT INTO "entries" VALUES('old012',1,'move',1,'reroll yellow','[]','r872',0,1.7948475038864161968e+09);
INSERT INTO "entries" VALUES('old012',2,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":4},"secret":{},"seen_by":[]}]','r873',1,1.7948475038875060082e+09);
INSERT INTO "entries" VALUES('old012',3,'move',0,'keep','[{"what":"kept_dice","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"rolled","seat":1,"facts":{"colour":"yellow","values":[6,1,2,6,3]},"secret":{},"seen_by":[]},{"what":"begins","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r874',2,1.79484750388821458818e+09);
INSERT INTO "entries" VALUES('old012',4,'move',1,'place yellow 1 citadel','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.1.reserve","location":"citadel"},"secret":{},"seen_by":[]}]','r875',0,1.79484750389293742176e+09);
INSERT INTO "entries" VALUES('old012',5,'move',0,'place green 4 watchtower','[{"what":"placed_die","seat":0,"facts":{"die":"green.4.reserve","location":"watchtower"},"secret":{},"seen_by":[]}]','r876',0,1.79484750389387369157e+09);
INSERT INTO "entries" VALUES('old012',6,'move',1,'place blue 1 watchtower','[{"what":"placed_die","seat":1,"facts":{"die":"blue.1.reserve","location":"watchtower"},"secret":{},"seen_by":[]}]','r877',0,1.79484750389469623565e+09);
INSERT INTO "entries" VALUES('old012',7,'move',0,'place red 5 temple_assembly','[{"what":"placed_die","seat":0,"facts":{"die":"red.5.reserve","location":"temple_assembly"},"secret":{},"seen_by":[]}]','r878',0,1.79484750389544034008e+09);
INSERT INTO "entries" VALUES('old012',8,'move',1,'place yellow 2 arsenal','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.2.reserve","location":"arsenal"},"secret":{},"seen_by":[]}]','r879',0,1.794847503896119833e+09);
INSERT INTO "entries" VALUES('old012',9,'move',0,'place green 3 watchtower','[{"what":"placed_die","seat":0,"facts":{"die":"green.3.reserve","location":"watchtower"},"secret":{},"seen_by":[]}]','r880',0,1.79484750389677858353e+09);
INSERT INTO "entries" VALUES('old012',10,'move',1,'place blue 1 trade_office','[{"what":"placed_die","seat":1,"facts":{"die":"blue.1.reserve","location":"trade_office"},"secret":{},"seen_by":[]}]','r881',0,1.79484750389750075342e+09);
INSERT INTO "entries" VALUES('old012',11,'move',0,'place red 1 citadel','[{"what":"placed_die","seat":0,"facts":{"die":"red.1.reserve","location":"citadel"},"secret":{},"seen_by":[]}]','r882',0,1.79484750389906549451e+09);
INSERT INTO "entries" VALUES('old012',12,'move',1,'place yellow 6 citadel','[{"what":"placed_die","seat":1,"facts":{"die":"yellow.6.reserve","location":"citadel"},"secret":{},"seen_by":[]}]','r883',0,1.79484750389974093438e+09);
INSERT INTO "entries" VALUES('old012',13,'move',0,'place green 1 citadel','[{"what":"placed_die","seat":0,"facts":{"die":"green.1.reserve","location":"citadel"},"secret":{},"seen_by":[]}]','r884',0,1.79484750390044641493e+09);
INSERT INTO "entries" VALUES('old012',14,'move',1,'place blue 2 prison','[{"what":"placed_die","seat":1,"facts":{"die":"blue.2.reserve","location":"prison"},"secret":{},"seen_by":[]}]','r885',0,1.79484750390117692945e+09);
INSERT INTO "entries" VALUES('old012',15,'move',0,'place red 6 temple_assembly','[{"what":"placed_die","seat":0,"facts":{"die":"red.6.reserve","location":"temple_assembly"},"secret":{},"seen_by":[]}]','r886',0,1.7948475039019157886e+09);
INSERT INTO "entries" VALUES('old012',16,'move',1,'play family_ties b','[{"what":"played","seat":1,"facts":{"card":"family_ties","text":"family_ties.b","against":[]},"secret":{},"seen_by":[]}]','r887',0,1.7948475039026107788e+09);
INSERT INTO "entries" VALUES('old012',17,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":3},"secret":{},"seen_by":[]}]','r888',0,1.79484750390324401857e+09);
INSERT INTO "entries" VALUES('old012',18,'move',0,'decline','[{"what":"declined","seat":0,"facts":{},"secret":{},"seen_by":[]},{"what":"gained_cousins","seat":1,"facts":{"kind":"street","n":2},"secret":{},"seen_by":[]}]','r889',0,1.79484750390393710131e+09);
INSERT INTO "entries" VALUES('old012',19,'move',0,'play support a','[]','r890',0,1794847503.90477);
INSERT INTO "entries" VALUES('old012',20,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":2},"secret":{},"seen_by":[]}]','r891',0,1.79484750390550971033e+09);
INSERT INTO "entries" VALUES('old012',21,'move',0,'trade','[{"what":"traded","seat":0,"facts":{"n":5,"power":1},"secret":{},"seen_by":[]}]','r892',1,1.7948475039067780972e+09);
INSERT INTO "entries" VALUES('old012',22,'move',0,'die red 3 reserve','[{"what":"played","seat":0,"facts":{"card":"support","text":"support.a","dice":["red.3.reserve"],"against":[]},"secret":{},"seen_by":[]}]','r893',2,1.79484750390756607049e+09);
INSERT INTO "entries" VALUES('old012',23,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":4},"secret":{},"seen_by":[]}]','r894',0,1.79484750390832233429e+09);
INSERT INTO "entries" VALUES('old012',24,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":3},"secret":{},"seen_by":[]}]','r895',0,1.79484750390918421742e+09);
INSERT INTO "entries" VALUES('old012',25,'move',1,'trade','[{"what":"traded","seat":1,"facts":{"n":5,"power":2},"secret":{},"seen_by":[]}]','r896',1,1.79484750390978384021e+09);
INSERT INTO "entries" VALUES('old013',0,'start',NULL,'','[{"what":"begins","seat":1,"facts":{"n":1},"secret":{},"seen_by":[]},{"what":"dealt","seat":0,"facts":{"n":8},"secret":{"cards":["mercenary_1","mercenary_4","mercenary_5","mercenary_10","winter","courtesan","courtesan","heroine"]},"seen_by":[0]},{"what":"dealt","seat":1,"facts":{"n":8},"secret":{"cards":["mercenary_1","mercenary_3","mercenary_4","mercenary_6","mercenary_10","spring","drummer","scarecrow"]},"seen_by":[1]}]',NULL,0,1.79484750455882692337e+09);
INSERT INTO "entries" VALUES('old013',1,'move',1,'choose siena','[{"what":"chose","seat":1,"facts":{"region":"siena","owner":null},"secret":{},"seen_by":[]}]','r897',1,1.79484750456815576554e+09);
INSERT INTO "entries" VALUES('old013',2,'move',1,'play scarecrow','[{"what":"played","seat":1,"facts":{"card":"scarecrow"},"secret":{},"seen_by":[]}]','r898',0,1.79484750456900453569e+09);
INSERT INTO "entries" VALUES('old013',3,'move',1,'take nothing','[{"what":"took_nothing","seat":1,"facts":{},"secret":{},"seen_by":[]}]','r899',0,1.7948475045696382522e+09);
INSERT INTO "entries" VALUES('old013',4,'move',0,'play courtesan','[{"what":"played","seat":0,"facts":{"card":"courtesan"},"secret":{},"seen_by":[]}]','r900',0,1.79484750468130135536e+09);
INSERT INTO "entries" VALUES('old013',5,'move',1,'play drummer','[{"what":"played","seat":1,"facts":{"card":"drummer"},"secret":{},"seen_by":[]}]','r901',0,1.79484750468233156209e+09);
INSERT INTO "entries" VALUES('old013',6,'move',0,'play mercenary_1','[{"what":"played","seat":0,"facts":{"card":"mercenary_1"},"secret":{},"seen_by":[]}]','r902',0,1.79484750468639302255e+09);
INSERT INTO "entries" VALUES('old013',7,'move',1,'play mercenary_4','[{"what":"played","seat":1,"facts":{"card":"mercenary_4"},"secret":{},"seen_by":[]}]','r903',0,1.79484750468855905531e+09);
INSERT INTO "entries" VALUES('old013',8,'move',0,'play mercenary_5','[{"what":"played","seat":0,"facts":{"card":"mercenary_5"},"secret":{},"seen_by":[]}]','r904',0,1.79484750469601082802e+09);
INSERT INTO "entries" VALUES('old013',9,'move',1,'play mercenary_3','[{"what":"played","seat":1,"facts":{"card":"mercenary_3"},"secret":{},"seen_by":[]}]','r905',0,1.79484750469667053221e+09);
INSERT INTO "entries" VALUES('old013',10,'move',0,'play mercenary_10','[{"what":"played","seat":0,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r906',0,1.79484750470094251632e+09);
INSERT INTO "entries" VALUES('old013',11,'move',1,'play mercenary_6','[{"what":"played","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r907',0,1.7948475047017445564e+09);
INSERT INTO "entries" VALUES('old013',12,'move',0,'play winter','[{"what":"played","seat":0,"facts":{"card":"winter"},"secret":{},"seen_by":[]}]','r908',0,1.79484750470234322551e+09);
INSERT INTO "entries" VALUES('old013',13,'undo',0,'4','[{"what":"table.rewound","seat":0,"facts":{},"secret":{},"seen_by":[]}]',NULL,0,1.79484750471549773217e+09);
INSERT INTO "entries" VALUES('old013',14,'move',1,'play mercenary_6','[{"what":"played","seat":1,"facts":{"card":"mercenary_6"},"secret":{},"seen_by":[]}]','r909',13,1.79484750471657490732e+09);
INSERT INTO "entries" VALUES('old013',15,'move',0,'play heroine','[{"what":"played","seat":0,"facts":{"card":"heroine"},"secret":{},"seen_by":[]}]','r910',0,1.79484750471753168104e+09);
INSERT INTO "entries" VALUES('old013',16,'move',1,'play mercenary_10','[{"what":"played","seat":1,"facts":{"card":"mercenary_10"},"secret":{},"seen_by":[]}]','r911',0,1.79484750472153091428e+09);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	token_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	lang VARCHAR(2) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	email VARCHAR(200), 
	hook VARCHAR(500), 
	notified FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token_hash)
);
INSERT INTO "guests" VALUES('old001','5642acd4b7738706dfaed20500b595a8df6b53ae76246d1cf522d88c404d93ad','A','en',1.7948475022328937053e+09,1.7948475022328937053e+09,NULL,NULL,0.0);
INSERT INTO "guests" VALUES('old002','c135ba1476df42f64f65427ed870a1a5965b091627955f084909dad50312c392','B','en',1.79484750223475170139e+09,1.79484750223475170139e+09,NULL,NULL,0.0);
INSERT INTO "guests" VALUES('old003','32968bbb20aa46b70e33d19e3f6e99a20845f31b260470514d81f37245ebd2d3','C','en',1.79484750223873090746e+09,1.79484750223873090746e+09,NULL,NULL,0.0);
INSERT INTO "guests" VALUES('old004','ea2743e9275cb3d8728a42462e41d5060c7d4232a9001b527d5eb81034917080','D','en',1.79484750223939752578e+09,1.79484750223939752578e+09,NULL,NULL,0.0);
CREATE TABLE lines (
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	guest VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	team BOOLEAN NOT NULL, 
	text TEXT NOT NULL, 
	parties TEXT NOT NULL, 
	signed TEXT NOT NULL, 
	request VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("match", number), 
	CONSTRAINT lines_request UNIQUE ("match", guest, request)
);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	components TEXT, 
	state VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	title VARCHAR(80) NOT NULL, 
	settings TEXT NOT NULL, 
	server_seed VARCHAR(64) NOT NULL, 
	seed VARCHAR(64), 
	version INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	due FLOAT, 
	result TEXT, 
	rematch VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "matches" VALUES('old005','condottiere',1,2,'{"battle_cap":0,"bigger_kingdoms":false,"data":null,"deals":true,"draw_after_battle":false,"first_player":"random","full_board_ends_reconquest":true,"hidden_cards":false,"hidden_reveal_timing":"after_effect","points_target":0,"pope_on_contested":"forbid","reconquest":false,"region_choice_timing":"step2","series_first_player":"same"}',NULL,'over',0,'old001','finished condottiere','{"autostart":true,"clock":{"bank":0,"cap":0,"increment":0,"kind":"none","out_of_time":"bot","per_move":0},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','f7837b0d83e828b099be83dfd0f391a89cc1b47a1c103aff4442015c38888322',2,1.79484750233471608161e+09,1.79484750240879821774e+09,NULL,'{"reason":"adjacent","scores":[2,5],"winners":[1]}',NULL);
INSERT INTO "matches" VALUES('old006','la_famiglia',1,4,'{"boat_check":"always","data":null,"first_game":false,"first_player":"random","identical_cards_once":false,"incite_bounty":"removed","tokens_return":"at_once"}',NULL,'over',0,'old001','finished la_famiglia','{"autostart":true,"clock":{"bank":0,"cap":0,"increment":0,"kind":"none","out_of_time":"bot","per_move":0},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','9c5a4e5eb6b05231a20464e06a40cc5b8607c0b696860b69856e90ab42fc53f2',4,1.79484750289907741549e+09,1.79484750313747572899e+09,NULL,'{"reason":"majority","scores":[1,0,0,0],"winners":[0,2]}',NULL);
INSERT INTO "matches" VALUES('old007','godfather',2,2,'{"controller_gets":"front","data":null,"don_control_on_family_member":true,"don_mixed_spaces":"job_only","don_placement_suggestions":true,"don_scan":"restart","don_zero_bid_draws_card":true,"dons":[],"empty_job_deck_by_don_count":false,"solo_tie_goes_to_don":true,"voluntary_pass":false}',NULL,'over',0,'old001','finished godfather','{"autostart":true,"clock":{"bank":0,"cap":0,"increment":0,"kind":"none","out_of_time":"bot","per_move":0},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','a2f1ab5c86652c7a783c389ca4f10731a1f2ab21ed80066db04494bf0713ac67',2,1.79484750327373147014e+09,1.79484750334477233886e+09,NULL,'{"reason":"money","scores":[37,60],"winners":[1]}',NULL);
INSERT INTO "matches" VALUES('old008','achaja',2,2,'{"choose_colours":false,"citadel_either_sign":false,"clamp_modified_dice":true,"cousins_binding":true,"data":null,"fate_in_your_hands":false,"forced_moves_after_last_turn":false,"increase_tokens_binding":true,"negotiate_hard":false,"new_order":"off","not_all_is_lost":false,"palace_token_scores":false,"power_tokens_binding":true,"use_tokens_binding":false}',NULL,'over',0,'old001','finished achaja','{"autostart":true,"clock":{"bank":0,"cap":0,"increment":0,"kind":"none","out_of_time":"bot","per_move":0},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','517b497ee846c2d524788151a56d636feba9c8220e3fbb856cacc4ea44bc3a13',2,1.79484750361304855347e+09,1.79484750372578144073e+09,NULL,'{"reason":"power","scores":[11,15],"winners":[1]}',NULL);
INSERT INTO "matches" VALUES('old009','condottiere',1,2,'{"battle_cap":0,"bigger_kingdoms":false,"data":null,"deals":true,"draw_after_battle":false,"first_player":"random","full_board_ends_reconquest":true,"hidden_cards":false,"hidden_reveal_timing":"after_effect","points_target":0,"pope_on_contested":"forbid","reconquest":false,"region_choice_timing":"step2","series_first_player":"same"}',NULL,'running',0,'old001','running condottiere','{"autostart":true,"clock":{"bank":86400,"cap":259200,"increment":14400,"kind":"days","out_of_time":"bot","per_move":86400},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','72dc26e513ac129155b05654d910c4723775f82fc38f60da8ec7ee5cfff34d18',2,1.79484750373831272122e+09,1.79484750374734377859e+09,1.79484750374706792828e+09,NULL,NULL);
INSERT INTO "matches" VALUES('old010','la_famiglia',1,4,'{"boat_check":"always","data":null,"first_game":false,"first_player":"random","identical_cards_once":false,"incite_bounty":"removed","tokens_return":"at_once"}',NULL,'running',0,'old001','running la_famiglia','{"autostart":true,"clock":{"bank":86400,"cap":259200,"increment":14400,"kind":"days","out_of_time":"bot","per_move":86400},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','75415e59a2cdc7d0fc223543c98642f3037efe08cce261c1835c7fd2bfd83043',4,1.79484750377059936528e+09,1.79484750377918291092e+09,1.79484750377857708936e+09,NULL,NULL);
INSERT INTO "matches" VALUES('old011','godfather',2,2,'{"controller_gets":"front","data":null,"don_control_on_family_member":true,"don_mixed_spaces":"job_only","don_placement_suggestions":true,"don_scan":"restart","don_zero_bid_draws_card":true,"dons":[],"empty_job_deck_by_don_count":false,"solo_tie_goes_to_don":true,"voluntary_pass":false}',NULL,'running',0,'old001','running godfather','{"autostart":true,"clock":{"bank":86400,"cap":259200,"increment":14400,"kind":"days","out_of_time":"bot","per_move":86400},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','90a7d2cc0b08236a6538bb82130965e3acca7c4228bddeff30d4e43462d561b3',2,1.79484750382642936706e+09,1.79484750384066462517e+09,1.79484750383784532551e+09,NULL,NULL);
INSERT INTO "matches" VALUES('old012','achaja',2,2,'{"choose_colours":false,"citadel_either_sign":false,"clamp_modified_dice":true,"cousins_binding":true,"data":null,"fate_in_your_hands":false,"forced_moves_after_last_turn":false,"increase_tokens_binding":true,"negotiate_hard":false,"new_order":"off","not_all_is_lost":false,"palace_token_scores":false,"power_tokens_binding":true,"use_tokens_binding":false}',NULL,'running',0,'old001','running achaja','{"autostart":true,"clock":{"bank":86400,"cap":259200,"increment":14400,"kind":"days","out_of_time":"bot","per_move":86400},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','32bd8f4d44594fed8c3c3c58c8213ebf71d2aab61bbcc48557a4b9b5bfc57037',2,1.79484750387904548642e+09,1.79484750388340520864e+09,1.79484750388310432432e+09,NULL,NULL);
INSERT INTO "matches" VALUES('old013','condottiere',1,2,'{"battle_cap":0,"bigger_kingdoms":false,"data":"components.toml","deals":true,"draw_after_battle":false,"first_player":"random","full_board_ends_reconquest":true,"hidden_cards":false,"hidden_reveal_timing":"after_effect","points_target":0,"pope_on_contested":"forbid","reconquest":false,"region_choice_timing":"step2","series_first_player":"same"}','# CONDOTTIERE: the components in the box.
#
# Everything the rules need to know about cards, numbers and the map stands here, and every fact says where it comes from.
# Rule numbers (C-x.y) are those of RULES.md; unclear points (Q-n) are settled in docs/rulings/condottiere.md.
#
# Do you own the box?  Copy this file, correct your copy, and check it with
#     consigliere check-data condottiere FILE
# The check adds up the cards, counts the regions, and sees that every border is named from both sides.
#
# What the first letter of a source means:
#   S  a rulebook says so: "S 001" is the Polish rulebook of the Fantasy Flight edition, followed by its section title.
#      It was read from a scan in which the figure 1 is often a bar and digits are sometimes lost;
#      "repaired" marks a number that was made whole by doing the sum (see docs/rulings/condottiere.md).
#   P  public material other than that rulebook.
#   R  reconstructed by us; it is NOT printed in the box.  Always with a reason ("because").
#   D  decided by us.  Always with a reason ("because").
#
# The rulebook prints no map and no list of regions, so names and borders come from public material.
# Six sources were compared border by border (the letter P below is one of the six, not the tag P above):
#   I  IgorMaj/condottiere-game, init-map.ts (TypeScript, 2025)
#   T  rkucsora/thd, Regions.java (Java contest bot, 2012)
#   E  rysiekblah/EPAMHackathon2014, RegionMap.java (Java contest bot, 2014)
#   M  Middlederg/Condottiere, MapCreator.cs (C#, 2026)
#   P  a Python 2 contest bot of November 2012 (repository name not known)
#   B  pictures of the printed 2007 board in Middlederg/Condottiere and the redrawn fan map in
#      IgorMaj/condottiere-game, read by eye
# T, E and P come from one family of contests and may share one picture; I and M are independent of them.

format = 1
game = "condottiere"

# Pairs that look like neighbours and are not; tests keep them apart.
not_borders = [
  ["genova", "modena"],
  ["lucca", "bologna"],
  ["siena", "spoleto"],
  ["parma", "firenze"],
  ["venezia", "modena"],
  ["urbino", "napoli"],
  ["roma", "ancona"],
  ["mantova", "bologna"],
]

# ---------------------------------------------------------------------------------------------------
# Numbers

[number.deck_size]  # 58 mercenaries + 52 others; printed again, damaged, in Rozstrzyganie remisów (repaired)
value = 110
rule = "C-2.3"
source = "S 001 Zawartość pudełka"

[number.region_count]  # scanned as a bar and 7 (repaired); the public maps have 17 too
value = 17
rule = "C-2.1"
source = "S 001 Zawartość pudełka"

[number.control_markers_per_player]  # 36 markers in 6 colours
value = 6
rule = "C-2.1"
source = "S 001 Zawartość pudełka"

[number.base_hand]
value = 8
rule = "C-2.3"
source = "S 001 Przygotowanie gry"

[number.cards_per_region]  # scanned as a bar; the example with 13 cards confirms it (repaired)
value = 1
rule = "C-8.4"
source = "S 001 Koniec rundy"

[number.keep_at_round_end]  # at most
value = 2
rule = "C-8.2"
source = "S 001 Koniec rundy"

[number.spring_bonus]
value = 3
rule = "C-5.3"
source = "S 001 Wiosna"

[number.drummer_factor]
value = 2
rule = "C-5.7"
source = "S 001 Dobosz"

[number.winter_value]  # scanned as a bar; the example 29 -> 4 confirms it (repaired)
value = 1
rule = "C-5.2"
source = "S 001 Zima"

[number.draw_start_hand]
value = 7
rule = "C-13.1"
source = "S 001 Dobieranie po bitwie"

[number.draw_up_to]
value = 3
rule = "C-13.3"
source = "S 001 Dobieranie po bitwie"

[number.draw_hand_limit]  # plus cards_per_region for each region you control
value = 10
rule = "C-13.3"
source = "S 001 Dobieranie po bitwie"

[number.draw_refill]
value = 10
rule = "C-13.4"
source = "S 001 Dobieranie po bitwie"

[number.points_per_region]
value = 1
rule = "C-14.1"
source = "S 001 Gra na punkty"

[number.points_adjacent_bonus]
value = 5
rule = "C-14.1"
source = "S 001 Gra na punkty"

[number.bigger_kingdoms_plus]  # scanned as a bar; the results 4 and 5 confirm it (repaired)
value = 1
rule = "C-15"
source = "S 001 Większe królestwa"

# ---------------------------------------------------------------------------------------------------
# Regions needed to win, by number of players: any regions (total), or connected ones (adjacent).

[[victory]]
players = 2
total = 6
adjacent = 4
rule = "C-1.1"
source = "S 001 Cel gry, Zwycięzca"

[[victory]]
players = 3
total = 6
adjacent = 4
rule = "C-1.1"
source = "S 001 Cel gry, Zwycięzca"

[[victory]]
players = 4
total = 5
adjacent = 3
rule = "C-1.1"
source = "S 001 Cel gry, Zwycięzca"

[[victory]]
players = 5
total = 5
adjacent = 3
rule = "C-1.1"
source = "S 001 Cel gry, Zwycięzca"

[[victory]]
players = 6
total = 5
adjacent = 3
rule = "C-1.1"
source = "S 001 Cel gry, Zwycięzca"

# ---------------------------------------------------------------------------------------------------
# Cards.  The counts add up to deck_size.
#   strength   the printed number; 0 where the card has none
#   mercenary  true for the orange cards with a shield; only these are mercenaries
#   goes_to    where the card lies once played: in the company to the end of the battle, or on the discard pile
#   hideable   true if it is played face down with the option hidden_cards (C-17.1)
#   plain      true if the card has no effect of its own
# Names: pl from the rulebook; en from the English Fantasy Flight rulebook of 2007; it from an Italian shop text;
# ru from reviews of the Hobby Games edition, except two names that we translated ourselves.

[[card]]
id = "mercenary_1"
kind = "mercenary"
strength = 1
count = 10
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 1", pl = "Najemnik 1", ru = "Наёмник 1", it = "Mercenario 1" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "mercenary_2"
kind = "mercenary"
strength = 2
count = 8
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 2", pl = "Najemnik 2", ru = "Наёмник 2", it = "Mercenario 2" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "mercenary_3"
kind = "mercenary"
strength = 3
count = 8
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 3", pl = "Najemnik 3", ru = "Наёмник 3", it = "Mercenario 3" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "mercenary_4"
kind = "mercenary"
strength = 4
count = 8
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 4", pl = "Najemnik 4", ru = "Наёмник 4", it = "Mercenario 4" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "mercenary_5"
kind = "mercenary"
strength = 5
count = 8
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 5", pl = "Najemnik 5", ru = "Наёмник 5", it = "Mercenario 5" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "mercenary_6"
kind = "mercenary"
strength = 6
count = 8
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 6", pl = "Najemnik 6", ru = "Наёмник 6", it = "Mercenario 6" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "mercenary_10"
kind = "mercenary"
strength = 10
count = 8
mercenary = true
goes_to = "company"
hideable = true
plain = true
name = { en = "Mercenary 10", pl = "Najemnik 10", ru = "Наёмник 10", it = "Mercenario 10" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.1"
source = "S 001 Karty najemników"

[[card]]
id = "winter"
kind = "winter"
strength = 0
count = 3
mercenary = false
goes_to = "company"
hideable = false
name = { en = "Winter", pl = "Zima", ru = "Зима", it = "Inverno" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.2"
source = "S 001 Zima"

[[card]]
id = "spring"
kind = "spring"
strength = 0
count = 3
mercenary = false
goes_to = "company"
hideable = false
name = { en = "Spring", pl = "Wiosna", ru = "Весна", it = "Primavera" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.3"
source = "S 001 Wiosna"

[[card]]
id = "bishop"
kind = "bishop"
strength = 0
count = 6
mercenary = false
goes_to = "discard"
hideable = false
name = { en = "Bishop", pl = "Biskup", ru = "Епископ", it = "Vescovo" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.5"
source = "S 001 Biskup"

[[card]]
id = "courtesan"
kind = "courtesan"
strength = 1
count = 12
mercenary = false
goes_to = "company"
hideable = true
name = { en = "Courtesan", pl = "Kurtyzana", ru = "Куртизанка", it = "Cortigiana" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.6"
source = "S 001 Kurtyzana"

[[card]]
id = "drummer"
kind = "drummer"
strength = 0
count = 6
mercenary = false
goes_to = "company"
hideable = true
name = { en = "Drummer", pl = "Dobosz", ru = "Барабанщик", it = "Tamburino" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.7"
source = "S 001 Dobosz"

[[card]]
id = "heroine"
kind = "heroine"
strength = 10
count = 3
mercenary = false
goes_to = "company"
hideable = true
plain = true
name = { en = "Heroine", pl = "Bohaterka", ru = "Героиня", it = "Eroina" }
name_source = "pl S; en P; it P; ru R (our translation)"
rule = "C-5.8"
source = "S 001 Bohaterka"

[[card]]
id = "scarecrow"
kind = "scarecrow"
strength = 0
count = 16
mercenary = false
goes_to = "discard"
hideable = false
name = { en = "Scarecrow", pl = "Kukła", ru = "Пугало", it = "Spaventapasseri" }
name_source = "pl S; en P; it P; ru P"
rule = "C-5.9"
source = "S 001 Kukła"

[[card]]
id = "surrender"
kind = "surrender"
strength = 0
count = 3
mercenary = false
goes_to = "discard"
hideable = false
name = { en = "Surrender", pl = "Kapitulacja", ru = "Капитуляция", it = "Resa" }
name_source = "pl S; en P; it P; ru R (our translation)"
rule = "C-5.10"
source = "S 001 Kapitulacja"

# ---------------------------------------------------------------------------------------------------
# Regions.
#   name     it as printed on the 2007 board (the redrawn fan map misspells Bologna, Spoleto and Ancona);
#            Parma, Siena, Wenecja, Genua, Florencja and Mediolan also occur in the rulebook;
#            the other pl names and all en and ru names are the ordinary names of the cities
#   x, y     where the name stands; polygon = the outline; canvas 0..1000 square, origin top left, y downwards
#            Both are our own straight-edged drawing (R): it follows the layout of the printed board only roughly,
#            but two outlines share an edge exactly where the regions share a border.
#   borders  neighbour = evidence, one letter per source I T E M P B:
#            capital = the source has the border from both sides, small = from one side only, "-" = it leaves it out
#
# Where the sources disagree, and what we decided (D):
#   genova-modena   only M, and only from Modena''s side.  On the board Milano and Parma touch and lie between them.
#                   NOT a border (a slip for parma-modena, which M has from Parma''s side only).
#   parma-modena    M has it from Parma''s side only.  A border: I, T, E, P and the board have it.
#   siena-roma      M has it from Siena''s side only.  A border: I, T, E, P and the board have it.
#   bologna-urbino  E has it from Urbino''s side only.  A border: I, T, M, P and the board have it.
#   P leaves out nine borders and adds none; the four other lists and the board have all nine.  Borders.
#   I and T agree with this list completely, and no corner of the board is a mere point contact.

[[region]]
id = "torino"
name = { en = "Turin", pl = "Turyn", ru = "Турин", it = "Torino" }
x = 90
y = 95
polygon = [[20, 20], [140, 20], [180, 60], [205, 110], [140, 175], [20, 185]]
borders = { milano = "ITEMPB", genova = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "milano"
name = { en = "Milan", pl = "Mediolan", ru = "Милан", it = "Milano" }
x = 290
y = 110
polygon = [[140, 20], [405, 20], [385, 65], [430, 150], [370, 230], [320, 270], [265, 260], [230, 235], [195, 175], [140, 175], [205, 110], [180, 60]]
borders = { torino = "ITEMPB", venezia = "ITEMPB", genova = "ITEM-B", mantova = "ITEMPB", parma = "ITEMPB", modena = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "venezia"
name = { en = "Venice", pl = "Wenecja", ru = "Венеция", it = "Venezia" }
x = 640
y = 95
polygon = [[405, 20], [980, 20], [980, 115], [850, 135], [750, 170], [710, 145], [675, 175], [660, 215], [545, 215], [510, 155], [430, 150], [385, 65]]
borders = { milano = "ITEMPB", mantova = "ITEMPB", ferrara = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "genova"
name = { en = "Genoa", pl = "Genua", ru = "Генуя", it = "Genova" }
x = 120
y = 225
polygon = [[20, 185], [140, 175], [195, 175], [230, 235], [265, 260], [200, 290], [165, 295], [110, 255], [20, 265]]
borders = { torino = "ITEMPB", milano = "ITEM-B", parma = "ITEM-B" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "mantova"
name = { en = "Mantua", pl = "Mantua", ru = "Мантуя", it = "Mantova" }
x = 470
y = 190
polygon = [[430, 150], [510, 155], [545, 215], [510, 250], [435, 225], [370, 230]]
borders = { milano = "ITEMPB", venezia = "ITEMPB", modena = "ITEMPB", ferrara = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "parma"
name = { en = "Parma", pl = "Parma", ru = "Парма", it = "Parma" }
x = 285
y = 320
polygon = [[265, 260], [320, 270], [345, 300], [330, 360], [245, 385], [245, 335], [215, 340], [200, 290]]
borders = { milano = "ITEMPB", genova = "ITEM-B", modena = "ITEmPB", lucca = "ITEM-B" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "modena"
name = { en = "Modena", pl = "Modena", ru = "Модена", it = "Modena" }
x = 425
y = 275
polygon = [[320, 270], [370, 230], [435, 225], [510, 250], [510, 285], [465, 305], [425, 365], [440, 385], [410, 400], [375, 375], [330, 360], [345, 300]]
borders = { milano = "ITEMPB", mantova = "ITEMPB", parma = "ITEmPB", ferrara = "ITEMPB", bologna = "ITEMPB", lucca = "ITEM-B", firenze = "ITEM-B" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "ferrara"
name = { en = "Ferrara", pl = "Ferrara", ru = "Феррара", it = "Ferrara" }
x = 590
y = 260
polygon = [[545, 215], [660, 215], [690, 240], [670, 270], [625, 280], [635, 305], [600, 320], [540, 300], [510, 285], [510, 250]]
borders = { venezia = "ITEMPB", mantova = "ITEMPB", modena = "ITEMPB", bologna = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "bologna"
name = { en = "Bologna", pl = "Bolonia", ru = "Болонья", it = "Bologna" }
x = 560
y = 345
polygon = [[510, 285], [540, 300], [600, 320], [635, 305], [660, 305], [675, 360], [750, 430], [700, 450], [655, 460], [630, 480], [585, 395], [510, 375], [440, 385], [425, 365], [465, 305]]
borders = { modena = "ITEMPB", ferrara = "ITEMPB", firenze = "ITEMPB", urbino = "ITeMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "lucca"
name = { en = "Lucca", pl = "Lukka", ru = "Лукка", it = "Lucca" }
x = 320
y = 415
polygon = [[245, 385], [330, 360], [375, 375], [410, 400], [415, 430], [385, 445], [295, 460], [265, 475], [230, 425]]
borders = { parma = "ITEM-B", modena = "ITEM-B", firenze = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "firenze"
name = { en = "Florence", pl = "Florencja", ru = "Флоренция", it = "Firenze" }
x = 490
y = 455
polygon = [[410, 400], [440, 385], [510, 375], [585, 395], [630, 480], [625, 520], [590, 510], [550, 535], [515, 575], [510, 645], [450, 625], [445, 605], [470, 585], [445, 525], [400, 510], [280, 515], [265, 475], [295, 460], [385, 445], [415, 430]]
borders = { modena = "ITEM-B", bologna = "ITEMPB", lucca = "ITEMPB", siena = "ITEMPB", urbino = "ITEMPB", spoleto = "ITEMPB", roma = "ITEM-B" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "siena"
name = { en = "Siena", pl = "Siena", ru = "Сиена", it = "Siena" }
x = 370
y = 575
polygon = [[280, 515], [400, 510], [445, 525], [470, 585], [445, 605], [450, 625], [420, 665], [365, 655], [330, 605], [280, 540]]
borders = { firenze = "ITEMPB", roma = "ITEmPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "urbino"
name = { en = "Urbino", pl = "Urbino", ru = "Урбино", it = "Urbino" }
x = 720
y = 490
polygon = [[630, 480], [655, 460], [700, 450], [750, 430], [800, 470], [825, 525], [765, 545], [695, 535], [680, 560], [630, 565], [625, 520]]
borders = { bologna = "ITeMPB", firenze = "ITEMPB", ancona = "ITEM-B", spoleto = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "ancona"
name = { en = "Ancona", pl = "Ankona", ru = "Анкона", it = "Ancona" }
x = 810
y = 575
polygon = [[630, 565], [680, 560], [695, 535], [765, 545], [825, 525], [885, 530], [895, 600], [890, 640], [810, 615], [740, 655], [725, 610], [650, 595]]
borders = { urbino = "ITEM-B", spoleto = "ITEMPB", napoli = "ITEM-B" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "spoleto"
name = { en = "Spoleto", pl = "Spoleto", ru = "Сполето", it = "Spoleto" }
x = 600
y = 620
polygon = [[625, 520], [630, 565], [650, 595], [725, 610], [740, 655], [680, 680], [630, 715], [575, 700], [510, 645], [515, 575], [550, 535], [590, 510]]
borders = { firenze = "ITEMPB", urbino = "ITEMPB", ancona = "ITEMPB", roma = "ITEM-B", napoli = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "roma"
name = { en = "Rome", pl = "Rzym", ru = "Рим", it = "Roma" }
x = 590
y = 790
polygon = [[420, 665], [450, 625], [510, 645], [575, 700], [630, 715], [655, 770], [700, 785], [715, 850], [660, 880], [660, 915], [590, 880], [520, 800], [485, 740]]
borders = { firenze = "ITEM-B", siena = "ITEmPB", spoleto = "ITEM-B", napoli = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"

[[region]]
id = "napoli"
name = { en = "Naples", pl = "Neapol", ru = "Неаполь", it = "Napoli" }
x = 840
y = 830
polygon = [[630, 715], [680, 680], [740, 655], [810, 615], [890, 640], [920, 705], [980, 740], [980, 990], [785, 990], [780, 970], [740, 950], [660, 915], [660, 880], [715, 850], [700, 785], [655, 770]]
borders = { ancona = "ITEM-B", spoleto = "ITEMPB", roma = "ITEMPB" }
source = "P name and borders from I T E M P B, compared border by border"
shape_source = "R"
because = "the rulebook prints no map; this drawing is ours and only has to show the borders"
','running',0,'old001','own components','{"autostart":true,"clock":{"bank":0,"cap":0,"increment":0,"kind":"none","out_of_time":"bot","per_move":0},"grace":null,"pace":300,"proposal":{"agreed":[0],"proposal":16,"seat":0,"settled":false,"to":2},"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707','32bd8f4d44594fed8c3c3c58c8213ebf71d2aab61bbcc48557a4b9b5bfc57037',4,1.79484750453642630577e+09,1.79484750472471714021e+09,1.79484750455880570415e+09,NULL,NULL);
INSERT INTO "matches" VALUES('old014','condottiere',1,2,'{"battle_cap":0,"bigger_kingdoms":false,"data":null,"deals":true,"draw_after_battle":false,"first_player":"random","full_board_ends_reconquest":true,"hidden_cards":false,"hidden_reveal_timing":"after_effect","points_target":0,"pope_on_contested":"forbid","reconquest":false,"region_choice_timing":"step2","series_first_player":"same"}',NULL,'open',1,'old001','open table','{"autostart":true,"clock":{"bank":0,"cap":0,"increment":0,"kind":"none","out_of_time":"bot","per_move":0},"grace":null,"pace":300,"spectators":true,"stand_in":"greedy","undo":true}','0707070707070707070707070707070707070707070707070707070707070707',NULL,0,1.79484750473008489611e+09,1.79484750473008489611e+09,NULL,NULL,NULL);
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	guest VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	link_hash VARCHAR(64), 
	contribution VARCHAR(64) NOT NULL, 
	stand_in BOOLEAN NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY ("match", seat)
);
INSERT INTO "seats" VALUES('old005',0,'guest','old001','A','',NULL,'',0,1.79484750233471608161e+09);
INSERT INTO "seats" VALUES('old005',1,'guest','old002','B','',NULL,'word 1',0,1.79484750234728455539e+09);
INSERT INTO "seats" VALUES('old006',0,'guest','old001','A','',NULL,'',0,1.79484750289907741549e+09);
INSERT INTO "seats" VALUES('old006',1,'guest','old002','B','',NULL,'word 1',0,1.79484750290199255944e+09);
INSERT INTO "seats" VALUES('old006',2,'guest','old003','C','',NULL,'word 2',0,1.7948475029036509991e+09);
INSERT INTO "seats" VALUES('old006',3,'guest','old004','D','',NULL,'word 3',0,1.79484750290525579448e+09);
INSERT INTO "seats" VALUES('old007',0,'guest','old001','A','',NULL,'',0,1.79484750327373147014e+09);
INSERT INTO "seats" VALUES('old007',1,'guest','old002','B','',NULL,'word 1',0,1.79484750327632904052e+09);
INSERT INTO "seats" VALUES('old008',0,'guest','old001','A','',NULL,'',0,1.79484750361304855347e+09);
INSERT INTO "seats" VALUES('old008',1,'guest','old002','B','',NULL,'word 1',0,1.79484750361612248421e+09);
INSERT INTO "seats" VALUES('old009',0,'guest','old001','A','',NULL,'',0,1.79484750373831272122e+09);
INSERT INTO "seats" VALUES('old009',1,'guest','old002','B','',NULL,'word 1',0,1.79484750374439477925e+09);
INSERT INTO "seats" VALUES('old010',0,'guest','old001','A','',NULL,'',0,1.79484750377059936528e+09);
INSERT INTO "seats" VALUES('old010',1,'guest','old002','B','',NULL,'word 1',0,1.79484750377336955071e+09);
INSERT INTO "seats" VALUES('old010',2,'guest','old003','C','',NULL,'word 2',0,1.79484750377521729471e+09);
INSERT INTO "seats" VALUES('old010',3,'guest','old004','D','',NULL,'word 3',0,1.79484750377687549594e+09);
INSERT INTO "seats" VALUES('old011',0,'guest','old001','A','',NULL,'',0,1.79484750382642936706e+09);
INSERT INTO "seats" VALUES('old011',1,'guest','old002','B','',NULL,'word 1',0,1.79484750383359432219e+09);
INSERT INTO "seats" VALUES('old012',0,'guest','old001','A','',NULL,'',0,1.79484750387904548642e+09);
INSERT INTO "seats" VALUES('old012',1,'guest','old002','B','',NULL,'word 1',0,1.79484750388127923008e+09);
INSERT INTO "seats" VALUES('old013',0,'guest','old001','A','',NULL,'',0,1.79484750453642630577e+09);
INSERT INTO "seats" VALUES('old013',1,'guest','old002','B','',NULL,'word 1',0,1.79484750454696202282e+09);
INSERT INTO "seats" VALUES('old014',0,'guest','old001','A','',NULL,'',0,1.79484750473008489611e+09);
INSERT INTO "seats" VALUES('old014',1,'open',NULL,'','',NULL,'',0,1.79484750473008489611e+09);
CREATE TABLE snapshots (
	"match" VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY ("match", seq)
);
INSERT INTO "snapshots" VALUES('old005',0,'{"digest":"aba125a460a0e03fa52f4189b796578d","left":[0.0,0.0],"questions":{"0":0},"state":{"battle_number":0,"chance":{"key":"f7837b0d83e828b099be83dfd0f391a89cc1b47a1c103aff4442015c38888322","used":21},"companies":[[],[]],"control":{},"defended":false,"defender":-1,"discard":[],"face_down":[null,null],"final":false,"first":0,"game_number":1,"hands":[["mercenary_1","mercenary_4","mercenary_5","mercenary_5","mercenary_6","mercenary_10","courtesan","courtesan","scarecrow","surrender"],["mercenary_1","mercenary_3","mercenary_4","mercenary_6","mercenary_10","spring","courtesan","scarecrow","scarecrow","scarecrow"]],"hints":[],"known":[],"opener":-1,"passed":[],"pile":["mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","winter","winter","winter","spring","spring","bishop","bishop","bishop","bishop","bishop","bishop","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","drummer","drummer","drummer","drummer","drummer","drummer","heroine","heroine","heroine","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","surrender","surrender"],"points":[0,0],"pope":null,"region":null,"result":null,"round_number":1,"stack":[["game",-1,2,[]],["choose_region",0,[],[]]],"token":0}}');
INSERT INTO "snapshots" VALUES('old005',55,'{"digest":"ec3edbfc1159b1fe9fc7cb70b8052abc","left":[0.0,0.0],"questions":{},"state":{"battle_number":7,"chance":{"key":"f7837b0d83e828b099be83dfd0f391a89cc1b47a1c103aff4442015c38888322","used":45},"companies":[["courtesan","courtesan","courtesan","mercenary_5"],["drummer","mercenary_4","mercenary_5","mercenary_2"]],"control":{"bologna":1,"ferrara":1,"firenze":1,"milano":0,"napoli":1,"spoleto":1,"torino":0},"defended":false,"defender":-1,"discard":["mercenary_3","mercenary_4","bishop","heroine","scarecrow","surrender","surrender"],"face_down":[null,null],"final":false,"first":0,"game_number":1,"hands":[["mercenary_1","mercenary_2","mercenary_6","drummer","scarecrow"],["mercenary_1","mercenary_1","mercenary_3","mercenary_10","scarecrow"]],"hints":[],"known":[],"opener":1,"passed":[0,1],"pile":["mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","winter","winter","winter","spring","spring","spring","bishop","bishop","bishop","bishop","bishop","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","drummer","drummer","drummer","drummer","heroine","heroine","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","surrender"],"points":[0,0],"pope":"venezia","region":"bologna","result":{"reason":"adjacent","scores":[2,5],"winners":[1]},"round_number":2,"stack":[],"token":0}}');
INSERT INTO "snapshots" VALUES('old006',0,'{"digest":"381da7ae6b86c9d210ac0285fc0f1fcd","left":[0.0,0.0,0.0,0.0],"questions":{"0":0,"1":0},"state":{"active":-1,"areas":{"agrigento":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"alcamo":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"augusta":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"bagheria":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"bronte":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"caltagirone":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"caltanissetta":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"camastra":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"capo_dorlando":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"castelvetrano":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"catania":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"cefalu":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"corleone":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"enna":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"gela":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"lercara_friddi":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"licata":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"marsala":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"mazzarino":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"messina":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"milazzo":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"mistretta":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"nicosia":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"noto":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"palagonia":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"palermo":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"partinico":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"piazza_armerina":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"ragusa":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"sciacca":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"scordia":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"siracusa":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"taormina":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"termini_imerese":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"trapani":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"vittoria":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0}},"began":-1,"boats":{"mare_agrigento":[0,0,0,0],"mare_catania":[0,0,0,0],"mare_cefalu":[0,0,0,0],"mare_licata":[0,0,0,0],"mare_milazzo":[0,0,0,0],"mare_palermo":[0,0,0,0],"mare_ragusa":[0,0,0,0],"mare_siracusa":[0,0,0,0],"mare_trapani":[0,0,0,0]},"chance":{"key":"9c5a4e5eb6b05231a20464e06a40cc5b8607c0b696860b69856e90ab42fc53f2","used":10},"character":[null,null,null,null],"colours":["red","yellow","black","blue","green","white"],"control":{"m_agrigento":null,"m_belice":null,"m_caltagirone":null,"m_enna":null,"m_etna":null,"m_gela":null,"m_madonie":null,"m_messina":null,"m_palermo":null,"m_ragusa":null,"m_siracusa":null,"m_trapani":null},"discs":{},"docks":[4,4,4,4],"family":[null,null,null,null],"fight":[],"first":-1,"garage":[5,5,5,5],"grey_discs":8,"hq":[0,0,0,0],"labs_left":30,"locked":[[],[],[],[]],"money":[0,0,0,0],"neutrals":30,"opener":-1,"phase":"setup","removed":[{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0}],"result":null,"round":1,"sold":[[],[],[],[]],"stack":[["game",-1,1,[]],["set_up",-1,2,[]],["draft",-1,[],[]]],"stock":[8,8,8,8],"supply":[50,50,50,50],"tiles":[[],[],[],[]],"tiles_in_play":["timer_fuse","influence","miniguns","fleet","protection_money","baptism","hideouts"],"tokens":[[],[],[],[]],"ultima":-1,"work":[]}}');
INSERT INTO "snapshots" VALUES('old006',370,'{"digest":"173b6668eed5e434b99f6269c3a9ba47","left":[0.0,0.0,0.0,0.0],"questions":{},"state":{"active":-1,"areas":{"agrigento":{"cars":0,"holder":3,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":5},"alcamo":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"augusta":{"cars":0,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"bagheria":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"bronte":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"caltagirone":{"cars":0,"holder":0,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"caltanissetta":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"camastra":{"cars":1,"holder":2,"labs":2,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"capo_dorlando":{"cars":0,"holder":0,"labs":2,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"castelvetrano":{"cars":1,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":7},"catania":{"cars":1,"holder":3,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":4},"cefalu":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"corleone":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"enna":{"cars":0,"holder":1,"labs":2,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":5},"gela":{"cars":1,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":4},"lercara_friddi":{"cars":0,"holder":0,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":1},"licata":{"cars":0,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":7},"marsala":{"cars":1,"holder":0,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"mazzarino":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"messina":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"milazzo":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"mistretta":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"nicosia":{"cars":0,"holder":2,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":7},"noto":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"palagonia":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"palermo":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"partinico":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":8},"piazza_armerina":{"cars":1,"holder":3,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"ragusa":{"cars":0,"holder":3,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"sciacca":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":8},"scordia":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"siracusa":{"cars":1,"holder":1,"labs":2,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":5},"taormina":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"termini_imerese":{"cars":0,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"trapani":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"vittoria":{"cars":1,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2}},"began":1,"boats":{"mare_agrigento":[1,1,0,0],"mare_catania":[0,0,1,0],"mare_cefalu":[0,0,0,0],"mare_licata":[1,0,0,0],"mare_milazzo":[1,0,0,0],"mare_palermo":[0,1,0,0],"mare_ragusa":[0,0,0,1],"mare_siracusa":[0,0,1,0],"mare_trapani":[0,0,1,0]},"chance":{"key":"9c5a4e5eb6b05231a20464e06a40cc5b8607c0b696860b69856e90ab42fc53f2","used":15},"character":["l_autista","il_sergente","il_capo","il_pescatore"],"colours":["red","yellow","black","blue","green","white"],"control":{"m_agrigento":null,"m_belice":null,"m_caltagirone":null,"m_enna":null,"m_etna":null,"m_gela":null,"m_madonie":0,"m_messina":null,"m_palermo":null,"m_ragusa":null,"m_siracusa":null,"m_trapani":null},"discs":{"4-bank-1":["neutral"],"4-bank-3":[0],"4-bank-4":[0],"4-church-3":[0],"4-church-4":["neutral","neutral"],"4-courts-2":["neutral"],"4-courts-3":[1],"4-police-1":[1],"4-police-3":[0,2,"neutral"],"4-police-4":[3],"4-primo-1":["neutral"],"4-primo-3":[3],"4-two-1":[2],"4-two-2":[3],"4-two-3":[2],"4-two-4":[3],"4-two-5":["neutral"]},"docks":[1,2,1,3],"family":["yellow","blue","red","green"],"fight":[],"first":0,"garage":[3,3,4,2],"grey_discs":1,"hq":[5,0,5,4],"labs_left":14,"locked":[["yellow-courts-b","yellow-bank-b","yellow-bank-c","yellow-church-b"],["blue-courts-a","blue-courts-b","blue-bank-a","blue-bank-b","blue-church-a","blue-church-b"],["red-courts-b","red-courts-c","red-police-b","red-church-a","red-church-b"],["green-courts-a","green-courts-b","green-bank-b","green-church-a","green-church-b"]],"money":[6,5,1,1],"neutrals":5,"opener":0,"phase":"encounter","removed":[{"bank":1,"church":1,"courts":1,"police":2},{"bank":0,"church":0,"courts":0,"police":3},{"bank":3,"church":0,"courts":2,"police":1},{"bank":1,"church":0,"courts":0,"police":4}],"result":{"reason":"majority","scores":[1,0,0,0],"winners":[0,2]},"round":4,"sold":[["yellow-b1","yellow-b2","yellow-b3","yellow-b4","yellow-b5","yellow-courts-a","yellow-police-a","yellow-bank-a","yellow-church-a"],["blue-b1","blue-b2","blue-b3","blue-b4","blue-b5","blue-police-a","blue-police-b"],["red-b1","red-b2","red-b3","red-b4","red-b5","red-police-a","red-bank-a"],["green-b1","green-b2","green-b3","green-b4","green-b5","green-police-a","green-police-b"]],"stack":[],"stock":[8,9,11,9],"supply":[21,19,24,25],"tiles":[["influence"],[],[],[]],"tiles_in_play":["timer_fuse","influence","miniguns","fleet","protection_money","baptism","hideouts"],"tokens":[[],[],["red-courts-a"],["green-bank-a"]],"ultima":-1,"work":[]}}');
INSERT INTO "snapshots" VALUES('old007',0,'{"digest":"166956c2febb27befa137018263b9b9e","left":[0.0,0.0],"questions":{"0":0},"state":{"act":1,"allies":[[],[]],"ally_pile":["a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18"],"blue":["gun_shop","bakery","butcher","garage","tailor","union_hall","pawn_shop"],"chance":{"key":"a2f1ab5c86652c7a783c389ca4f10731a1f2ab21ed80066db04494bf0713ac67","used":9},"deck":["j01","j02","j03","j04","j05","j06","j07","j08","j10","j11","j12","j14","j15","j16","j18","j19","j20","j21","j22","j23","j24","j25","j26","j27","j28","j31","j33","j34","j35","j36","j37","j38","j39","j40","j41","j42","j43","j44"],"discard":[],"doubt":[],"due":[],"fronts":{},"gone":[],"hands":[["1","2","3","j29","j30"],["1","2","3","j09","j13"]],"head":0,"icons":[0,0],"last_turf":[-1,-1],"markers":[9,9],"open_jobs":["j32","j17"],"phase":2,"played":[],"quiet":0,"recent":[[],[]],"red":["casino","pharmacy","grand_hotel","funeral_parlor"],"reserve":[[0,3,4,5],[0,3,4,5]],"result":null,"river":[],"seen":[],"shown":["a01"],"spaces":{},"stack":[["acts",-1,[],[]],["an_act",-1,2,[]],["action",0,[],[]]],"stacks":[[],[],[],[],[],[],[]],"suitcases":[[],[]],"tiles":["cinema",null,null,null,null,null,null],"tiles_came":["cinema"]}}');
INSERT INTO "snapshots" VALUES('old007',160,'{"digest":"beb726ab318c9061b17c461b22b36ae4","left":[0.0,0.0],"questions":{},"state":{"act":4,"allies":[["a01","a15"],["a07"]],"ally_pile":["a02","a03","a04","a05","a06","a08","a09","a10","a11","a12","a13","a14","a16","a17","a18"],"blue":["bakery","butcher","garage","tailor","union_hall","pawn_shop"],"chance":{"key":"a2f1ab5c86652c7a783c389ca4f10731a1f2ab21ed80066db04494bf0713ac67","used":24},"deck":["j01","j02","j03","j04","j07","j08","j11","j14","j15","j18","j19","j20","j21","j22","j23","j24","j26","j27","j28","j31","j33","j34","j35","j36","j39","j40","j43","j44"],"discard":["j06","j09","j12","j13","j16","j25","j29","j30","j37","j38","j42"],"doubt":[],"due":[],"fronts":{"cinema":5,"federal_reserve":10,"freight_yard":9,"funeral_parlor":4,"laundry":32,"nightclub":11,"social_club":3},"gone":[],"hands":[[],[]],"head":1,"icons":[0,0],"last_turf":[-1,-1],"markers":[0,0],"open_jobs":["j17","j10"],"phase":6,"played":["a01","a07"],"quiet":2,"recent":[[],[]],"red":["pharmacy","grand_hotel"],"reserve":[[],[]],"result":{"reason":"money","scores":[37,60],"winners":[1]},"river":[],"seen":[],"shown":[],"spaces":{"f3":6,"f4":1,"f5":0,"f6":7,"f7":8,"f8":2},"stack":[],"stacks":[[1,1],[0,1,1],[1,0],[1,1],[0,0,0],[0,0,0],[1,1,0]],"suitcases":[["2","5","5","5","5"],["1","1","1","2","5","5","5","5","j05","j32","j41"]],"tiles":["cinema","gun_shop","casino","funeral_parlor",null,null,null],"tiles_came":["cinema","gun_shop","casino","funeral_parlor"]}}');
INSERT INTO "snapshots" VALUES('old008',0,'{"digest":"f5236801cd189afa5d330bb373ed0970","left":[0.0,0.0],"questions":{"0":0,"1":0},"state":{"buried":[null,null,null,null,null,null],"chance":{"key":"517b497ee846c2d524788151a56d636feba9c8220e3fbb856cacc4ea44bc3a13","used":37},"character_decks":[["scribe","gambler"],["fencing_master","conspirator","moneylender","poisoner","priest"],["general","envoy","order_wizard","courier","ceremony_master"]],"colours":[["red","green"],["blue","yellow"]],"deck":["theft","bribe","bribe","slander","slander","support","reversal","whim","whim","whim","switched_places","banishment","banishment","banishment","safe_passage","safe_passage","safe_passage","double_game","forged_deed","forged_deed","forged_deed","scandal","scandal","patronage","spy","spy","family_ties","family_ties","duel","duel","early_entrance","verdict","silence"],"dice":{"blue":[[2,"reserve"],[2,"reserve"],[2,"reserve"],[3,"reserve"],[6,"reserve"]],"green":[[4,"reserve"],[5,"reserve"],[3,"reserve"],[1,"reserve"],[5,"reserve"]],"red":[[3,"reserve"],[1,"reserve"],[4,"reserve"],[5,"reserve"],[3,"reserve"]],"yellow":[[2,"reserve"],[4,"reserve"],[2,"reserve"],[6,"reserve"],[4,"reserve"]]},"discard":[],"event_decks":[["good_harvest","letters_from_sirius","family_wedding","new_allies"],["road_toll","plague","war_news","secret_letter","new_deal","palace_coup"],["tidings_of_achaja","wrath_of_the_order","crown_in_pawn","loyal_vassals","siege","pact_of_seven"]],"events":["night_journey","market_riots"],"gold":[7,7],"gone":[],"hands":[["theft","support","reversal","double_game","verdict","silence"],["theft","theft","slander","support","switched_places","patronage"]],"increase_tokens":{},"known":[],"marker":-1,"open":["watchtower","temple_assembly","prison","trade_office","mint","arsenal","heraldic_office","citadel"],"order":["royal_palace","royal_council","watchtower","temple_assembly","prison","port","trade_office","mint","arsenal","heraldic_office","black_market","citadel"],"palace":[0,0],"passed":[],"playing":[],"power":[5,5],"power_tokens":{},"result":null,"revealed":[],"shown":["tax_collector","heraldist","guard_captain"],"stack":[["game",-1,1,[]],["set_up",-1,4,[]],["reroll",-1,[],[]]],"street":[1,1],"turn":1,"uses":{},"visits":0}}');
INSERT INTO "snapshots" VALUES('old008',211,'{"digest":"aff38c57f69c0b249a25fe39bfceda7d","left":[0.0,0.0],"questions":{},"state":{"buried":["night_journey",null,"road_toll",null,"loyal_vassals",null],"chance":{"key":"517b497ee846c2d524788151a56d636feba9c8220e3fbb856cacc4ea44bc3a13","used":89},"character_decks":[["scribe","gambler"],["moneylender","priest"],["order_wizard","courier"]],"colours":[["red","green"],["blue","yellow"]],"deck":["bribe","slander","slander","safe_passage","forged_deed","spy","family_ties","duel"],"dice":{"blue":[[5,"temple_assembly"],[5,"mint"],[4,"mint"],[4,"royal_council"],[5,"heraldic_office"]],"green":[[2,"arsenal"],[6,"temple_assembly"],[4,"prison"],[6,"royal_palace"],[4,"port"]],"red":[[2,"heraldic_office"],[6,"mint"],[5,"black_market"],[3,"port"],[2,"prison"]],"yellow":[[2,"trade_office"],[4,"prison"],[2,"black_market"],[6,"prison"],[5,"trade_office"]]},"discard":["theft","theft","theft","support","support","support","reversal","whim","switched_places","banishment","banishment","safe_passage","double_game","double_game","forged_deed","forged_deed","scandal","scandal","patronage","patronage","spy","family_ties","verdict","verdict","silence"],"event_decks":[["good_harvest","letters_from_sirius","family_wedding","new_allies"],["plague","war_news","new_deal","palace_coup"],["wrath_of_the_order","crown_in_pawn","siege","pact_of_seven"]],"events":[null,null],"gold":[28,95],"gone":["tax_collector","heraldist","guard_captain","fencing_master","poisoner","conspirator"],"hands":[[],["theft","bribe","slander","reversal","whim","whim","switched_places","banishment","safe_passage","duel","early_entrance","silence"]],"increase_tokens":{"mint":1,"prison":1},"known":[[0,[1],"switched_places",1],[0,[1],"theft",1]],"marker":1,"open":["royal_palace","royal_council","watchtower","temple_assembly","prison","port","trade_office","mint","arsenal","heraldic_office","black_market","citadel"],"order":["royal_palace","royal_council","watchtower","temple_assembly","prison","port","trade_office","mint","arsenal","heraldic_office","black_market","citadel"],"palace":[2,1],"passed":[0,1],"playing":[],"power":[11,15],"power_tokens":{"blue.heraldic_office":2,"blue.mint":3,"blue.royal_council":1,"green.arsenal":1,"green.heraldic_office":1,"green.port":1,"green.royal_palace":1,"green.temple_assembly":3,"green.watchtower":2,"red.arsenal":2,"red.black_market":1,"red.citadel":2,"red.port":1,"red.royal_palace":1,"red.trade_office":1,"yellow.prison":2,"yellow.royal_council":1,"yellow.trade_office":3},"result":{"reason":"power","scores":[11,15],"winners":[1]},"revealed":["market_riots","secret_letter","tidings_of_achaja"],"shown":["envoy","ceremony_master","general"],"stack":[],"street":[4,8],"turn":3,"uses":{"ceremony_master":2,"envoy":1,"general":1,"orion":2},"visits":14}}');
INSERT INTO "snapshots" VALUES('old009',0,'{"digest":"395d49497ad87355b886610e87874e3a","left":[86400.0,86400.0],"questions":{"1":0},"state":{"battle_number":0,"chance":{"key":"72dc26e513ac129155b05654d910c4723775f82fc38f60da8ec7ee5cfff34d18","used":21},"companies":[[],[]],"control":{},"defended":false,"defender":-1,"discard":[],"face_down":[null,null],"final":false,"first":1,"game_number":1,"hands":[["mercenary_1","mercenary_3","mercenary_4","mercenary_4","winter","courtesan","courtesan","scarecrow","scarecrow","scarecrow"],["mercenary_1","mercenary_6","mercenary_6","mercenary_10","winter","spring","bishop","drummer","scarecrow","scarecrow"]],"hints":[],"known":[],"opener":-1,"passed":[],"pile":["mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","winter","spring","spring","bishop","bishop","bishop","bishop","bishop","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","drummer","drummer","drummer","drummer","drummer","heroine","heroine","heroine","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","surrender","surrender","surrender"],"points":[0,0],"pope":null,"region":null,"result":null,"round_number":1,"stack":[["game",-1,2,[]],["choose_region",1,[],[]]],"token":1}}');
INSERT INTO "snapshots" VALUES('old009',20,'{"digest":"01661110ad7ce7b22fe5701320003a78","left":[172800.0,259200.0],"questions":{"0":20},"state":{"battle_number":1,"chance":{"key":"72dc26e513ac129155b05654d910c4723775f82fc38f60da8ec7ee5cfff34d18","used":21},"companies":[["mercenary_4","mercenary_1","mercenary_4","winter","courtesan"],["drummer","mercenary_6","winter","mercenary_10","mercenary_1","mercenary_6"]],"control":{"siena":1},"defended":false,"defender":-1,"discard":["spring","scarecrow","scarecrow"],"face_down":[null,null],"final":false,"first":1,"game_number":1,"hands":[["mercenary_3","courtesan","scarecrow","scarecrow","scarecrow"],["bishop"]],"hints":[],"known":[],"opener":1,"passed":[0,1],"pile":["mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","winter","spring","spring","bishop","bishop","bishop","bishop","bishop","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","drummer","drummer","drummer","drummer","drummer","heroine","heroine","heroine","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","surrender","surrender","surrender"],"points":[0,0],"pope":null,"region":"siena","result":null,"round_number":1,"stack":[["war",-1,[],[]],["battle",-1,4,[]],["choose_region",0,[],[]]],"token":0}}');
INSERT INTO "snapshots" VALUES('old010',0,'{"digest":"01349b2192ba76b7c5b863f1dc6a151e","left":[86400.0,86400.0,86400.0,86400.0],"questions":{"0":0,"1":0},"state":{"active":-1,"areas":{"agrigento":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"alcamo":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"augusta":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"bagheria":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"bronte":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"caltagirone":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"caltanissetta":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"camastra":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"capo_dorlando":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"castelvetrano":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"catania":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"cefalu":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"corleone":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"enna":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"gela":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"lercara_friddi":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"licata":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"marsala":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"mazzarino":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"messina":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"milazzo":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"mistretta":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"nicosia":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"noto":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"palagonia":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"palermo":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"partinico":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"piazza_armerina":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"ragusa":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"sciacca":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"scordia":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"siracusa":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"taormina":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"termini_imerese":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"trapani":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0},"vittoria":{"cars":0,"holder":null,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":0}},"began":-1,"boats":{"mare_agrigento":[0,0,0,0],"mare_catania":[0,0,0,0],"mare_cefalu":[0,0,0,0],"mare_licata":[0,0,0,0],"mare_milazzo":[0,0,0,0],"mare_palermo":[0,0,0,0],"mare_ragusa":[0,0,0,0],"mare_siracusa":[0,0,0,0],"mare_trapani":[0,0,0,0]},"chance":{"key":"75415e59a2cdc7d0fc223543c98642f3037efe08cce261c1835c7fd2bfd83043","used":10},"character":[null,null,null,null],"colours":["blue","yellow","black","red","green","white"],"control":{"m_agrigento":null,"m_belice":null,"m_caltagirone":null,"m_enna":null,"m_etna":null,"m_gela":null,"m_madonie":null,"m_messina":null,"m_palermo":null,"m_ragusa":null,"m_siracusa":null,"m_trapani":null},"discs":{},"docks":[4,4,4,4],"family":[null,null,null,null],"fight":[],"first":-1,"garage":[5,5,5,5],"grey_discs":8,"hq":[0,0,0,0],"labs_left":30,"locked":[[],[],[],[]],"money":[0,0,0,0],"neutrals":30,"opener":-1,"phase":"setup","removed":[{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0}],"result":null,"round":1,"sold":[[],[],[],[]],"stack":[["game",-1,1,[]],["set_up",-1,2,[]],["draft",-1,[],[]]],"stock":[8,8,8,8],"supply":[50,50,50,50],"tiles":[[],[],[],[]],"tiles_in_play":["allies","timer_fuse","influence","recruitment","fleet","protection_money","baptism"],"tokens":[[],[],[],[]],"ultima":-1,"work":[]}}');
INSERT INTO "snapshots" VALUES('old010',20,'{"digest":"35511645071930b0e73ec8062586695f","left":[172800.0,144000.0,115200.0,115200.0],"questions":{"1":19},"state":{"active":-1,"areas":{"agrigento":{"cars":0,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"alcamo":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"augusta":{"cars":0,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"bagheria":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"bronte":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"caltagirone":{"cars":0,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"caltanissetta":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"camastra":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":4},"capo_dorlando":{"cars":0,"holder":0,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"castelvetrano":{"cars":0,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":4},"catania":{"cars":0,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"cefalu":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"corleone":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"enna":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"gela":{"cars":0,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"lercara_friddi":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"licata":{"cars":0,"holder":0,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"marsala":{"cars":0,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"mazzarino":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"messina":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"milazzo":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"mistretta":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"nicosia":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"noto":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"palagonia":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"palermo":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"partinico":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"piazza_armerina":{"cars":0,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"ragusa":{"cars":1,"holder":3,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"sciacca":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"scordia":{"cars":0,"holder":"neutral","labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"siracusa":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"taormina":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"termini_imerese":{"cars":0,"holder":0,"labs":1,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3},"trapani":{"cars":0,"holder":2,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":2},"vittoria":{"cars":0,"holder":1,"labs":0,"orders":[null,null],"pools":[0,0],"resolved":[0,0],"soldati":3}},"began":0,"boats":{"mare_agrigento":[0,0,0,0],"mare_catania":[0,0,1,0],"mare_cefalu":[0,0,0,0],"mare_licata":[0,0,0,0],"mare_milazzo":[0,0,0,0],"mare_palermo":[0,0,0,0],"mare_ragusa":[0,0,0,1],"mare_siracusa":[0,1,0,0],"mare_trapani":[0,0,0,0]},"chance":{"key":"75415e59a2cdc7d0fc223543c98642f3037efe08cce261c1835c7fd2bfd83043","used":15},"character":["il_chimico","il_capo","il_pescatore","l_autista"],"colours":["blue","yellow","black","red","green","white"],"control":{"m_agrigento":null,"m_belice":null,"m_caltagirone":null,"m_enna":null,"m_etna":null,"m_gela":null,"m_madonie":null,"m_messina":null,"m_palermo":null,"m_ragusa":null,"m_siracusa":null,"m_trapani":null},"discs":{"0-bank-1":["neutral"],"0-church-1":["neutral"],"0-church-2":["neutral"],"0-courts-1":["neutral"],"0-police-1":["neutral"],"0-police-2":["neutral"],"0-primo-1":["neutral"],"0-two-1":["neutral"]},"docks":[4,3,3,3],"family":["yellow","white","black","green"],"fight":[],"first":0,"garage":[5,5,5,4],"grey_discs":0,"hq":[3,5,4,4],"labs_left":26,"locked":[["yellow-courts-a","yellow-courts-b","yellow-police-a","yellow-bank-a","yellow-bank-b","yellow-bank-c","yellow-church-a","yellow-church-b"],["white-courts-a","white-police-a","white-police-b","white-police-c","white-bank-a","white-bank-b","white-church-a","white-church-b"],["black-courts-a","black-courts-b","black-police-a","black-police-b","black-bank-a","black-church-a","black-church-b","black-church-c"],["green-courts-a","green-courts-b","green-police-a","green-police-b","green-bank-a","green-bank-b","green-church-a","green-church-b"]],"money":[11,11,8,8],"neutrals":3,"opener":0,"phase":"setup","removed":[{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0},{"bank":0,"church":0,"courts":0,"police":0}],"result":null,"round":1,"sold":[["yellow-b1","yellow-b2","yellow-b3","yellow-b5"],["white-b1","white-b3"],[],[]],"stack":[["game",-1,1,[]],["set_up",-1,5,[]],["ask_labs",3,3,[]],["ask_labs",2,3,[]],["place_lab",1,2,[]]],"stock":[8,8,8,8],"supply":[31,28,30,31],"tiles":[[],[],[],[]],"tiles_in_play":["allies","timer_fuse","influence","recruitment","fleet","protection_money","baptism"],"tokens":[["yellow-b4"],["white-b2","white-b4","white-b5"],["black-b1","black-b2","black-b3","black-b4","black-b5"],["green-b1","green-b2","green-b3","green-b4","green-b5"]],"ultima":-1,"work":[]}}');
INSERT INTO "snapshots" VALUES('old011',0,'{"digest":"61a169121de239a7962b8acc20ca43ac","left":[86400.0,86400.0],"questions":{"0":0},"state":{"act":1,"allies":[[],[]],"ally_pile":["a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18"],"blue":["gun_shop","butcher","cinema","garage","tailor","union_hall","pawn_shop"],"chance":{"key":"90a7d2cc0b08236a6538bb82130965e3acca7c4228bddeff30d4e43462d561b3","used":9},"deck":["j01","j02","j05","j06","j07","j09","j10","j11","j12","j13","j14","j15","j16","j17","j18","j19","j20","j21","j23","j24","j25","j26","j28","j29","j31","j32","j33","j34","j35","j36","j37","j38","j39","j40","j41","j42","j43","j44"],"discard":[],"doubt":[],"due":[],"fronts":{},"gone":[],"hands":[["1","2","3","j03","j08"],["1","2","3","j22","j30"]],"head":0,"icons":[0,0],"last_turf":[-1,-1],"markers":[9,9],"open_jobs":["j27","j04"],"phase":2,"played":[],"quiet":0,"recent":[[],[]],"red":["casino","pharmacy","grand_hotel","funeral_parlor"],"reserve":[[0,3,4,5],[0,3,4,5]],"result":null,"river":[],"seen":[],"shown":["a01"],"spaces":{},"stack":[["acts",-1,[],[]],["an_act",-1,2,[]],["action",0,[],[]]],"stacks":[[],[],[],[],[],[],[]],"suitcases":[[],[]],"tiles":["bakery",null,null,null,null,null,null],"tiles_came":["bakery"]}}');
INSERT INTO "snapshots" VALUES('old011',20,'{"digest":"5c069e29f52fb069be51e78eaa48ba2c","left":[201600.0,259200.0],"questions":{"0":17},"state":{"act":1,"allies":[[],[]],"ally_pile":["a02","a03","a04","a05","a06","a07","a08","a09","a10","a11","a12","a13","a14","a15","a16","a17","a18"],"blue":["gun_shop","butcher","cinema","garage","tailor","union_hall","pawn_shop"],"chance":{"key":"90a7d2cc0b08236a6538bb82130965e3acca7c4228bddeff30d4e43462d561b3","used":10},"deck":["j01","j02","j05","j06","j07","j09","j10","j11","j12","j13","j14","j15","j16","j17","j18","j19","j20","j21","j23","j24","j25","j26","j28","j29","j31","j32","j34","j35","j36","j37","j38","j39","j40","j41","j42","j43","j44"],"discard":[],"doubt":[],"due":[],"fronts":{"bakery":10,"federal_reserve":9,"freight_yard":11,"laundry":4,"nightclub":5,"restaurant":3},"gone":[],"hands":[["3","5","gun","gun","blood","blood","j03","j08","j33"],["2","3","3","5","5","gun","booze","j22","j30"]],"head":0,"icons":[0,0],"last_turf":[-1,-1],"markers":[6,7],"open_jobs":["j27","j04"],"phase":4,"played":[],"quiet":2,"recent":[[],[]],"red":["casino","pharmacy","grand_hotel","funeral_parlor"],"reserve":[[],[]],"result":null,"river":[],"seen":[],"shown":["a01"],"spaces":{"f3":6,"f4":0},"stack":[["acts",-1,[],[]],["an_act",-1,4,[]],["bids",-1,[],[[0,"put 0"],[1,"put 0 0 0 1"]]]],"stacks":[[1],[],[],[0],[1],[0],[0]],"suitcases":[["1","2"],["1"]],"tiles":["bakery",null,null,null,null,null,null],"tiles_came":["bakery"]}}');
INSERT INTO "snapshots" VALUES('old012',0,'{"digest":"7e27beba8ab2ebe964386384edf4dc32","left":[86400.0,86400.0],"questions":{"0":0,"1":0},"state":{"buried":[null,null,null,null,null,null],"chance":{"key":"32bd8f4d44594fed8c3c3c58c8213ebf71d2aab61bbcc48557a4b9b5bfc57037","used":37},"character_decks":[["guard_captain","gambler"],["fencing_master","conspirator","moneylender","poisoner","priest"],["general","envoy","order_wizard","courier","ceremony_master"]],"colours":[["red","green"],["blue","yellow"]],"deck":["theft","theft","theft","theft","bribe","bribe","slander","slander","support","support","reversal","reversal","whim","whim","switched_places","switched_places","banishment","safe_passage","safe_passage","double_game","double_game","forged_deed","scandal","scandal","patronage","patronage","spy","duel","duel","verdict","verdict","silence","silence"],"dice":{"blue":[[2,"reserve"],[1,"reserve"],[1,"reserve"],[2,"reserve"],[2,"reserve"]],"green":[[1,"reserve"],[4,"reserve"],[5,"reserve"],[3,"reserve"],[6,"reserve"]],"red":[[3,"reserve"],[3,"reserve"],[1,"reserve"],[6,"reserve"],[5,"reserve"]],"yellow":[[6,"reserve"],[6,"reserve"],[6,"reserve"],[1,"reserve"],[1,"reserve"]]},"discard":[],"event_decks":[["good_harvest","letters_from_sirius","family_wedding","night_journey"],["road_toll","plague","war_news","secret_letter","new_deal","palace_coup"],["tidings_of_achaja","wrath_of_the_order","crown_in_pawn","loyal_vassals","siege","pact_of_seven"]],"events":["new_allies","market_riots"],"gold":[7,7],"gone":[],"hands":[["slander","support","whim","spy","family_ties","early_entrance"],["banishment","banishment","safe_passage","forged_deed","forged_deed","family_ties"]],"increase_tokens":{},"known":[],"marker":-1,"open":["watchtower","temple_assembly","prison","trade_office","mint","arsenal","heraldic_office","citadel"],"order":["royal_palace","royal_council","watchtower","temple_assembly","prison","port","trade_office","mint","arsenal","heraldic_office","black_market","citadel"],"palace":[0,0],"passed":[],"playing":[],"power":[5,5],"power_tokens":{},"result":null,"revealed":[],"shown":["heraldist","tax_collector","scribe"],"stack":[["game",-1,1,[]],["set_up",-1,4,[]],["reroll",-1,[],[]]],"street":[1,1],"turn":1,"uses":{},"visits":0}}');
INSERT INTO "snapshots" VALUES('old012',20,'{"digest":"f748f54b055f44ad4c4c9dba16f8606e","left":[216000.0,201600.0],"questions":{"0":19},"state":{"buried":[null,null,null,null,null,null],"chance":{"key":"32bd8f4d44594fed8c3c3c58c8213ebf71d2aab61bbcc48557a4b9b5bfc57037","used":42},"character_decks":[["guard_captain","gambler"],["fencing_master","conspirator","moneylender","poisoner","priest"],["general","envoy","order_wizard","courier","ceremony_master"]],"colours":[["red","green"],["blue","yellow"]],"deck":["theft","theft","theft","theft","bribe","bribe","slander","slander","support","support","reversal","reversal","whim","whim","switched_places","switched_places","banishment","safe_passage","safe_passage","double_game","double_game","forged_deed","scandal","scandal","patronage","patronage","spy","duel","duel","verdict","verdict","silence","silence"],"dice":{"blue":[[2,"prison"],[1,"watchtower"],[1,"trade_office"],[2,"reserve"],[2,"reserve"]],"green":[[1,"citadel"],[4,"watchtower"],[5,"reserve"],[3,"watchtower"],[6,"reserve"]],"red":[[3,"reserve"],[3,"reserve"],[1,"citadel"],[6,"temple_assembly"],[5,"temple_assembly"]],"yellow":[[6,"citadel"],[1,"citadel"],[2,"arsenal"],[6,"reserve"],[3,"reserve"]]},"discard":["family_ties"],"event_decks":[["good_harvest","letters_from_sirius","family_wedding","night_journey"],["road_toll","plague","war_news","secret_letter","new_deal","palace_coup"],["tidings_of_achaja","wrath_of_the_order","crown_in_pawn","loyal_vassals","siege","pact_of_seven"]],"events":["new_allies","market_riots"],"gold":[22,7],"gone":[],"hands":[["slander","support","whim","spy","family_ties","early_entrance"],["banishment","banishment","safe_passage","forged_deed","forged_deed"]],"increase_tokens":{},"known":[],"marker":1,"open":["watchtower","temple_assembly","prison","trade_office","mint","arsenal","heraldic_office","citadel"],"order":["royal_palace","royal_council","watchtower","temple_assembly","prison","port","trade_office","mint","arsenal","heraldic_office","black_market","citadel"],"palace":[0,0],"passed":[],"playing":[],"power":[2,5],"power_tokens":{},"result":null,"revealed":[],"shown":["heraldist","tax_collector","scribe"],"stack":[["game",-1,2,[]],["first_turn",-1,1,[]],["round",-1,[1],[]],["declare",0,[6,0,[0,-1,-1,0,-1],"act",[]],[]]],"street":[1,3],"turn":1,"uses":{},"visits":2}}');
INSERT INTO "snapshots" VALUES('old013',0,'{"digest":"1b3b607a70620691e2a9001ee9c89cc1","left":[0.0,0.0],"questions":{"1":0},"state":{"battle_number":0,"chance":{"key":"32bd8f4d44594fed8c3c3c58c8213ebf71d2aab61bbcc48557a4b9b5bfc57037","used":17},"companies":[[],[]],"control":{},"defended":false,"defender":-1,"discard":[],"face_down":[null,null],"final":false,"first":1,"game_number":1,"hands":[["mercenary_1","mercenary_4","mercenary_5","mercenary_10","winter","courtesan","courtesan","heroine"],["mercenary_1","mercenary_3","mercenary_4","mercenary_6","mercenary_10","spring","drummer","scarecrow"]],"hints":[],"known":[],"opener":-1,"passed":[],"pile":["mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","winter","winter","spring","spring","bishop","bishop","bishop","bishop","bishop","bishop","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","drummer","drummer","drummer","drummer","drummer","heroine","heroine","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","surrender","surrender","surrender"],"points":[0,0],"pope":null,"region":null,"result":null,"round_number":1,"stack":[["game",-1,2,[]],["choose_region",1,[],[]]],"token":1}}');
INSERT INTO "snapshots" VALUES('old013',13,'{"digest":"83ad88b5230333ac8f8b862e34375b8e","left":[0.0,0.0],"questions":{"1":13},"state":{"battle_number":1,"chance":{"key":"32bd8f4d44594fed8c3c3c58c8213ebf71d2aab61bbcc48557a4b9b5bfc57037","used":17},"companies":[["courtesan"],[]],"control":{},"defended":false,"defender":-1,"discard":["scarecrow"],"face_down":[null,null],"final":false,"first":1,"game_number":1,"hands":[["mercenary_1","mercenary_4","mercenary_5","mercenary_10","winter","courtesan","heroine"],["mercenary_1","mercenary_3","mercenary_4","mercenary_6","mercenary_10","spring","drummer"]],"hints":[],"known":[],"opener":1,"passed":[],"pile":["mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_1","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_2","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_3","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_4","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_5","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_6","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","mercenary_10","winter","winter","spring","spring","bishop","bishop","bishop","bishop","bishop","bishop","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","courtesan","drummer","drummer","drummer","drummer","drummer","heroine","heroine","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","scarecrow","surrender","surrender","surrender"],"points":[0,0],"pope":null,"region":"siena","result":null,"round_number":1,"stack":[["war",-1,[],[]],["battle",-1,2,[]],["turn",1,[],[]]],"token":1}}');
CREATE INDEX matches_lobby ON matches (state, listed, created);
CREATE INDEX matches_due ON matches (due);
CREATE INDEX seats_guest ON seats (guest);
COMMIT;

-- As `words_here` and `heads_here`, without what made a search read positions for nothing. There one square of six had the same half of
-- a number as a city elsewhere, and two words of the list the same as each other ("skillpacking1" and "benefit128"), so that most of
-- what came was compared in vain. The half for the square is now its row and column modulo 256: what has the same is 51 degrees away.
-- The half for the word is of a hash by which no two of the list are the same.
CREATE FUNCTION word_at(square int, word text) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT ((square / 1800 & 255) << 24) | ((square % 1800 & 255) << 16) | (hashtextextended(word, 4) & 65535)::int $$;

-- What a position says of itself: each word of its title, company and place, and its work and skills, so that what has a company's name
-- or the beginning of a word is read square by square, too. Without numbers, and without the marks that many jobs have.
CREATE FUNCTION heads_at(words tsvector, cell int) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT array(SELECT public.word_at(cell / 7200 * 1800 + cell % 3600 / 2, word)
    FROM unnest(tsvector_to_array(ts_delete(words, '{shift1,shift2,shift4,benefit1,benefit2,benefit4,benefit8,benefit16,benefit32,benefit64,
      benefit128,weekend1,noweekend1,entry1,overtime1,background1,noscreen1,fulltime1,parttime1}'::text[]))) AS word
    WHERE word !~ '^(zz[nad])?[0-9]+$') $$;

-- Of its text, too, the words of trades and terms of work alone: each number costs an import.
CREATE FUNCTION text_at(words tsvector, cell int) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT array(SELECT public.word_at(cell / 7200 * 1800 + cell % 3600 / 2, word)
    FROM unnest(tsvector_to_array(words)) AS word WHERE word = ANY('{10,11,1st,2nd,3rd,401,401k,6,7,8,9,9am,acondicionado,afternoon,alimento,almacen,ammonia,amoniaco,antecedent,antidop,apprentic,
  apprenticeship,aprend,aprendiz,aprendizaj,armador,armadura,aseguranza,assembl,assist,attend,auto,autobodi,autobus,automot,
  auxiliar,ayudant,background,background1,bake,baker,bakeri,beginn,bender,beneficio,benefit,benefit1,benefit128,benefit16,benefit2,
  benefit32,benefit4,benefit64,benefit8,bilingu,bodega,bodeguero,bodi,bodywork,bonificacion,bono,bonus,brake,bread,bus,cabinet,
  cabinetmak,calefaccion,calidad,camara,camion,camionero,camioneta,capacitacion,cargador,cargar,cargo,carpent,carpentri,carpinteria,
  carpintero,carroceria,cdl,chanc,changer,chofer,cisterna,clase,class,clean,cleaner,cleric,clerk,clima,cnc,cocina,cocinero,cold,
  collis,comerci,comida,commerci,completa,completo,condit,conducir,conductor,congelador,conserj,control,cook,cool,cooler,cortador,
  cortadora,cortar,count,counter,courier,crimin,cuarto,custodi,custodian,cut,cutter,daili,daytim,deliv,deliveri,dental,dentista,
  descarga,descargar,devolucion,dia,diario,diesel,doblador,dobladora,dock,domingo,doubl,drive,driver,drug,ebanista,eighteen,electr,
  electrician,electricidad,electricista,electrico,empacador,empacadora,empacar,empaqu,empaquetador,ensambl,ensamblador,ensambladora,
  ensamblaj,ensamblar,entrega,entrenamiento,entri,entry1,entrylevel,epj,equip,escolar,espanol,esperiencia,estibador,estudiant,even,
  everi,examen,exp,experi,experiencia,extra,fabric,fabrica,factori,felon,feloni,feriado,filler,flat,flatb,flexo,flexograph,
  fontanero,food,fork,forklift,freezer,freight,fresador,fresadora,friend,frio,frozen,fruit,fruta,ft,full,fulltim,general,gomero,
  graveyard,handl,handler,handyman,hazmat,health,healthcar,heat,helper,hire,hispana,hojalateria,hojalatero,holiday,hora,hornero,
  horno,hostler,housekeep,hrs,hvac,hvacr,imprenta,impresor,inspect,inspector,instal,instalador,insur,intendencia,inventario,
  inventori,janitor,janitori,jockey,jornada,kitchen,labor,lamina,laser,lath,learn,leav,licencia,limpiador,limpiadora,limpiar,
  limpieza,line,linehaul,llanta,llantera,llantero,load,loader,local,long,lumber,lumberyard,lumper,m,machin,machinist,madera,
  maderera,mainten,manana,manejador,manejar,mantenimiento,manufactur,manufactura,maquila,maquina,maquinaria,maquinista,materi,
  matutino,mecanica,mecanico,mechan,medic,mercancia,mig,mill,millwright,mon,monday,montacarga,montacarguista,morn,muell,need,night,
  nighttim,noch,nocturno,non,numerico,obrero,offend,offic,oficina,oficinista,oficio,oper,operador,oportunidad,ot,otr,oven,over,
  overnight,overtim,overtime1,pack,packag,packer,paid,paint,painter,pallet,pan,panadera,panaderia,panadero,panel,parcial,part,
  parttim,pastri,patin,patio,pension,peon,pick,picker,pintor,pipa,pipe,pipefitt,pipero,piquear,piss,plant,planta,plataforma,
  plomeria,plomero,plumb,plumber,prensista,preparador,press,prestacion,primer,principiant,print,printer,procesadora,process,
  processor,produc,produccion,product,prueba,pt,pto,puller,qc,qualiti,reach,reachtruck,receiv,recepcion,recibidor,recibir,recibo,
  recolector,record,reentri,refriger,refrigeracion,region,repair,repartidor,repartir,reparto,retir,retiro,return,rider,role16,
  role32,role64,role8,rout,sabado,same,saneamiento,sanit,saturday,school,screen,second,segundo,seguro,selector,seman,semana,semi,
  sheet,shift,shift1,shift2,shift4,shuttl,sign,signon,sin,skill,skillassembly1,skillbacking1,skillboxtruck1,skillcarpentry1,
  skillcdla1,skillcdlb1,skillcnc1,skilldelivery1,skilldiesel1,skilldoubles1,skillelectrical1,skillfoodhandling1,skillforklift1,
  skillloading1,skillmachineoperation1,skillmachining1,skillmaintenance1,skillpacking1,skillpalletjack1,skillpicking1,
  skillplumbing1,skillquality1,skillreachtruck1,skillreceiving1,skillrefrigeration1,skilltank1,skillwelding1,slicer,sobretiempo,
  solar,soldador,soldadora,soldadura,soldar,spanish,speak,spotter,sprinter,step,stock,stocker,storag,straight,student,sunday,
  surtidor,swing,switcher,tanker,tard,tech,technician,tercer,test,third,through,tiempo,tig,time,tire,tool,toolmak,tornero,torno,
  towmotor,trabajo,tractor,trade,trailero,train,traine,transpaleta,troquero,truck,truckdriv,trucker,truss,tuberia,turno,unload,
  unskil,vacacion,vacat,van,veget,verdura,vespertino,viern,vision,vulcanizador,walki,wareh,warehous,weekday,weekend,weekend1,weld,
  welder,wheeler,wire,wood,woodwork,worker,yard}'::text[])) $$;

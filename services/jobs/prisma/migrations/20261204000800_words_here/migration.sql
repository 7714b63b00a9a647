-- The words of trades and of terms of work that a position has, each together with the square of the map that it is in, a fifth of a
-- degree wide: what has one around a place is then read by itself, where an index of words alone compares each place that has the word
-- with each word of the place. A number stands for both; a search compares what it finds with the words themselves. The half for the
-- square is the upper one, so that the numbers of a position are side by side: an index takes them for half of what it takes those
-- that lie all over it. Other words, and those that most jobs have, are found by the index of words alone, as each number costs an
-- import. To add a word, replace the function and build the index of it anew.
CREATE FUNCTION words_here(words tsvector, cell int) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT array(SELECT (hashint4(cell / 7200 * 1800 + cell % 3600 / 2) << 16) | (hashtext(word) & 65535)
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

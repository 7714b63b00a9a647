/*
 * What people type often, for suggestions: put together by hand, so that no licence is needed. They come in a chunk of their
 * own when such a field is entered for the first time.
 */

const words = (text: string): readonly string[] => text.split('|').map((word) => word.trim())

export const lists = {
  title:
    words(`Assembler|Assembly Line Worker|Auto Mechanic|Baker|Barista|Bartender|Bus Driver|Busser|Butcher|Carpenter|
    Cashier|CDL Driver|Cleaner|CNC Machinist|CNC Operator|Concrete Finisher|Construction Worker|Cook|Crane Operator|
    Custodian|Customer Service Representative|Delivery Driver|Diesel Mechanic|Dishwasher|Dispatcher|Dock Worker|
    Driver Helper|Drywall Installer|Electrician|Electrician Apprentice|Equipment Operator|Farm Worker|Fast Food Worker|
    Flagger|Food Processing Worker|Forklift Operator|Freight Handler|General Laborer|Groundskeeper|Handyman|Home Health Aide|
    Host|Hotel Housekeeper|Housekeeper|HVAC Technician|Inventory Clerk|Ironworker|Janitor|Kitchen Helper|Landscaper|
    Laundry Worker|Lead Hand|Line Cook|Loader|Local Driver|Machine Operator|Machinist|Maintenance Technician|Maintenance Worker|
    Mason|Material Handler|Meat Cutter|Mechanic|Millwright|Mover|Order Picker|Order Selector|OTR Truck Driver|Packer|
    Packaging Operator|Painter|Parking Attendant|Pipefitter|Plumber|Plumber Apprentice|Prep Cook|Press Operator|
    Production Associate|Production Supervisor|Production Worker|Quality Inspector|Reach Truck Operator|Receiving Clerk|
    Restaurant Manager|Retail Associate|Ride Share Driver|Roofer|Route Driver|Sanitation Worker|Security Guard|Server|
    Sheet Metal Worker|Shift Leader|Shipping and Receiving Clerk|Shipping Clerk|Solar Installer|Stocker|Store Manager|
    Tanker Driver|Team Leader|Tire Technician|Tow Truck Driver|Truck Driver|Utility Worker|Van Driver|Warehouse Associate|
    Warehouse Lead|Warehouse Supervisor|Warehouse Worker|Welder|Welder Helper|Yard Driver`),
  titleInSpanish:
    words(`Albañil|Almacenista|Asistente de cuidado en casa|Ayudante de cocina|Ayudante de construcción|
    Ayudante general|Barista|Bodeguero|Cajero|Cajera|Cargador|Carnicero|Carpintero|Chofer|Chofer de camión|Cocinero|Cocinera|
    Conserje|Conductor de reparto|Electricista|Empacador|Empacadora|Ensamblador|Guardia de seguridad|Herrero|Jardinero|
    Lavaplatos|Limpieza|Maquinista|Mecánico|Mecánico de diésel|Mesero|Mesera|Montacarguista|Mudanzas|Niñera|
    Obrero de construcción|Operador de CNC|Operador de grúa|Operador de máquina|Operador de montacargas|Operario de producción|
    Panadero|Pintor|Plomero|Recamarera|Repartidor|Soldador|Supervisor de almacén|Surtidor de pedidos|Techador|
    Técnico de HVAC|Trabajador agrícola|Vendedor`),
  company:
    words(`7-Eleven|Adecco|ABM Industries|Albertsons|Aldi|Amazon|Aramark|AutoZone|Best Buy|BJ's Wholesale Club|
    Burger King|Caterpillar|CVS Health|Chick-fil-A|Chipotle|Cintas|Circle K|Compass Group|Costco|Cracker Barrel|Cummins|
    Denny's|DHL|Dollar General|Dollar Tree|Domino's|DoorDash|Dunkin'|Express Employment Professionals|Family Dollar|FedEx|
    FedEx Ground|Ford|Frito-Lay|GE Appliances|General Motors|Goodwill|H-E-B|Hilton|Home Depot|Honda|IHOP|IKEA|Instacart|
    J.B. Hunt|JBS|John Deere|Kelly Services|KFC|Kohl's|Kroger|Lowe's|Macy's|ManpowerGroup|Marriott|McDonald's|McLane|Meijer|
    Menards|Nestlé|O'Reilly Auto Parts|Olive Garden|Panera Bread|Papa John's|Penske|PepsiCo|Perdue Farms|Petco|PetSmart|
    Pilgrim's|Pizza Hut|Publix|Randstad|Ross|Ryder|Safeway|Sam's Club|Schneider|Sodexo|Sonic|Starbucks|Subway|Swift Transportation|
    Sysco|Taco Bell|Target|Tesla|Toyota|Tractor Supply|TrueBlue|Tyson Foods|U-Haul|Uber|United States Postal Service|UPS|
    US Foods|Waffle House|Walgreens|Walmart|Waste Management|Wendy's|Werner|Whole Foods Market|XPO|Yellow`),
  school:
    words(`Austin Community College|Bronx Community College|Broward College|Central New Mexico Community College|
    City College of San Francisco|City Colleges of Chicago|Community College of Philadelphia|Cuyahoga Community College|
    Dallas College|East Los Angeles College|El Paso Community College|Essex County College|Florida State College at Jacksonville|
    Hillsborough Community College|Houston Community College|Hudson County Community College|Ivy Tech Community College|
    Job Corps|Lincoln Tech|Lone Star College|Los Angeles Trade-Technical College|Maricopa Community Colleges|Miami Dade College|
    Northern Virginia Community College|Pima Community College|Portland Community College|Salt Lake Community College|
    San Jacinto College|Santa Monica College|Tarrant County College|Tulsa Technology Center|Union County College|
    Universal Technical Institute|Valencia College|Wake Technical Community College|Wayne County Community College`),
  city: words(`Albuquerque|Allentown|Anaheim|Anchorage|Arlington|Atlanta|Augusta|Aurora|Austin|Bakersfield|Baltimore|Baton Rouge|
    Birmingham|Boise|Boston|Bridgeport|Bronx|Brooklyn|Brownsville|Buffalo|Charlotte|Chattanooga|Chesapeake|Chicago|Cincinnati|
    Cleveland|Colorado Springs|Columbia|Columbus|Corpus Christi|Dallas|Dayton|Denver|Des Moines|Detroit|Durham|East Orange|
    El Paso|Elizabeth|Fayetteville|Fontana|Fort Lauderdale|Fort Wayne|Fort Worth|Fresno|Garland|Glendale|Grand Rapids|
    Greensboro|Hartford|Henderson|Hialeah|Honolulu|Houston|Huntsville|Indianapolis|Irving|Jackson|Jacksonville|Jersey City|
    Joliet|Kansas City|Knoxville|Laredo|Las Vegas|Lexington|Lincoln|Little Rock|Long Beach|Los Angeles|Louisville|Lubbock|
    Madison|Memphis|Mesa|Miami|Milwaukee|Minneapolis|Mobile|Modesto|Montgomery|Nashville|New Haven|New Orleans|New York|
    Newark|Newport News|Norfolk|Oakland|Oklahoma City|Omaha|Ontario|Orlando|Oxnard|Paterson|Philadelphia|Phoenix|Pittsburgh|
    Plano|Portland|Providence|Queens|Raleigh|Reno|Richmond|Riverside|Rochester|Sacramento|Salt Lake City|San Antonio|
    San Bernardino|San Diego|San Francisco|San Jose|Santa Ana|Savannah|Scottsdale|Seattle|Shreveport|Spokane|Springfield|
    St. Louis|St. Paul|St. Petersburg|Stockton|Syracuse|Tacoma|Tallahassee|Tampa|Toledo|Trenton|Tucson|Tulsa|Virginia Beach|
    Washington|Wichita|Wilmington|Winston-Salem|Worcester|Yonkers`),
} as const

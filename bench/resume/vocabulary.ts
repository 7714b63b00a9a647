export type Language = 'en' | 'es'

export interface Vocabulary {
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  readonly places: readonly (readonly [string, string])[]
  readonly titles: readonly string[]
  readonly companies: readonly string[]
  readonly schools: readonly string[]
  readonly degrees: readonly string[]
  readonly duties: readonly string[]
  readonly skills: readonly string[]
  readonly licences: readonly string[]
  readonly summaries: readonly string[]
}

const list = (text: string): string[] => text.split(/\s*[;\n]\s*/u).filter((one) => one !== '')
const places =
  list(`Dallas, TX; Houston, TX; San Antonio, TX; Memphis, TN; Nashville, TN; Columbus, OH; Cleveland, OH; Atlanta, GA
  Savannah, GA; Phoenix, AZ; Tucson, AZ; Fresno, CA; Stockton, CA; Riverside, CA; Joliet, IL; Gary, IN; Fort Wayne, IN; Tulsa, OK
  Kansas City, MO; St. Louis, MO; Omaha, NE; Reno, NV; Salt Lake City, UT; Newark, NJ; Allentown, PA; Charlotte, NC; Mobile, AL
  Baton Rouge, LA; Jackson, MS; Little Rock, AR; El Paso, TX; Laredo, TX; Grand Rapids, MI; Green Bay, WI; Des Moines, IA`).map(
    (one) => one.split(', ') as [string, string],
  )

const titles = {
  en: list(`Warehouse Associate; Forklift Operator; Order Picker; Line Cook; Dishwasher; Cashier; CDL Driver; Delivery Driver
    Shift Supervisor; Production Worker; Machine Operator; Material Handler; Housekeeper; Security Guard; Maintenance Technician
    Customer Service Representative; Sales Associate; Receiving Clerk; Assembler; Crew Member; Assistant Manager; Janitor; Welder
    Certified Nursing Assistant; Caregiver; Home Health Aide; Server; Bartender; Host; Barista; Baker; Meat Cutter; Stocker
    Night Stocker; Loader; Dock Worker; Yard Driver; Dispatcher; Electrician Apprentice; Plumber Helper; HVAC Technician
    Carpenter; Roofer; Concrete Finisher; General Laborer; Landscaper; Groundskeeper; Heavy Equipment Operator; Flagger
    Diesel Mechanic; Auto Detailer; Tire Technician; Lube Tech; Front Desk Agent; Laundry Attendant; Room Attendant; Cook II
    Quality Inspector; Packaging Operator; CNC Machinist; Lead Picker; Team Lead; Inventory Control Specialist; Shipping Lead
    Store Manager; Produce Clerk; Deli Associate; Pharmacy Technician; School Bus Driver; Truck Driver; Sanitation Worker`),
  es: list(`Cajera; Cocinero; Operador de montacargas; Ayudante general; Mesera; Conductor de camión; Soldador; Recamarera
    Auxiliar de almacén; Encargado de tienda; Supervisora de turno; Empacador; Chofer repartidor; Guardia de seguridad
    Jardinero; Albañil; Carpintero; Pintor; Ayudante de cocina; Lavaplatos; Operadora de producción; Vendedor; Recepcionista
    Técnico de mantenimiento; Cuidadora; Obrero general; Ensambladora; Inspector de calidad; Jefe de cuadrilla; Plomero`),
}
const companies =
  list(`Sunrise Warehousing LLC; Harmon; Tri-County Foods; Copperline Logistics; Delgado & Sons; Walmart; Amazon; Bluebird Café
  El Rodeo Restaurant; Northgate Cold Storage; Kessler; Brightside; Dollar General; FedEx Ground; Mesa Verde Farms; Pioneer Steel Works
  Lone Star Roofing, Inc.; Granger; Valley View Nursing Home; Hampton Inn; Marriott Downtown; Target; Home Depot; Nabors; Sysco
  St. Mary's Hospital; Oak Hill School District; Ace Staffing; PeopleReady; Labor Finders; Whitestone; Clearwater Plastics
  Ruiz Landscaping; Taquería La Paloma; Goodwill Industries; UPS; J.B. Hunt Transport; Swift; Costco Wholesale; McDonald's
  Waffle House; Jiffy Lube; Pep Boys; O'Reilly Auto Parts; Hillcrest Manor; Cedar Ridge Apartments; Fairview; Prime Cut Meats
  Golden Crust Bakery; Riverbend Paper Mill; Magnolia; Tyson Foods; Smith Brothers Construction; Apex; Metro Transit Authority
  Great Lakes Shipping Co.; Bella Cucina; The Corner Market; Sterling; Baxter Packaging; Lakeside Country Club; Vista Linen Service
  Empacadora del Norte; Tiendas El Ahorro; Transportes Garza; Constructora Salinas; Grupo Alameda; Super Mercado Morelos`)
const firstNames = list(
  `Maria; James; Ana; Robert; José; Linda; Tyrone; Keisha; Miguel; Ashley; Darnell; Rosa; Kevin; Guadalupe; Brandon; Thanh; Samantha; Carlos; Denise; Luis`,
)
const lastNames = list(
  `Lopez; Johnson; Hernández; Williams; Nguyen; Carter; Ramírez; Brooks; Peterson; Washington; Ortiz; Kowalski; Diaz; Freeman; Martínez; Hughes; Castillo; Bennett`,
)

const english = {
  schools: list(
    `Lincoln High School; Roosevelt High School; Tarrant County College; Central Community College; Westside High School; Pima Community College; Lone Star College; Jefferson Technical Institute`,
  ),
  degrees: list(
    `High School Diploma; GED; Associate of Applied Science; Certificate in Welding Technology; Diploma`,
  ),
  duties:
    list(`Loaded and unloaded trailers with a sit-down forklift; Picked and packed 120 orders per shift with an RF scanner
    Greeted guests and answered questions about the menu; Balanced the cash drawer at the end of each shift
    Kept the work area clean and safe; Trained four new team members; Operated a pallet jack and a reach truck
    Inspected finished parts and recorded defects; Prepared food by recipe and kept temperatures logged
    Followed all safety rules and wore protective equipment; Delivered packages on a route of 90 stops a day
    Repaired conveyors, motors and pumps as needed; Counted inventory every week and reported differences
    Cleaned 16 rooms a day and restocked carts; Helped customers find products and load their vehicles
    Set up machines and changed tooling between runs of several hundred parts for customers in the automotive industry, and kept the log`),
  skills: list(
    `Forklift; Pallet jack; RF scanner; Cash handling; Customer service; Bilingual English/Spanish; Microsoft Excel; Time management; Food safety; Teamwork; Heavy lifting; Inventory; Blueprint reading; MIG welding; Hand tools; Data entry`,
  ),
  licences: list(
    `CDL Class A; Forklift Operator Certification; OSHA 10; OSHA 30; EPA 608 Universal; TWIC Card; ServSafe Food Handler; AWS Certified Welder`,
  ),
  summaries:
    list(`Reliable worker with eight years in warehouses and on the road who shows up early and works safely.
    Hard-working team player with experience in kitchens and hotels, looking for steady full-time work.
    Dependable driver with a clean record and a strong focus on safety and on time deliveries.`),
}
const spanish = {
  schools: list(
    `Preparatoria Benito Juárez; CBTIS 44; Escuela Secundaria Técnica 12; Colegio de Bachilleres; Conalep Norte; Universidad Tecnológica`,
  ),
  degrees: list(
    `Bachillerato; Preparatoria; Certificado de secundaria; Técnico en electricidad; Carrera técnica`,
  ),
  duties: list(`Cargué y descargué camiones con montacargas; Atendí a clientes en caja y en el área de ventas
    Preparé alimentos siguiendo las recetas; Mantuve limpia y ordenada el área de trabajo; Revisé la calidad de las piezas terminadas
    Capacité a cuatro compañeros nuevos; Conté el inventario cada semana; Manejé equipo pesado en la obra
    Entregué pedidos a tiempo en toda la ciudad; Limpié 16 habitaciones al día; Seguí todas las normas de seguridad`),
  skills: list(
    `Montacargas; Trabajo en equipo; Puntualidad; Inglés intermedio; Manejo de efectivo; Servicio al cliente; Soldadura; Computación básica; Herramientas manuales; Inventarios`,
  ),
  licences: list(
    `Licencia comercial clase A; Certificado de montacargas; OSHA 10; Manejo higiénico de alimentos; Soldador certificado AWS`,
  ),
  summaries:
    list(`Trabajador responsable con ocho años de experiencia en almacenes y cocinas, puntual y con ganas de aprender.
    Busco un empleo estable de tiempo completo donde pueda aportar mi experiencia en la construcción.`),
}

/** Every second word belongs to the test set, so that its words are no more known than its layouts. */
const half = <T>(all: readonly T[], set: 'tuning' | 'test'): T[] =>
  all.filter((_one, index) => index % 2 === (set === 'tuning' ? 0 : 1))

export function words(language: Language, set: 'tuning' | 'test'): Vocabulary {
  const own = language === 'en' ? english : spanish
  return {
    ...own,
    firstNames,
    lastNames,
    places,
    titles: half(titles[language], set),
    companies: half(companies, set),
  }
}

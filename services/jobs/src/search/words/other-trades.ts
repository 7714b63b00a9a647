import type { Meaning } from './trade-words.ts'

/** What is offered in place of another trade, and how it is said in Spanish. */
export const nearWords = {
  food: 'alimentos',
  helper: 'ayudante',
  cleaning: 'limpieza',
  server: 'mesero',
  baker: 'panadero',
  clerk: 'oficinista',
  cutter: 'cortador',
  packer: 'empacador',
  returns: 'devoluciones',
  inventory: 'inventario',
  cashier: 'cajero',
  'paid training': 'capacitacion pagada',
  nurse: 'enfermera',
  carpenter: 'carpintero',
  electrician: 'electricista',
  plumber: 'plomero',
  construction: 'construccion',
  solar: 'paneles solares',
  picker: 'surtidor',
  loader: 'cargador',
  'machine operator': 'operador de maquina',
  assembler: 'ensamblador',
  fruit: 'fruta',
  driver: 'chofer',
  delivery: 'reparto',
  welder: 'soldador',
  maintenance: 'mantenimiento',
} as const
export type NearWord = keyof typeof nearWords

/**
 * Trades that a warehouse, a workshop or a yard rarely has. They are known words, which are never taken for the name of another
 * trade that is spelled alike; where no job has them, the nearest that some job has are offered.
 */
const food: readonly Meaning[] = [
  {
    said: ['server', 'waiter', 'waitress', 'mesero', 'mesera', 'camarero'],
    heard: ['servers', 'waitstaff', 'wait staff', 'waitering', 'meseros', 'camarera', 'food server'],
    near: ['food', 'helper', 'cleaning'],
  },
  {
    said: ['bartender', 'barback', 'cantinero'],
    heard: ['bartending', 'barman', 'barmaid', 'barra'],
    near: ['server', 'food', 'helper'],
  },
  { said: ['barista'], heard: ['coffee shop', 'cafeteria'], near: ['server', 'baker', 'food'] },
  {
    said: ['cook', 'chef', 'cocinero', 'cocinera'],
    heard: ['line cook', 'prep cook', 'fry cook', 'sous chef', 'cocineros', 'grill cook', 'parrillero'],
    near: ['food', 'baker', 'helper'],
  },
  {
    said: ['dishwasher', 'lavaplatos'],
    heard: ['lavatrastes', 'steward', 'dishes', 'busser', 'busboy'],
    near: ['cleaning', 'food', 'helper'],
  },
  {
    said: ['host', 'hostess', 'anfitriona'],
    heard: ['anfitrion', 'greeter'],
    near: ['server', 'cashier', 'clerk'],
  },
  {
    said: ['butcher', 'carnicero'],
    heard: ['meat cutter', 'carniceria', 'carnicera'],
    near: ['cutter', 'food', 'packer'],
  },
  { said: ['taquero', 'taquera'], heard: ['taqueria', 'tacos'], near: ['food', 'helper', 'cleaning'] },
  {
    said: ['tortilla maker', 'tortillero', 'tortillera'],
    heard: ['tortilleria', 'tortillas'],
    near: ['baker', 'food', 'machine operator'],
  },
  { said: ['pizza maker', 'pizzero'], heard: ['pizzeria', 'pizza'], near: ['baker', 'food'] },
  {
    said: ['cake decorator', 'pastelero', 'pastelera', 'repostero'],
    heard: ['pasteleria', 'reposteria', 'repostera'],
    near: ['baker', 'food'],
  },
]

const shops: readonly Meaning[] = [
  {
    said: ['cashier', 'cajero', 'cajera'],
    heard: ['cashiers', 'cajeros', 'checkout', 'caja', 'teller'],
    near: ['clerk', 'returns', 'inventory'],
  },
  {
    said: ['salesperson', 'sales', 'ventas', 'vendedor', 'vendedora'],
    heard: ['salesman', 'saleswoman', 'retail', 'merchandiser', 'dependiente', 'tienda'],
    near: ['clerk', 'cashier', 'returns'],
  },
  {
    said: ['receptionist', 'recepcionista', 'secretary', 'secretaria'],
    heard: ['front desk', 'administrative assistant', 'dispatcher', 'bookkeeper', 'accountant', 'contador'],
    near: ['clerk', 'inventory'],
  },
]

const care: readonly Meaning[] = [
  {
    said: ['security guard', 'guardia de seguridad', 'security officer', 'guardia'],
    heard: ['security', 'seguridad', 'guard', 'guards', 'guardias', 'vigilante', 'watchman', 'bouncer'],
    near: ['clerk', 'cleaning', 'helper'],
  },
  {
    said: ['teacher', 'maestra', 'maestro', 'profesor'],
    heard: ['teachers', 'teaching', 'tutor', 'substitute teacher', 'teacher aide', 'maestros', 'profesora'],
    near: ['paid training', 'helper'],
  },
  {
    said: ['caregiver', 'cuidadora', 'cuidador', 'home health aide'],
    heard: ['caregivers', 'nanny', 'babysitter', 'ninera', 'hha', 'daycare', 'cuidado de ninos'],
    near: ['nurse', 'cleaning', 'helper'],
  },
  {
    said: ['nurse', 'enfermera', 'enfermero'],
    heard: ['nurses', 'nursing', 'registered nurse', 'rn', 'lpn', 'lvn', 'enfermeria', 'enfermeros'],
    near: ['helper', 'paid training'],
  },
  {
    said: ['medical assistant', 'asistente medico'],
    heard: ['cna', 'nurse aide', 'nursing assistant', 'auxiliar de enfermeria', 'asistente medica'],
    near: ['nurse', 'paid training'],
  },
  {
    said: ['phlebotomist', 'flebotomista'],
    heard: ['phlebotomy', 'flebotomia'],
    near: ['nurse', 'paid training'],
  },
  {
    said: ['hairdresser', 'barber', 'estilista', 'peluquero', 'barbero'],
    heard: ['stylist', 'hair stylist', 'peluquera', 'manicurist', 'esthetician'],
    near: ['clerk', 'cleaning'],
  },
]

const building: readonly Meaning[] = [
  {
    said: ['construction', 'construccion'],
    heard: ['construction laborer', 'construction helper', 'obra', 'builder', 'contractor', 'contratista'],
    near: ['carpenter', 'electrician', 'plumber', 'helper'],
  },
  {
    said: ['mason', 'bricklayer', 'albanil'],
    heard: [
      'masonry',
      'albanileria',
      'albaniles',
      'bricklaying',
      'concrete',
      'concreto',
      'cement',
      'cemento',
    ],
    near: ['construction', 'carpenter', 'helper'],
  },
  {
    said: ['roofer', 'roofing', 'techador'],
    heard: ['roofers', 'techadores', 'techos', 'techero', 'roofero'],
    near: ['construction', 'solar', 'carpenter', 'helper'],
  },
  {
    said: ['drywall', 'tablarroca', 'drywaller'],
    heard: ['sheetrock', 'tablaroca', 'yesero', 'plasterer', 'drywall hanger', 'framer', 'framing'],
    near: ['construction', 'carpenter', 'helper'],
  },
  {
    said: ['landscaper', 'landscaping', 'gardener', 'jardinero'],
    heard: ['jardineria', 'jardineros', 'lawn care', 'groundskeeper', 'yardero', 'tree trimmer'],
    near: ['construction', 'helper', 'cleaning'],
  },
]

const others: readonly Meaning[] = [
  {
    said: ['sorter', 'package handler', 'clasificador'],
    heard: ['sorting', 'sorters', 'package sorter', 'mail sorter', 'clasificar', 'clasificadora'],
    near: ['picker', 'packer', 'loader'],
  },
  {
    said: ['seamstress', 'sewing', 'costurera'],
    heard: ['sewer', 'tailor', 'costura', 'sastre', 'sewing machine operator', 'coser'],
    near: ['machine operator', 'assembler', 'packer'],
  },
  {
    said: ['laundry', 'lavanderia'],
    heard: ['laundry attendant', 'dry cleaner', 'presser', 'planchadora', 'lavandera'],
    near: ['cleaning', 'machine operator'],
  },
  {
    said: ['maid', 'housekeeper', 'recamarera'],
    heard: ['maids', 'camarista', 'mucama', 'room attendant', 'ama de llaves'],
    near: ['cleaning'],
  },
  {
    said: ['farm worker', 'trabajador agricola', 'campo'],
    heard: ['farm', 'farmworker', 'harvest', 'cosecha', 'agricultura', 'pizcador', 'granja', 'ranch'],
    near: ['fruit', 'loader', 'helper'],
  },
  {
    said: ['taxi driver', 'taxista'],
    heard: ['taxi', 'cab driver', 'chauffeur'],
    near: ['driver', 'delivery'],
  },
  { said: ['locksmith', 'cerrajero'], heard: ['cerrajeria'], near: ['maintenance', 'carpenter', 'helper'] },
  { said: ['blacksmith', 'herrero'], heard: ['herreria', 'ironworker'], near: ['welder', 'construction'] },
  { said: ['glazier', 'vidriero'], heard: ['vidrieria'], near: ['construction', 'carpenter', 'helper'] },
  {
    said: ['upholsterer', 'tapicero'],
    heard: ['upholstery', 'tapiceria', 'zapatero', 'shoemaker'],
    near: ['assembler', 'cutter'],
  },
  {
    said: ['exterminator', 'fumigador'],
    heard: ['pest control', 'fumigacion'],
    near: ['cleaning', 'maintenance'],
  },
  { said: ['supervisor', 'manager', 'gerente'], heard: ['foreman', 'capataz', 'team lead', 'encargado'] },
]

export const otherTrades: readonly Meaning[] = [...food, ...shops, ...care, ...building, ...others]

/** Words of theirs for a thing, a place or what is done, by which the text of another job is rightly found ("haul drywall"). */
export const notPeople: ReadonlySet<string> = new Set(
  [
    'barra|coffee shop|cafeteria|dishes|taqueria|tacos|tortilleria|tortillas|pizzeria|pizza|carniceria|pasteleria|reposteria',
    'checkout|caja|sales|ventas|retail|tienda|front desk|security|seguridad|teaching|daycare|cuidado de ninos',
    'nursing|rn|lpn|lvn|hha|cna|enfermeria|phlebotomy|flebotomia|bartending|waitering',
    'construction|construccion|obra|masonry|albanileria|bricklaying|concrete|concreto|cement|cemento|roofing|techos',
    'drywall|tablarroca|sheetrock|tablaroca|framing|landscaping|jardineria|lawn care|sorting|clasificar',
    'sewing|sewer|costura|coser|laundry|lavanderia|campo|farm|harvest|cosecha|agricultura|granja|ranch|taxi',
    'cerrajeria|herreria|vidrieria|upholstery|tapiceria|pest control|fumigacion',
  ].flatMap((line) => line.split('|')),
)

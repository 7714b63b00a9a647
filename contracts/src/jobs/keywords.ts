import type { Language } from '../language/translate.ts'
import { tradeBit, type Trade } from './enumerations.ts'
import type { Keyword } from './question.ts'

/** The skills that positions require, in both languages. An id never changes: answers are stored by it. */
const names = {
  forklift: { en: 'Driving a forklift', es: 'Manejar un montacargas' },
  'reach-truck': { en: 'Driving a reach truck', es: 'Manejar un montacargas de alcance (reach truck)' },
  'pallet-jack': { en: 'Using an electric pallet jack', es: 'Usar un patín eléctrico (pallet jack)' },
  picking: { en: 'Picking orders with a scanner', es: 'Preparar pedidos con escáner' },
  packing: { en: 'Packing and labeling', es: 'Empacar y etiquetar' },
  receiving: { en: 'Receiving and counting stock', es: 'Recibir y contar mercancía' },
  loading: { en: 'Loading and unloading trailers', es: 'Cargar y descargar remolques' },
  'cdl-a': { en: 'Driving with a CDL Class A', es: 'Manejar con licencia CDL clase A' },
  'cdl-b': { en: 'Driving with a CDL Class B', es: 'Manejar con licencia CDL clase B' },
  'box-truck': { en: 'Driving a van or box truck', es: 'Manejar una camioneta o un camión de caja' },
  doubles: { en: 'Pulling double trailers', es: 'Llevar remolques dobles' },
  tank: { en: 'Driving a tank truck', es: 'Manejar un camión cisterna' },
  backing: { en: 'Backing a trailer to a dock door', es: 'Acercar un remolque en reversa al andén' },
  delivery: { en: 'Delivering to stores or homes', es: 'Entregar en tiendas o casas' },
  'machine-operation': { en: 'Running a production machine', es: 'Operar una máquina de producción' },
  assembly: { en: 'Assembling parts by hand', es: 'Ensamblar piezas a mano' },
  quality: { en: 'Measuring and checking quality', es: 'Medir y revisar la calidad' },
  'food-handling': { en: 'Handling food safely', es: 'Manejar alimentos de forma segura' },
  drawings: { en: 'Reading drawings', es: 'Leer planos' },
  cnc: { en: 'Setting up CNC machines', es: 'Preparar máquinas CNC' },
  welding: { en: 'Welding', es: 'Soldar' },
  machining: { en: 'Working on a lathe or mill', es: 'Trabajar con torno o fresadora' },
  electrical: { en: 'Electrical wiring', es: 'Instalaciones eléctricas' },
  refrigeration: { en: 'Repairing cooling systems', es: 'Reparar sistemas de refrigeración' },
  plumbing: { en: 'Plumbing', es: 'Plomería' },
  diesel: { en: 'Repairing trucks or buses', es: 'Reparar camiones o autobuses' },
  carpentry: { en: 'Carpentry', es: 'Carpintería' },
  maintenance: { en: 'Keeping machines running', es: 'Dar mantenimiento a máquinas' },
  lifting: { en: 'Lifting 50 pounds', es: 'Levantar 50 libras' },
  standing: { en: 'Working on your feet all shift', es: 'Trabajar de pie todo el turno' },
  cold: { en: 'Working in a cooler or freezer', es: 'Trabajar en un cuarto frío o congelador' },
  heights: { en: 'Working on ladders or lifts', es: 'Trabajar en escaleras o plataformas' },
  'hand-tools': { en: 'Using hand and power tools', es: 'Usar herramientas manuales y eléctricas' },
  tablet: { en: 'Using a tablet or computer at work', es: 'Usar una tableta o computadora en el trabajo' },
  customers: { en: 'Helping customers', es: 'Atender a clientes' },
  cleaning: { en: 'Cleaning and sanitizing', es: 'Limpiar y desinfectar' },
  'drivers-license': { en: 'Having a driver’s license', es: 'Tener licencia de manejar' },
  leading: { en: 'Leading a small team', es: 'Dirigir un equipo pequeño' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

export type KeywordId = keyof typeof names
export const keywordIds = Object.keys(names) as KeywordId[]

/** The skills that jobs of a trade mostly ask for. */
const ofTrade = {
  warehouse: ['forklift', 'reach-truck', 'pallet-jack', 'picking', 'packing', 'receiving', 'loading'],
  trucking: ['cdl-a', 'cdl-b', 'box-truck', 'doubles', 'tank', 'backing', 'delivery'],
  production: ['machine-operation', 'assembly', 'quality', 'food-handling', 'drawings', 'cnc'],
  'skilled trades': [
    'welding',
    'machining',
    'electrical',
    'refrigeration',
    'plumbing',
    'diesel',
    'carpentry',
    'maintenance',
  ],
} as const satisfies Record<Trade, readonly KeywordId[]>

/** Those that jobs of every trade ask for. */
export const keywordsOfAnyTrade = [
  'lifting',
  'standing',
  'cold',
  'heights',
  'hand-tools',
  'tablet',
  'customers',
  'cleaning',
  'drivers-license',
  'leading',
] as const satisfies readonly KeywordId[]

/** What a job demands that is no skill (`attributes` of matches); an answer about it is kept among those about skills. */
const attributeNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'drug-screen': { en: 'Taking a drug test', es: 'Hacer una prueba de drogas' },
  'full-time': { en: 'Working full time', es: 'Trabajar tiempo completo' },
  'part-time': { en: 'Working part time', es: 'Trabajar medio tiempo' },
}

/** The skills of the trades of these bits, in their order. */
export const keywordsOfTrades = (bits: number): Keyword[] =>
  (Object.keys(ofTrade) as Trade[])
    .filter((trade) => bits & tradeBit[trade])
    .flatMap((trade) => ofTrade[trade].map(keywordOf))

/** As events and responses carry it. */
export const keywordOf = (id: KeywordId): Keyword => ({ id, name: names[id].en })

/** Its name in the language of a page; a keyword that this build does not know keeps the name that came with it. */
export const keywordName = ({ id, name }: Keyword, language: Language): string =>
  Object.hasOwn(names, id)
    ? names[id as KeywordId][language]
    : Object.hasOwn(attributeNames, id)
      ? attributeNames[id]![language]
      : name

import type { JobEntry } from '../../wizard/application.ts'
import type { KeywordId } from '../keywords.ts'
import type { Keyword } from '../question.ts'

/** Beginnings of words (whole ones end with a space), in English and Spanish, by which a job shows a skill. */
const mentions = {
  forklift: ['forklift', 'fork lift', 'lift truck', 'montacarg'],
  'reach-truck': ['reach truck', 'reach lift', 'montacargas retractil', 'stand up forklift'],
  'pallet-jack': ['pallet jack', 'electric jack', 'rider jack', 'walkie ', 'transpaleta', 'patin electrico'],
  picking: ['pick', 'order selector', 'order filler', 'rf scan', 'scanner', 'surtid', 'pedido'],
  packing: ['pack', 'label', 'empac', 'embala', 'etiquet'],
  receiving: ['receiv', 'inventor', 'stock', 'cycle count', 'recib', 'recepcion'],
  loading: ['load', 'unload', 'dock', 'lumper', 'carga', 'cargu', 'descarg', 'muelle'],
  'cdl-a': ['cdl', 'class a', 'clase a', 'tractor trailer', 'semi ', '18 wheeler', 'otr '],
  'cdl-b': ['cdl', 'class b', 'clase b', 'bus driver', 'dump truck', 'straight truck', 'chofer de autobus'],
  'box-truck': ['box truck', 'van ', 'vans ', 'delivery driver', 'camioneta', 'camion de caja', 'repartidor'],
  doubles: ['double', 'doble', 'triples'],
  tank: ['tank', 'cistern', 'fuel haul', 'hazmat'],
  backing: [
    'backing',
    'backed',
    'dock',
    'spotter',
    'yard jockey',
    'hostler',
    'reversa',
    'anden',
    'tractor trailer',
  ],
  delivery: ['deliver', 'courier', 'route driver', 'entreg', 'repart'],
  'machine-operation': [
    'machine',
    'press oper',
    'line oper',
    'production',
    'maquina',
    'produccion',
    'operador',
  ],
  assembly: ['assembl', 'ensambl', 'armad'],
  quality: ['quality', 'inspect', 'measur', 'calidad', 'inspec', 'medir', 'medicion'],
  'food-handling': ['food', 'kitchen', 'cook', 'servsafe', 'restaurant', 'aliment', 'cocin', 'comida'],
  drawings: ['drawing', 'blueprint', 'schematic', 'plano'],
  cnc: ['cnc', 'machinist', 'fanuc', 'haas'],
  welding: ['weld', 'mig ', 'tig ', 'soldad', 'soldar', 'solda '],
  machining: ['machinist', 'lathe', 'mill ', 'milling', 'torno', 'torner', 'fresad'],
  electrical: ['electric', 'wiring', 'wire', 'electri', 'cablead'],
  refrigeration: ['refriger', 'hvac', 'cooling', 'chiller', 'aire acondicionado'],
  plumbing: ['plumb', 'pipe', 'plomer', 'fontaner', 'tuber'],
  diesel: ['diesel', 'mechanic', 'truck repair', 'bus repair', 'mecanic'],
  carpentry: ['carpent', 'framing', 'cabinet', 'woodwork', 'carpint'],
  maintenance: ['maintenance', 'preventive', 'repair', 'mantenimiento', 'repar'],
  lifting: ['lift', 'heavy', 'load', 'mover', 'levant', 'pesad', 'carg', 'mudanza'],
  standing: ['stand', 'on feet', 'on my feet', 'warehouse', 'line ', 'de pie', 'almacen', 'linea'],
  cold: ['cold', 'freezer', 'cooler', 'refriger', 'frozen', 'frio', 'congel'],
  heights: [
    'ladder',
    'scissor lift',
    'boom lift',
    'roof',
    'scaffold',
    'height',
    'escalera',
    'andamio',
    'techo',
  ],
  'hand-tools': ['tool', 'drill', 'saw ', 'wrench', 'herramient', 'taladr', 'sierra', 'llave'],
  tablet: [
    'tablet',
    'computer',
    'data entry',
    'software',
    'scanner',
    'tableta',
    'computador',
    'captura de datos',
  ],
  customers: ['customer', 'client', 'cashier', 'server', 'retail', 'cajer', 'meser', 'tienda'],
  cleaning: ['clean', 'sanit', 'janitor', 'housekeep', 'custodia', 'limpi', 'desinfec', 'conserj'],
  'drivers-license': ['driv', 'courier', 'manej', 'chofer', 'conduc', 'repartidor'],
  leading: ['lead', 'supervis', 'foreman', 'manager', 'trainer', 'lider', 'capataz', 'encargad', 'jef'],
} as const satisfies Record<KeywordId, readonly string[]>

/** In lower case, without accents, its words parted by one space. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')} `

/** A word of the name of a skill that this build does not know, if it says anything. */
const wordsOf = (name: string): string[] =>
  plain(name)
    .split(' ')
    .filter((word) => word.length > 3)

/** Whether a job's title or duties show a skill. */
export function mentionsKeyword(
  { title = '', duties = '', company_explain = '' }: Pick<JobEntry, 'title' | 'duties' | 'company_explain'>,
  { id, name }: Keyword,
): boolean {
  const text = plain(`${title} ${duties} ${company_explain}`)
  const found = Object.hasOwn(mentions, id) ? mentions[id as KeywordId] : wordsOf(name)
  return found.some((words) => text.includes(` ${words}`))
}

import { isColumnName } from '../text/column-name.ts'
import type { Line } from '../text/line.ts'
import { employerScore } from './words/employer-words.ts'
import { withoutPlace } from './place.ts'
import { fieldLabel } from './field-label.ts'
import { titleScore } from './words/title-words.ts'

/** The past of verbs that no ending shows, with which no title and no employer begins. */
const past =
  'Ran|Led|Built|Drove|Sold|Took|Oversaw|Taught|Held|Dealt|Gave|Kept|Rang|Swept|Wrote|Brought|Bought|Worked'
const bare =
  'Work|Operate|Assist|Help|Maintain|Provide|Ensure|Perform|Prepare|Handle|Manage|Load|Unload|Clean|Drive|Deliver|Greet|Answer|Process|Train|Supervise|Inspect|Install|Repair|Stock|Pick|Pack|Scan|Use|Follow|Complete|Count|Develop|Create|Support|Monitor|Communicate|Resolve|Serve|Cook|Take|Check|Move|Lift|Read|Fill|Receive|Ship|Sort|Label|Weld|Order|Conduct|Coordinate|Keep|Make|Build|Organize|Report'
const verb = new RegExp(
  `^(?:\\p{Lu}?\\p{Ll}+(?:ed|ing|é|í|ó|aba|ando|iendo)|${past}|${bare}|Responsible|Duties|Able|Have|Can|Will|Willing|Available|Tengo|Puedo|Made|Cut|Set|Met|Won|Put|Did|Promoted|In charge|Manejo|Atenci[óo]n|Responsable|Control|Carga|Limpieza de|Preparaci[óo]n|Elaboraci[óo]n|Apoyo|Funciones|Ayud[ée]|Atend[íi]|Also|I|My|As an?|This|In|On|At|With|For|While|When|All|To)\\s`,
  'u',
)

/** In Spanish a duty begins with the name of its verb. */
const infinitive =
  'Acomodar|Almacenar|Atender|Ayudar|Barrer|Capacitar|Cargar|Cobrar|Cocinar|Cortar|Coser|Cuidar|Descargar|Empacar|Entregar|Hacer|Inspeccionar|' +
  'Instalar|Lavar|Limpiar|Manejar|Mantener|Mover|Operar|Organizar|Pintar|Preparar|Recibir|Recoger|Reparar|Revisar|Servir|Soldar|Supervisar|Surtir|Vender'

/** A period that ends no sentence: "Clean Harbors, Inc.", "Kroger Dist. Ctr." */
export const endsShort =
  /\b(?:Inc|Co|Corp|Ltd|LLC|Jr|Sr|S\.A|C\.V|Bros|Mfg|Mfrs|Dist|Distr|Ctrs?|Hosp|Rest|Dept|Div|Svcs?|Servs?|Assoc|Assn|Intl|Natl|Univ|Mgmt|Const|Constr|Equip|Inds?|Mach|Mkts?|Whse|Trans|Transp|C[íi]a|Hnos)\.$/u

const withoutNames = /^\p{Lu}\p{Ll}+(?:,?\s[\p{Ll}\d](?:[^\s,]|,(?=\d))*)+$/u
const isPast = new RegExp(`^(?:${past})\\s`, 'u')
const mayBePast = /^(?:\p{Lu}\p{Ll}{2,}(?:ed|é|í|ó|aba)|Made|Cut|Set|Put|Did)\s/u
/** "Cooked to order", "Preparar carnes", whatever it names */
const doneTo = new RegExp(`^(?:\\p{Lu}\\p{Ll}{2,}ed\\s(?:to|the|an?|all|my|our)|${infinitive})\\s`, 'u')
/** "Stock shelves", "Loading the trucks", and no "Help desk" */
const doesMany = new RegExp(
  `^(?:\\p{Lu}\\p{Ll}{2,}ing|${bare})\\s(?:(?:an?|the|all|my|our)\\s|.*s\\.?$)`,
  'u',
)

/** "cashiers", "printers": nobody's title is of several. */
const ofMany = /\s\p{Ll}+[^s\s]s\.?$/u

/** "Ran a register", "Unloaded trucks", "Trained cashiers": a sentence without its subject, in which nothing has a name. */
export function isDeed(text: string): boolean {
  if (!withoutNames.test(text)) return false
  if (isPast.test(text) || doneTo.test(text)) return true
  // "Stock" alone would be a title
  const what = doesMany.test(text) ? text.slice(text.indexOf(' ') + 1) : mayBePast.test(text) ? text : null
  return what !== null && employerScore(text) === 0 && (titleScore(what) === 0 || ofMany.test(text))
}

/** The small words that sentences have and names seldom. */
const sentence =
  /\s(?:the|an?|all|to|with|from|by|their|our|my|his|her|up|into|using|el|la|los|las|un|una|con|por|para|al)\s/u

/** "Grill and fry station", "Meals and rides for six clients", and no "Smith and sons construction" */
const joinedThings =
  /\s(?:and|or|for|with)\s(?!(?:sons?|brothers|bros|daughters|co|company|partners|associates)(?!\p{L}))/u
const isOfThings = (text: string, words: number): boolean =>
  words >= 4 && withoutNames.test(text) && joinedThings.test(text) && titleScore(text) === 0

/** "CDL Class A, Hazmat, Tanker", "OSHA 30": what a person holds, and no "CDL Class A Driver" */
const held =
  /^(?:CDL|OSHA|TWIC|SST|CPR|BLS|ServSafe|Hazmat|Medical card)(?!\p{L})(?!.*(?:driver|operator|instructor|trainer|mechanic|inspector|tech)\p{L}*)/iu

/** Whether a line is about what the person did there, and not about where, as what and when. */
export function isBodyLine(
  line: Line,
  above: Line | undefined,
  aboveIsBody: boolean,
  widest: number,
): boolean {
  const { text, parts } = line
  const words = text.split(/\s+/u).length
  if (line.bullet) return true
  // "Limpieza de casas (por mi cuenta)": above the first job stands no duty
  if (!above && words <= 6 && /^\p{Lu}\p{Ll}+\sde\s[^.;:]*$/u.test(text)) return false
  if (/^\p{Ll}/u.test(text) && !/^(?:[a-z]+[A-Z]|[a-z]+\.[a-z]|de |en |at )/u.test(text)) return true
  if (text.length > 110) return true
  if (/[.;!]$/u.test(text) && !endsShort.test(text) && (words >= 4 || (words > 1 && withoutNames.test(text))))
    return true
  if (
    /^(?:duties|responsibilities|key (?:duties|responsibilities|accomplishments)|job duties|achievements|funciones|responsabilidades|logros|actividades|tareas|reason for leaving|supervisor|salary)\b.{0,30}:/iu.test(
      text,
    )
  )
    return true
  // the first row of a table
  if (parts.length > 2 && parts.filter(isColumnName).length > 1) return true
  if (
    /^(?:(?:employer|company|position|job title|title|from|to|dates?|location|start|end|duties|empresa|puesto|cargo|lugar|desde|hasta|fechas?|inicio|fin)\b[\s/:]*)+$/iu.test(
      text,
    )
  )
    return true
  const labelled = /^([\p{L}][\p{L} /&]{2,30}):\s/u.exec(text)
  if (labelled && !fieldLabel.test(text) && titleScore(text) < 1.5 && employerScore(labelled[1]!) === 0)
    return true
  if (isDeed(text) || isOfThings(text, words) || held.test(text)) return true
  const hasPlace = withoutPlace(text).place !== null
  if (hasPlace && words <= 8) return false
  const title = titleScore(text)
  const employer = employerScore(text)
  const strong = title >= 2 || employer >= 1.5 || (title >= 1 && (employer >= 1 || hasPlace))
  // "Operated a press", not "United Rentals Depot"
  const lowerCaseFollows = /^\S+\s(?:\S+\s){0,2}\p{Ll}/u.test(text)
  // "Reported damaged goods to the supervisor": a sentence, whoever is named in it
  if (words >= 5 && lowerCaseFollows && verb.test(text) && sentence.test(text) && !/,\s\p{Lu}/u.test(text))
    return true
  if (words >= 4 && lowerCaseFollows && verb.test(text) && !(strong && words <= 12)) return true
  if (words >= 3 && lowerCaseFollows && /^(?:\p{Lu}?\p{Ll}+(?:ed|ing))\s/u.test(text) && !strong) return true
  // "Roughing, PVC & cast iron, gas lines"
  if (/^\p{Lu}\p{Ll}+ing,\s.*,\s\p{Ll}[^,]*$/u.test(text) && title < 1) return true
  if (words >= 14) return true
  // What a long line of text goes on with.
  if (
    aboveIsBody &&
    above &&
    above.page === line.page &&
    line.gap > 0 &&
    line.gap < 1.5 &&
    above.right > widest * 0.88 &&
    !strong &&
    line.font === above.font
  )
    return true
  const plain = text.split(/\s+/u).filter((word) => /^\p{Ll}{4,}/u.test(word)).length
  return words >= 8 && plain / words > 0.6
}

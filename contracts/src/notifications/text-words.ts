import { listOf, plainOf, polite, without, withoutPolite } from './phrases.ts'
import { saysStop } from './says-stop.ts'

export type Keyword = 'stop' | 'start' | 'help'

/**
 * A letter, set off from what is said beside it by a mark or a thanks: "C - Maria Lopez", "R: I work that day", "C thanks, which
 * door". "C. Lopez" may be a name.
 */
const setOffLetter = new RegExp(
  String.raw`^[^\p{L}\p{N}]*([cr]|confirm(?:ed|o|ado|ada)?)(?:(?: +(?:${polite.join('|')})(?!\p{L}))+[^\p{L}\p{N}?]+| *[-–—:,;!)]+\s+|\s*\n\s*)(.+)$`,
  'isu',
)
/** The letter and what is said beside it; nothing where none is set off. */
const setOff = (text: string): readonly string[] => setOffLetter.exec(text.slice(0, 200))?.slice(1) ?? []

const starts = listOf('start|unstop|empezar|reanudar')
const yes = listOf(
  'yes|y|yeah|yep|yup|yes its me|yes it is me|its me|it is me|yes this is me|this is me|yes thats me|yes that is me|thats me|' +
    'yes its my number|yes this is my number|si|si soy yo|soy yo|si es mi numero|es mi numero|claro que si|si claro',
)
const helps = listOf('help|info|ayuda')
const confirms = listOf(
  'confirm|confirmed|i confirm|confirming|yes confirm|yes confirmed|yes i confirm|i will be there|ill be there|will be there|can make it|si confirmo|ahi estare|alli estare|yes i can make it|i can make it|confirmo|confirmado|confirmada|confirmar',
)
const moves = listOf('reschedule|move|move it|reprogramar|reagendar|cambiar|mover')
/** What people put around those words that says nothing else; who asks that we confirm something confirms nothing. */
const aroundConfirms = listOf(
  'yes|yep|yeah|si|reply|i|my|the|our|interview|appointment|see you then|see you there|see you soon|see you tomorrow|nos vemos|mi|la|el|cita|entrevista',
)
const aroundMoves = listOf(
  'yes|yeah|si|my|the|our|interview|appointment|time|mi|la|el|cita|entrevista|hora|fecha|i need to|need to|i have to|i want to|i would like to|id like to|can we|can i|can you|could we|could i|could you|may i|it|' +
    'necesito|quiero|quisiera|tengo que|me gustaria|puedo|podemos|podria|podriamos|pueden|se puede',
)

/** What beside a C makes it no clear yes. */
const doubts = listOf(
  'but|if|unless|or|not|no|never|cant|cannot|wont|dont|could|can we|can i|change|cancel|move|later|late|instead|another|pero|si puedo|puedo|podemos|podria|tarde|cambiar|cancelar|otro|otra|r',
)

/**
 * What the text about an interview is answered with. A `letter` is what that text asks for; words may be meant for another
 * person. `unclear` is a letter with something beside it that takes it back or asks. `saysMore` is for the hiring manager.
 */
interface InterviewAnswer {
  readonly answer: 'confirm' | 'move' | 'unclear'
  readonly by: 'letter' | 'words'
  readonly saysMore: boolean
}
const byWords = (answer: 'confirm' | 'move'): InterviewAnswer => ({ answer, by: 'words', saysMore: false })

function besideLetter(text: string): InterviewAnswer | undefined {
  const [letter, beside] = setOff(text)
  if (!letter || !beside) return undefined
  const words = plainOf(beside)
  const has = (phrases: readonly string[]) => without(words, phrases).found
  const isConfirm = letter[0]!.toLowerCase() === 'c'
  const takesBack = isConfirm ? doubts : ['c', 'never mind', 'nevermind', ...confirms]
  const isUnclear = has(takesBack) || (isConfirm && beside.includes('?'))
  const known = isConfirm
    ? [...confirms, ...aroundConfirms, ...polite]
    : [...moves, ...aroundMoves, ...polite]
  const saysMore = without(words, known).rest !== ''
  if (isUnclear) return { answer: 'unclear', by: 'words', saysMore: true }
  return { answer: isConfirm ? 'confirm' : 'move', by: 'words', saysMore }
}

/** A yes asks for texts where they are stopped; else it answers what was asked last. */
export const isYes = (text: string): boolean => yes.includes(withoutPolite(plainOf(text)))

/** What a text to our number asks for; undefined where it says something else. */
export function keywordOf(text: string): Keyword | undefined {
  const plain = plainOf(text)
  if (saysStop(text) || saysStop(setOff(text)[1] ?? '')) return 'stop'
  const bare = withoutPolite(plain)
  if (starts.includes(bare) || isYes(text)) return 'start'
  return helps.includes(bare) ? 'help' : undefined
}

/** What an answer to the text about an interview says; undefined where it says something else. */
export function interviewAnswerOf(text: string): InterviewAnswer | undefined {
  const bare = withoutPolite(plainOf(text))
  const letter = bare
    .replace(/^(?:reply|yes|si) (?=[cr]\b)/, '')
    .replace(/^c (?:(?:and )?see you (?:then|there|soon|tomorrow)|nos vemos(?: ahi| alli| manana)?)$/, 'c')
  if (letter === 'c' || letter === 'r')
    return { answer: letter === 'c' ? 'confirm' : 'move', by: 'letter', saysMore: false }
  const beside = besideLetter(text)
  // as another person may be meant by what stands there
  if (beside) return beside
  // it says the same twice: "C yes", "C I will be there"
  const again = /^c (.+)$/.exec(bare)?.[1]
  if (again && (confirms.includes(again) || isYes(again))) return byWords('confirm')
  const says = (words: readonly string[], around: readonly string[]) =>
    words.includes(bare) || words.includes(without(bare, around).rest)
  if (says(confirms, aroundConfirms) || isYes(text)) return byWords('confirm')
  return says(moves, aroundMoves) ? byWords('move') : undefined
}

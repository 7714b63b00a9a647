export type Keyword = 'stop' | 'start' | 'help'

/** A text without signs, capitals and accents. What is not in its first 200 letters is not looked at. */
const plainOf = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})['’‘](?=\p{L})/gu, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

const listOf = (words: string): readonly string[] => words.split('|')

/** What people put around a word, and what says nothing more. */
const polite = listOf(
  'please|pls|plz|thanks|thank you|thank you so much|thank you very much|thanks so much|thanks a lot|thx|ty|now|por favor|gracias|muchas gracias|muchisimas gracias|mil gracias|ya|ahora|ok|hi|hello|hola',
)

/** Words that stop, whatever is put around them: those of the carriers, and what people write. */
const stops = listOf(
  'i want to stop|stop|stopall|stopp|unsubscribe|unsuscribe|unsubcribe|unsub|desuscribir|desuscribirme|para de|pare de|remove my number|take my number off|revoke|optout|opt out|opt me out|remove me|take me off|do not text|dont text|leave me alone|wrong number|' +
    'do not text me|dont text me|do not contact me|dont contact me|no more texts|no more messages|' +
    'para los mensajes|para estos mensajes|para los textos|alto|basta|parar|paren|detener|no mas|no mensajes|no quiero mas|no quiero mensajes|no quiero recibir|no me escriban|no me escribas|' +
    'no me manden|no me mandes|no me envien|no me envies|no me llamen|no me llames|no me contacten|no me contactes|dejen de|deja de|' +
    'quitenme|quitame|borrenme|borrame|eliminenme|eliminame|darme de baja|dame de baja|denme de baja|numero equivocado',
)

/** Words that stop by themselves, or where messages are named: else they may be about an interview or a job. */
const stopsAlone = listOf('cancel|end|quit|cancelar|baja|salir')

/** "For", too, wherever it is not all that is said. */
const stopsAsWhole = 'para'

/** What may stand beside a word that stops. Anything else ("by at 5", "the bus") is said to somebody. */
const messages = listOf(
  'texts|text|texting|messages|message|messaging|msgs|sms|reminders|reminder|alerts|notifications|emails|' +
    'mensajes|mensaje|textos|recordatorios|avisos|enviarme|mandarme|escribirme|enviar|mandar|escribir|molestar',
)
const beside = listOf(
  'me|it|on|off|list|lists|number|phone|this|these|those|all|any|the|your|my|more|sending|contacting|bothering|from|you|to|immediately|today|' +
    'todo|todos|la|lista|mi|numero|mas|los|estos|sus|tus|recibir|quiero|de|a|ustedes|inmediatamente',
)

const starts = listOf('start|unstop|empezar|reanudar')
const yes = listOf(
  'yes|y|yeah|yep|yup|yes its me|yes it is me|its me|it is me|yes this is me|this is me|yes thats me|yes that is me|thats me|' +
    'yes its my number|yes this is my number|si|si soy yo|soy yo|si es mi numero|es mi numero|claro que si|si claro',
)
const helps = listOf('help|info|ayuda')
const confirms = listOf(
  'confirm|confirmed|i confirm|confirming|yes confirm|yes confirmed|yes i confirm|i will be there|ill be there|si confirmo|ahi estare|confirmo|confirmado|confirmada|confirmar',
)
const moves = listOf('reschedule|move|move it|reprogramar|cambiar|mover')

const withoutPolite = (plain: string): string => without(plain, polite).rest

/** Takes the phrases out, the longest first; whether there was one. */
function without(
  plain: string,
  phrases: readonly string[],
): { readonly rest: string; readonly found: boolean } {
  let rest = ` ${plain.replaceAll(' ', '  ')} `
  const before = rest
  for (const phrase of phrases.toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(` ${phrase.replaceAll(' ', '  ')} `, ' ')
  return { rest: rest.replace(/\s+/g, ' ').trim(), found: rest !== before }
}

/** 47 CFR 64.1200(a)(10) asks to honor any reasonable way to say it. */
function saysStop(plain: string): boolean {
  const bare = withoutPolite(plain)
  if (stopsAlone.includes(plain) || stopsAlone.includes(bare) || bare === stopsAsWhole) return true
  const { rest, found } = without(plain, stops)
  if (found) return without(rest, [...polite, ...messages, ...beside]).rest === ''
  const ambiguous = without(plain, stopsAlone)
  const named = without(ambiguous.rest, messages)
  return ambiguous.found && named.found && without(named.rest, [...polite, ...beside]).rest === ''
}

/** A yes asks for texts where they are stopped; else it answers what was asked last. */
export const isYes = (text: string): boolean => yes.includes(withoutPolite(plainOf(text)))

/** What a text to our number asks for; undefined where it says something else. */
export function keywordOf(text: string): Keyword | undefined {
  const plain = plainOf(text)
  if (saysStop(plain)) return 'stop'
  const bare = withoutPolite(plain)
  if (starts.includes(bare) || isYes(text)) return 'start'
  return helps.includes(bare) ? 'help' : undefined
}

/**
 * BY-02: what an answer to the text about an interview says; undefined where it says something else. A `letter` is what that text
 * asks for; words may be meant for somebody else.
 */
export function interviewAnswerOf(
  text: string,
): { readonly answer: 'confirm' | 'move'; readonly by: 'letter' | 'words' } | undefined {
  const bare = withoutPolite(plainOf(text))
  if (bare === 'c' || bare === 'r') return { answer: bare === 'c' ? 'confirm' : 'move', by: 'letter' }
  if (confirms.includes(bare) || isYes(text)) return { answer: 'confirm', by: 'words' }
  return moves.includes(bare) ? { answer: 'move', by: 'words' } : undefined
}

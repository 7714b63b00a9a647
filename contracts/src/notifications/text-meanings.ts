/*
 * What the words of a text to our number mean after what was sent to it before: the one table by which texts are answered
 * (services/notifications), tested, and shown to the operator (/integrations/).
 */

/** C and R are said by their letters, by words like "Confirmed", or so that it is no clear answer; `other` is all the rest. */
export const textWords = [
  'yes',
  'start',
  'stop',
  'help',
  'c',
  'r',
  'confirm',
  'move',
  'unclear',
  'other',
] as const
export type TextWord = (typeof textWords)[number]

/**
 * The last text to the number that could be answered: the request for a YES, word about an interview, or a message of a hiring
 * manager.
 */
export const askedBefore = ['nothing', 'request', 'interview', 'message'] as const
export type AskedBefore = (typeof askedBefore)[number]

/**
 * - `reaches`: texts go out for the accounts that wait for this YES, and a STOP is taken back.
 * - `starts`: a STOP is taken back. `not-stopped`: there is none, which is all that START says.
 * - `confirms`, `moves`: the interview of the last text about one.
 * - `asks-again`: it confirms and moves nothing, which the person is told; it goes to that interview's manager.
 * - `to-manager`: it goes into the conversation of the last message, or of the last text about an interview where that came
 *   later. Where there is none, the person is told that nobody reads it.
 */
export type TextMeaning =
  | 'stops'
  | 'starts'
  | 'not-stopped'
  | 'helps'
  | 'reaches'
  | 'confirms'
  | 'moves'
  | 'asks-again'
  | 'to-manager'

const rest = {
  start: 'not-stopped',
  stop: 'stops',
  help: 'helps',
  c: 'confirms',
  r: 'moves',
  unclear: 'to-manager',
  other: 'to-manager',
} as const

const meanings: Readonly<Record<AskedBefore, Readonly<Record<TextWord, TextMeaning>>>> = {
  nothing: { ...rest, yes: 'to-manager', confirm: 'to-manager', move: 'to-manager' },
  request: { ...rest, yes: 'reaches', start: 'reaches', confirm: 'reaches', move: 'to-manager' },
  interview: { ...rest, yes: 'confirms', confirm: 'confirms', move: 'moves', unclear: 'asks-again' },
  message: { ...rest, yes: 'to-manager', confirm: 'to-manager', move: 'to-manager' },
}

/** After a STOP, YES and START ask for texts again, whatever was asked before; the other words mean what they did. */
export function textMeaningOf(
  word: TextWord,
  { asked, stopped }: { readonly asked: AskedBefore; readonly stopped: boolean },
): TextMeaning {
  if (stopped && (word === 'yes' || word === 'start') && asked !== 'request') return 'starts'
  // what takes a STOP back is said by its own word
  if (stopped && word === 'confirm' && asked === 'request') return 'to-manager'
  return meanings[asked][word]
}

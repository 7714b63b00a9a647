import type { TextWord } from '@lunchpail/contracts/notifications/text-meanings'
import {
  interviewAnswerOf,
  isYes,
  keywordOf,
  type Keyword,
} from '@lunchpail/contracts/notifications/text-words'
import type { Received } from './received.ts'

/** STOP, START or HELP, as Twilio's Advanced Opt-Out says it, whatever its words are. */
const keywordOfOptOut = (type: string | undefined): Keyword | undefined =>
  (['stop', 'start', 'help'] as const).find((keyword) => keyword === type?.toLowerCase())

/** What a text says. Twilio takes a YES as a START, unless its settings say otherwise: the word itself counts. */
export function wordOf({ Body, OptOutType }: Pick<Received, 'Body' | 'OptOutType'>): TextWord {
  const keyword = keywordOfOptOut(OptOutType) ?? keywordOf(Body)
  if (keyword === 'start') return isYes(Body) ? 'yes' : 'start'
  if (keyword !== undefined) return keyword
  const answered = interviewAnswerOf(Body)
  if (!answered) return 'other'
  if (answered.by === 'words') return answered.answer
  return answered.answer === 'confirm' ? 'c' : 'r'
}

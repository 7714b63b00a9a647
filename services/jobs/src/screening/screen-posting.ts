import { screeningFindings } from '@lunchpail/contracts/jobs/enumerations'
import type { Section } from '../positions/posting.ts'
import { lightWords, turns } from './rule-words.ts'
import { anyRule, screeningRules } from './rules.ts'

/** What a rule matched, in the words of the posting. */
export interface Finding {
  readonly rule: string
  readonly sentence: string
}

export interface Screened {
  readonly findings: readonly Finding[]
  /** one of them keeps it from candidates until a person looked */
  readonly holds: boolean
}

const sentenceCharacters = 300
/** Longer ones are cut into pieces: the patterns look some words ahead, never over a whole text. */
const pieceCharacters = 1_000

// oxlint-disable-next-line no-control-regex
const ascii = /^[\u0000-\u007f]*$/
const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u200B-\u200D\u2060\uFEFF]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")

const plain = (text: string): string =>
  (ascii.test(text) ? text : withoutMarks(text)).replace(/\s+/g, ' ').toLowerCase()

/** Ends of sentences, also where a publisher lost the space after them. */
const ends = /(?<=[.!?;])\s+|(?<=[a-z)][.!?])(?=[A-Z])|\n+/

function* sentencesOf(text: string): Iterable<string> {
  for (const sentence of text.split(ends))
    for (let from = 0; from < sentence.length; from += pieceCharacters)
      yield sentence.slice(from, from + pieceCharacters).trim()
}

/** All that a posting says in words of its own. */
export interface Screenable {
  readonly title: string
  readonly sections: readonly Section[]
  readonly schedule: { readonly description: string | null; readonly duration: string | null }
  readonly place: { readonly address: string | null }
}

/** What a posting asks for that no company may ask before it hires. */
export function screenPosting({ title, sections, schedule, place }: Screenable): Screened {
  const findings: Finding[] = []
  let holds = false
  const text = [
    title,
    ...sections.flatMap(({ heading, text: words }) => [heading ?? '', words]),
    schedule.description ?? '',
    schedule.duration ?? '',
    place.address ?? '',
  ].join('\n')
  for (const sentence of sentencesOf(text)) {
    const words = plain(sentence).replace(lightWords, ' ')
    if (!anyRule.test(words)) continue
    const parts = turns.test(words) ? [words, ...words.split(turns)] : [words]
    for (const { id, pattern, unless, shows, holds: isHeld } of screeningRules) {
      const asking = parts.find((part) => pattern.test(part) && !unless?.test(part))
      if (asking === undefined) continue
      holds ||= isHeld && !shows?.test(asking)
      if (findings.length < screeningFindings)
        findings.push({ rule: id, sentence: sentence.slice(0, sentenceCharacters) })
      break
    }
  }
  return { findings, holds }
}

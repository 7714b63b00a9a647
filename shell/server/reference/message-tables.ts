import { askedBefore, textMeaningOf, textWords } from '@lunchpail/contracts/notifications/text-meanings'
import {
  channels,
  meanwhileOf,
  purposeOf,
  purposes,
  standings,
  wayOf,
  type Channel,
  type Purpose,
  type Way,
} from '@lunchpail/contracts/notifications/ways'
import { html, type Html } from '../html.ts'
import { code, table } from './reference-table.ts'

const words: Readonly<Record<Way, string>> = {
  whole: 'the message',
  bare: 'company and what happened, with the page that makes it reachable or ends it',
  request: 'the request for a YES; it waits',
  wait: 'nothing; it waits for the proof',
  nothing: 'nothing',
}

const namesOf = (purpose: Purpose): readonly string[] =>
  Object.entries(purposeOf).flatMap(([name, of]) => (of === purpose ? [name] : []))

/** One purpose of messages by one channel. */
function rowOf(purpose: Purpose, channel: Channel): readonly (string | Html)[] {
  const by = { purpose, channel, consent: true, quiet: false } as const
  const neither = { ...by, standing: 'neither' } as const
  const { person, manager } = meanwhileOf(wayOf(neither))
  const isText = channel === 'text'
  return [
    html`${namesOf(purpose).map((name) => html`${code(name)} `)}`,
    purpose,
    channel,
    ...standings.map((standing) => words[wayOf({ ...by, standing }).way]),
    isText ? words[wayOf({ ...by, standing: 'owned', consent: false }).way] : '',
    isText && standings.some((standing) => wayOf({ ...by, standing, quiet: true }).held)
      ? 'waits for 8:00'
      : '',
    `person: ${person}; manager: ${manager ?? 'nothing'}`,
  ]
}

/** Which message goes to whom, and what the words of texts mean: the tables by which they are sent and answered. */
export const messageTables = (): Html =>
  html`${table(
    'Messages',
    [
      'Messages',
      'Purpose',
      'By',
      'To an owned contact',
      'To a reachable one',
      'To one that is neither',
      'Without the ticked box',
      'At night',
      'What is seen while it is neither',
    ],
    purposes.flatMap((purpose) => channels.map((channel) => rowOf(purpose, channel))),
  )}
  ${table(
    'Texts',
    ['The last text asked', 'Stopped', ...textWords],
    askedBefore.flatMap((asked) =>
      [false, true].map((stopped) => [
        code(asked),
        stopped ? 'yes' : 'no',
        ...textWords.map((word) => textMeaningOf(word, { asked, stopped })),
      ]),
    ),
  )}`

import type * as z from 'zod/mini'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { registrationNotice } from '../templates/applications/registration-notice.ts'
import { isFresh } from './is-outdated.ts'

type Word = z.output<typeof registrationNotice.values>

/** A word that was asked for: whether the person was told it, or it still waits. */
interface Asked extends Word {
  readonly progress: 'waits' | 'told' | 'lost'
}

/** How many words of one person are looked at, the latest first. */
const mostWords = 200

/** What a message has left to tell: undefined where that was told since, and `values` where it is still as it was asked for. */
export async function leftNow<Values>(
  { database, open, clock }: Pick<Deps, 'database' | 'open' | 'clock'>,
  message: Message,
  values: Values,
): Promise<Values | undefined> {
  const { id, accountId, channel, template, outcome } = message
  if (template !== 'registration-notice' || accountId === null) return values
  // nothing was asked for since, unless it waited, however short
  if (outcome === null && isFresh(message, clock.now())) return values
  const others = await database.message.findMany({
    where: { accountId, channel, template, id: { not: id } },
    orderBy: { createdAt: 'desc' },
    take: mostWords,
    select: { sealedValues: true, status: true, finishedAt: true },
  })
  const words = await Promise.all(
    others.map(async ({ sealedValues, ...other }): Promise<Asked[]> => {
      const { data } = registrationNotice.values.safeParse(await open(sealedValues))
      // words that a newer release alone knows are its own to tell
      return data ? [{ ...data, progress: progressOf(other) }] : []
    }),
  )
  const word = registrationNotice.values.parse(values)
  const left = leftToTell(word, channel, words.flat())
  return left === word ? values : left && { ...values, ...left }
}

/** One that is being sent goes in the words that are kept of it. */
const progressOf = ({ status, finishedAt }: Pick<Message, 'status' | 'finishedAt'>): Asked['progress'] => {
  if (['sending', 'sent', 'delivered'].includes(status)) return 'told'
  return finishedAt === null ? 'waits' : 'lost'
}

/** A message that is cut off is looked for by the words in which it went. */
export const keepLeft = async (
  { database, seal }: Pick<Deps, 'database' | 'seal'>,
  { id, attempts }: Message,
  values: unknown,
): Promise<unknown> =>
  await database.message.updateMany({
    where: { id, attempts, finishedAt: null },
    data: { sealedValues: await seal(values) },
  })

const changes: readonly Word['what'][] = ['changed', 'waiting-changed', 'details-changed']
const moves: readonly Word['what'][] = ['changed', 'waiting-changed']
/** Whether one has a place or waits, which no change of the event says. */
const ofOwn: readonly Word['what'][] = ['registered', 'moved-up', 'waiting']

const timeAndPlace = ['starts_at', 'until', 'zone', 'place'] as const

/**
 * Whether the person knows that time and place by a word before: that they have a place or wait goes with the time as it is once it
 * goes, and an event may be moved there and back.
 */
function isKnown(time: Word, before: readonly Asked[]): boolean {
  const last = before.findLast(
    ({ what, progress }) => progress === 'told' || (progress === 'waits' && ofOwn.includes(what)),
  )
  return (
    last !== undefined &&
    (last.progress === 'waits' || timeAndPlace.every((part) => last[part] === time[part]))
  )
}

/**
 * Engagement has each change of a place and of its event told. What a word has left to tell beside the others to the same person, by
 * the same channel, is told with the time and place as they are by then. Undefined: they tell all of it, be it together.
 */
export function leftToTell(word: Word, channel: string, words: readonly Asked[]): Word | undefined {
  const others = words
    // a reminder says nothing else than what was said before
    .filter(({ path, what }) => path === word.path && what !== 'reminder')
    .toSorted((one, other) => (one.told_at < other.told_at ? -1 : 1))
  const later = others.filter(({ told_at }) => told_at > word.told_at)
  // a place that was given or given back, or the end of it all
  if (later.some(({ what }) => !changes.includes(what))) return undefined
  const last = later.at(-1) ?? word
  const isMoved = later.some(({ what }) => what !== 'details-changed')
  // what tells new details names the time, but not that it is another one
  const before = others.filter(({ told_at, what }) => told_at < word.told_at && what !== 'details-changed')
  const isTold = moves.includes(word.what) && isKnown(last, before)
  if (later.length === 0 && !isTold) return word
  const what = isTold || (isMoved && !ofOwn.includes(word.what)) ? 'details-changed' : word.what
  // how to join is nothing to whoever goes to a place; a text has no room for it beside a time
  const hasDetails =
    last.place === null &&
    (word.what === 'details-changed' || (channel === 'email' && word.details !== undefined)) &&
    !later.some((one) => one.what === 'details-changed' || one.details !== undefined)
  if (what === 'details-changed' && !hasDetails) return undefined
  const { name, starts_at, zone, place, until } = last
  const details = hasDetails ? word.details : undefined
  return { ...word, what, name, starts_at, zone, place, until, details }
}

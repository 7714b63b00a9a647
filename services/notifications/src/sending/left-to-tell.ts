import type * as z from 'zod/mini'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { registrationNotice } from '../templates/applications/registration-notice.ts'
import { freshMs, isFresh } from './is-outdated.ts'

type Word = z.output<typeof registrationNotice.values>

/** What a message has left to tell: undefined where that was told since, and `values` where it is still as it was asked for. */
export async function leftNow<Values>(
  { database, open, clock }: Pick<Deps, 'database' | 'open' | 'clock'>,
  message: Message,
  values: Values,
): Promise<Values | undefined> {
  const { id, accountId, channel, template, createdAt, outcome } = message
  if (template !== 'registration-notice' || accountId === null) return values
  // nothing was asked for since, unless it waited, however short
  if (outcome === null && isFresh(message, clock.now())) return values
  const others = await database.message.findMany({
    where: {
      accountId,
      channel,
      template,
      id: { not: id },
      // events that come in another order come within minutes
      createdAt: { gte: new Date(createdAt.getTime() - freshMs) },
    },
    select: { sealedValues: true },
  })
  const words = await Promise.all(
    others.map(async ({ sealedValues }) => registrationNotice.values.parse(await open(sealedValues))),
  )
  const word = registrationNotice.values.parse(values)
  const left = leftToTell(word, channel, words)
  return left === word ? values : left && { ...values, ...left }
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
/** Whether one has a place or waits, which no change of the event says. */
const ofOwn: readonly Word['what'][] = ['registered', 'moved-up', 'waiting']

/**
 * Engagement has each change of a place and of its event told. What a word has left to tell once later ones to the same person,
 * by the same channel, were asked for is told with the time and place as they are by then. Undefined: they tell all of it, be it
 * together.
 */
export function leftToTell(word: Word, channel: string, words: readonly Word[]): Word | undefined {
  const later = words
    // a reminder says nothing else than what was said before
    .filter(({ path, told_at, what }) => path === word.path && told_at > word.told_at && what !== 'reminder')
    .toSorted((one, other) => (one.told_at < other.told_at ? -1 : 1))
  const last = later.at(-1)
  if (!last) return word
  // a place that was given or given back, or the end of it all
  if (later.some(({ what }) => !changes.includes(what))) return undefined
  const isMoved = later.some(({ what }) => what !== 'details-changed')
  const what = isMoved && !ofOwn.includes(word.what) ? 'details-changed' : word.what
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

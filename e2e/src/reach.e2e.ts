import { expect } from '@playwright/test'
import { dayMs } from '@lunchpail/contracts/durations'
import { apply } from './applicant.ts'
import { adminSignedIn, invite } from './manager.ts'
import { prove, signedUp, newPerson } from './person.ts'
import { messagesTo, post, replyByText, type Client } from './site.ts'
import { whole } from './whole.ts'
import { test } from './test.ts'

interface Kind {
  readonly box: boolean
  readonly phone: boolean
  readonly email: boolean
}

/** What a message says, in a word; of codes nothing. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/reply YES/, 'asks for YES'],
  [/your application for .* is in\./, 'application is in'],
  [/invited you to interview for/, 'invited'],
  [/^Your application is in$/, 'application is in'],
  [/^You’re invited to interview$/, 'invited'],
  [/^Your interview: /, 'time picked'],
  [/^Your application to .* is in$/, 'application is in (bare)'],
  [/invited you to an interview$/, 'invited (bare)'],
  [/^Your interview with .* is set$/, 'time picked (bare)'],
]
const nameOf = (words: string) => kinds.find(([pattern]) => pattern.test(words))?.[1] ?? words

/**
 * `npm run prove -- browser` walks all eight. Here those that differ most: all goes, a number is asked for a YES, and no one is
 * reached. What goes to each of the eight is a table of its own (`eight-applicants.test.ts` of notifications).
 */
const walked: readonly Kind[] = whole
  ? [true, false].flatMap((box) =>
      [true, false].flatMap((phone) => [true, false].map((email) => ({ box, phone, email }))),
    )
  : [
      { box: true, phone: true, email: true },
      { box: true, phone: false, email: false },
      { box: false, phone: false, email: false },
    ]
const isOwned = (owned: boolean) => (owned ? 'owned' : 'not owned')
const nameOfKind = ({ box, phone, email }: Kind): string =>
  `box ${box ? 'ticked' : 'empty'}, phone ${isOwned(phone)}, email ${isOwned(email)}`

const isCode = (words: string) => /code/.test(words)

/** All that came to a person but codes, oldest first. */
async function received(contact: string, by: 'text' | 'subject'): Promise<string[]> {
  const messages = (await messagesTo(contact)).toReversed()
  return messages
    .map((one) => one[by] ?? '')
    .filter((words) => !isCode(words))
    .map(nameOf)
}

/** From the sign-up to a picked time, by the calls of the pages; what reached them, and what the desk says of the invite. */
async function walk(client: Client, desk: Client, { box, phone, email }: Kind) {
  const person = newPerson()
  await signedUp(client, person, { consent: box })
  const number = `+1${person.phone}`
  if (phone) await prove(client, 'text', number)
  if (email) await prove(client, 'email', person.email)
  const application = await apply(client, person, 1)
  const inDays = (days: number) => new Date(Date.now() + days * dayMs)
  const texts = () => received(number, 'text')
  const emails = () => received(person.email, 'subject')
  await expect.poll(async () => (await emails()).length).toBe(1)
  if (box) await expect.poll(async () => (await texts()).length).toBe(1)
  await invite(desk, application, [inDays(2), inDays(3)])
  await expect.poll(async () => (await emails()).length).toBe(2)
  if (box && phone) await expect.poll(async () => (await texts()).length).toBe(2)
  const get = async (path: string) =>
    (await (await client.request.get(path)).json()) as Record<string, unknown>
  const [found] = (await get('/api/hire/v1/invite/'))['invites'] as readonly { id: string }[]
  const [time] = (await get(`/api/hire/v1/invite/${found!.id}/`))['times'] as readonly { id: string }[]
  await post(client, `/api/hire/v1/invite/${found!.id}/time/`, { time_id: time!.id })
  await expect.poll(async () => (await emails()).length).toBe(3)
  const detail = async () => {
    const answer = await desk.request.get(`/api/hire/v1/portal/application/${application}/`)
    const { application: seen } = (await answer.json()) as {
      application: { invite_notices: readonly { progress: string }[] }
    }
    return seen.invite_notices[0]?.progress
  }
  await expect.poll(detail).toBeDefined()
  return {
    texts: await texts(),
    emails: await emails(),
    desk: await detail(),
    reached: (await get('/api/reach/'))['reached'],
    number,
    received: texts,
  }
}

test('[NT-05] [NT-06] [NT-07] applicants of each kind hear of their invite, as far as is known whose their contacts are', async ({
  request: admins,
  playwright,
  baseURL,
  extraHTTPHeaders,
}) => {
  const desk = await adminSignedIn({ request: admins })
  const found: Record<string, unknown> = {}
  for (const kind of walked) {
    const request = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: extraHTTPHeaders!,
    })
    const {
      texts,
      emails,
      desk: told,
      reached,
      number,
      received: again,
    } = await walk({ request }, desk, kind)
    found[nameOfKind(kind)] = { texts, emails, desk: told, reached }
    if (kind.box && !kind.phone) {
      // a YES lets through what waited
      await replyByText(number, 'Yes')
      await expect.poll(again).toEqual(expect.arrayContaining(['application is in', 'invited']))
    }
    await request.dispose()
  }
  const whole = ['application is in', 'invited', 'time picked']
  const bare = whole.map((one) => `${one} (bare)`)
  const byText = ['application is in', 'invited']
  const asks = ['asks for YES']
  const goes = expect.stringMatching(/^(handed-over|delivered)$/)
  const expected: Readonly<Record<string, unknown>> = {
    'box ticked, phone owned, email owned': { texts: byText, emails: whole, desk: goes, reached: true },
    'box ticked, phone owned, email not owned': { texts: byText, emails: bare, desk: goes, reached: true },
    'box ticked, phone not owned, email owned': { texts: asks, emails: whole, desk: goes, reached: true },
    'box ticked, phone not owned, email not owned': {
      texts: asks,
      emails: bare,
      desk: 'short-email',
      reached: false,
    },
    'box empty, phone owned, email owned': { texts: [], emails: whole, desk: goes, reached: true },
    'box empty, phone owned, email not owned': {
      texts: [],
      emails: bare,
      desk: 'short-email',
      reached: false,
    },
    'box empty, phone not owned, email owned': { texts: [], emails: whole, desk: goes, reached: true },
    'box empty, phone not owned, email not owned': {
      texts: [],
      emails: bare,
      desk: 'short-email',
      reached: false,
    },
  }
  const names = walked.map(nameOfKind)
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, expected[name]])))
})

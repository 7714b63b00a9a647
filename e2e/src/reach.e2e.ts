import { expect, test, type Browser, type Page } from '@playwright/test'
import { fillIn } from './applicant.ts'
import { adminsDesk } from './manager.ts'
import { signedUp, somebody } from './person.ts'
import { messagesTo, post, replyByText } from './site.ts'

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
const isCode = (words: string) => /code/.test(words)

/** All that came to a person but codes, oldest first. */
async function received(contact: string, by: 'text' | 'subject'): Promise<string[]> {
  const messages = (await messagesTo(contact)).toReversed()
  return messages
    .map((one) => one[by] ?? '')
    .filter((words) => !isCode(words))
    .map(nameOf)
}

/** Confirms the phone or the email by the code that is sent there. */
async function prove(page: Page, code_type: 'text' | 'email', contact: string): Promise<void> {
  await post(page, '/api/hire/v1/account/verify/send/', { code_type })
  let code: string | undefined
  await expect
    .poll(async () => {
      const [found] = (await messagesTo(contact)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
      code = found
      return found
    })
    .toBeDefined()
  await post(page, '/api/hire/v1/account/verify/', { code_type, code })
}

/** From the sign-up to a picked time, by the calls of the pages; what reached them, and what the desk says of the invite. */
async function walk(browser: Browser, desk: Page, { box, phone, email }: Kind) {
  const page = await browser.newPage()
  const person = somebody()
  await signedUp(page, person, { consent: box })
  const number = `+1${person.phone}`
  if (phone) await prove(page, 'text', number)
  if (email) await prove(page, 'email', person.email)
  const sent = await post(page, '/app/start/?_st=review', {
    ...(await fillIn(page, person, [1])),
    complete: 1,
  })
  const [{ application_id: application }] = sent['applications'] as [{ application_id: string }]
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const texts = () => received(number, 'text')
  const emails = () => received(person.email, 'subject')
  await expect.poll(async () => (await emails()).length).toBe(1)
  if (box) await expect.poll(async () => (await texts()).length).toBe(1)
  await post(desk, '/api/hire/v1/portal/interview-invite/', {
    applications: [application],
    type: 1,
    zone: 'America/Phoenix',
    place: '12 Dock Street',
    times: [{ starts_at: inDays(2) }, { starts_at: inDays(3) }],
  })
  await expect.poll(async () => (await emails()).length).toBe(2)
  if (box && phone) await expect.poll(async () => (await texts()).length).toBe(2)
  const get = async (path: string) => (await (await page.request.get(path)).json()) as Record<string, unknown>
  const [invite] = (await get('/api/hire/v1/invite/'))['invites'] as readonly { id: string }[]
  const [time] = (await get(`/api/hire/v1/invite/${invite!.id}/`))['times'] as readonly { id: string }[]
  await post(page, `/api/hire/v1/invite/${invite!.id}/time/`, { time_id: time!.id })
  await expect.poll(async () => (await emails()).length).toBe(3)
  const detail = async () => {
    const answer = await desk.request.get(`/api/hire/v1/portal/application/${application}/`)
    const { application: found } = (await answer.json()) as {
      application: { told: readonly { progress: string }[] }
    }
    return found.told[0]?.progress
  }
  await expect.poll(detail).toBeDefined()
  return {
    texts: await texts(),
    emails: await emails(),
    desk: await detail(),
    reached: (await get('/api/reach/'))['reached'],
    number,
    page,
    received: texts,
  }
}

test('[NT-05] [NT-06] [NT-07] eight kinds of applicant hear of their invite, as far as is known whose their contacts are', async ({
  browser,
}) => {
  const desk = await adminsDesk(browser)
  const either = [true, false]
  const all = either.flatMap((box) =>
    either.flatMap((phone) => either.map((email) => ({ box, phone, email }))),
  )
  const found: Record<string, unknown> = {}
  for (const kind of all) {
    const {
      texts,
      emails,
      desk: told,
      reached,
      page,
      number,
      received: again,
    } = await walk(browser, desk, kind)
    const name = `box ${kind.box ? 'ticked' : 'empty'}, phone ${kind.phone ? '' : 'not '}owned, email ${kind.email ? '' : 'not '}owned`
    found[name] = { texts, emails, desk: told, reached }
    if (kind.box && !kind.phone) {
      // a YES lets through what waited
      await replyByText(number, 'Yes')
      await expect.poll(again).toEqual(expect.arrayContaining(['application is in', 'invited']))
    }
    await page.close()
  }
  const whole = ['application is in', 'invited', 'time picked']
  const bare = whole.map((one) => `${one} (bare)`)
  const byText = ['application is in', 'invited']
  const request = ['asks for YES']
  const goes = expect.stringMatching(/^(handed-over|delivered)$/)
  expect(found).toEqual({
    'box ticked, phone owned, email owned': { texts: byText, emails: whole, desk: goes, reached: true },
    'box ticked, phone owned, email not owned': { texts: byText, emails: bare, desk: goes, reached: true },
    'box ticked, phone not owned, email owned': { texts: request, emails: whole, desk: goes, reached: true },
    'box ticked, phone not owned, email not owned': {
      texts: request,
      emails: bare,
      desk: 'told',
      reached: false,
    },
    'box empty, phone owned, email owned': { texts: [], emails: whole, desk: goes, reached: true },
    'box empty, phone owned, email not owned': { texts: [], emails: bare, desk: 'told', reached: false },
    'box empty, phone not owned, email owned': { texts: [], emails: whole, desk: goes, reached: true },
    'box empty, phone not owned, email not owned': { texts: [], emails: bare, desk: 'told', reached: false },
  })
})

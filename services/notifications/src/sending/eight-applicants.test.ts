import { languages, type Language } from '@lunchpail/contracts/language/translate'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { submission } from '../../../../contracts/test/submission.ts'
import { messagesOf } from '../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../test/notifications-service.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, notice, forget } = messagesOf(() => notifications)
beforeEach(forget)

/** From applying to the hours before the interview whose time was picked, a day apart, at noon. */
const steps = ['submitted', 'invited', 'picked', 'day-before', 'hours-before'] as const

/** By step, what goes by text and by email. The word of a time that they picked themselves goes by email alone. */
const walks: Readonly<Record<string, readonly string[]>> = {
  'ticked, phone owned, email owned': ['text+email', 'text+email', 'email', 'text+email', 'text+email'],
  'ticked, phone owned, email unconfirmed': ['text+bare', 'text+bare', 'bare', 'text+bare', 'text+bare'],
  // asked once for a YES; what was to be texted waits for it
  'ticked, phone unconfirmed, email owned': ['YES?+email', 'email', 'email', 'email', 'email'],
  'ticked, phone unconfirmed, email unconfirmed': ['YES?+bare', 'bare', 'bare', 'bare', 'bare'],
  'not ticked, phone owned, email owned': ['email', 'email', 'email', 'email', 'email'],
  'not ticked, phone owned, email unconfirmed': ['bare', 'bare', 'bare', 'bare', 'bare'],
  'not ticked, phone unconfirmed, email owned': ['email', 'email', 'email', 'email', 'email'],
  'not ticked, phone unconfirmed, email unconfirmed': ['bare', 'bare', 'bare', 'bare', 'bare'],
}

const nextNoon = (): void => {
  const now = notifications.clock.now()
  const noon = new Date(now.getTime() + dayMs)
  noon.setUTCHours(17, 0, 0, 0)
  notifications.clock.advance(noon.getTime() - now.getTime())
}

/** What reached a person since the last look, once nothing of theirs is on its way. */
async function reached(id: string, seen: Set<string>): Promise<string> {
  const rows = async () =>
    (
      await notifications.pool.query<{
        id: string
        channel: string
        template: string
        status: string
        bare: boolean
      }>('select id, channel, template, status, bare from message where account_id = $1', [id])
    ).rows
  await expect
    .poll(async () => (await rows()).filter((row) => !seen.has(row.id)).map(({ status }) => status))
    .toSatisfy((found: string[]) => found.length > 0 && !found.some((one) => /queued|sending/.test(one)))
  const fresh = (await rows()).filter((row) => !seen.has(row.id))
  fresh.forEach((row) => seen.add(row.id))
  const names = fresh
    .filter(({ status }) => status === 'sent')
    .map(({ channel, template, bare }) => (template === 'text-request' ? 'YES?' : bare ? 'bare' : channel))
  return ['YES?', 'text', 'email', 'bare'].filter((name) => names.includes(name)).join('+')
}

/** A word that each of these messages has, in one language alone. */
const wordsOf = { en: /application|interview/i, es: /solicitud|entrevista/i } as const satisfies Record<
  Language,
  RegExp
>

it.each(languages)(
  '[NT-05] eight kinds of applicant are reached at each step up to the interview, each as their contacts and the box say: %s',
  async (language) => {
    const people = await Promise.all(
      Object.keys(walks).map(async (kind, n) => {
        const contact = {
          phone: `212555${String(2000 + n)}`,
          email: `kind.${String(n)}@example.com`,
          consent: !kind.startsWith('not ticked'),
          phone_proven: kind.includes('phone owned'),
          email_proven: kind.includes('email owned'),
        }
        const id = await save(contact, { language })
        return { kind, id, seen: new Set<string>(), walk: [] as string[] }
      }),
    )
    const apply = (account_id: string) =>
      notifications.publish(applicationSubmitted, submission({ account_id, language }))
    for (const step of steps) {
      nextNoon()
      for (const { id } of people) await (step === 'submitted' ? apply(id) : notice(id, step))
      for (const { id, seen, walk } of people) walk.push(await reached(id, seen))
    }
    expect(Object.fromEntries(people.map(({ kind, walk }) => [kind, walk]))).toEqual(walks)
    const other = wordsOf[language === 'en' ? 'es' : 'en']
    const said = notifications.providers.sent
      .map(({ subject, text }) => subject ?? text)
      .map((words) => words.replaceAll(/https?:\S+/g, ''))
    expect(said.filter((words) => other.test(words) || !wordsOf[language].test(words))).toEqual([])
  },
)

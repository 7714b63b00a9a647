import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { answerReach, emailSettings, getReach } from '@lunchpail/contracts/notifications/api'
import { noShowsRepeated, registrationNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { noticeProgressed } from '@lunchpail/contracts/notifications/events'
import { autoApplySettled, reminderDue } from '@lunchpail/contracts/wizard/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../test/messages.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'

const sendGrid = generateKeyPairSync('ec', { namedCurve: 'P-256' })
let notifications: OwnNotifications
beforeAll(async () => {
  const publicKey = sendGrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  notifications = await startNotifications({ env: { SENDGRID_WEBHOOK_PUBLIC_KEY: publicKey } })
})
afterAll(() => notifications.stop())
const { save, submit, invite, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(forget)

describe('[NT-05] an email to an unconfirmed address', () => {
  const ana = { email: 'ana@example.com', phone: null, consent: false, proven: false }
  const tokenOf = (text: string) => /\/confirm-emails#([\w.-]+)/.exec(text)![1]!
  const say = async (token: string, answer?: 'mine' | 'not-me') => {
    const { status, body } = await notifications
      .visitor()
      .call(answerReach, { body: { token, ...(answer && { answer }) } })
    return status === 200 ? [body.state, body.stopped && 'stopped'].filter(Boolean).join(' ') : body.code
  }
  const emails = async (count: number) => expect.poll(() => sent('email')).toHaveLength(count)

  it('says company and what happened, and nothing that was typed', async () => {
    const id = await save(ana)
    await invite(id)
    await emails(1)
    const [email] = sent('email')
    expect(email!.subject).toBe('Acme invited you to an interview')
    expect(email!.text).toContain('Not you? You can end these emails there, too.')
    expect(JSON.stringify(email)).not.toMatch(/Welder|Dock|Bob|portal|applications\//)
    expect(email!.text).not.toContain('ana@')
    expect(email!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  })

  it('[BY-20] is told to the manager who wrote, as is what becomes of the text', async () => {
    const id = await save({ ...ana, phone: '2125550171', consent: true })
    await invite(id)
    const progress = () =>
      notifications.events
        .published(noticeProgressed)
        .filter(({ data }) => data.account_id === id)
        .map(({ data }) => `${data.channel} ${data.progress}`)
        .toSorted()
    await expect.poll(progress).toEqual(['email short-email', 'text waiting'])
    await save({ ...ana, phone: '2125550171', consent: true, proven: true }, { id, version: 2 })
    await expect.poll(progress).toEqual(['email short-email', 'text handed-over', 'text waiting'])
  })

  it('leads to the button that makes it reachable for that account alone; opening it does nothing', async () => {
    const [id, other] = [await save(ana), await save(ana)]
    await submit(id)
    await emails(1)
    const token = tokenOf(sent('email')[0]!.text)
    expect(await say(token)).toBe('neither')
    await invite(id)
    await emails(2)
    expect(sent('email')[1]!.subject).toBe('Acme invited you to an interview')
    expect(await say(token, 'mine')).toBe('reachable')
    await invite(id)
    await emails(3)
    expect(sent('email')[2]!.text).toContain('Ask for Bob')
    await invite(other)
    await emails(4)
    expect(sent('email')[3]!.text).not.toContain('Bob')
  })

  it('"Not me" ends them for that account, and is taken back by the same link', async () => {
    const [id, other] = [await save(ana), await save(ana)]
    await submit(id)
    await emails(1)
    const token = tokenOf(sent('email')[0]!.text)
    expect(await say(token, 'not-me')).toBe('not-me')
    await invite(id)
    await submit(other)
    await emails(2)
    await expect
      .poll(() => statuses(`account_id = '${id}' and template = 'candidate-notice' and channel = 'email'`))
      .toEqual(['email candidate-notice skipped not-me'])
    expect(await say(token, 'mine')).toBe('reachable')
  })

  it('asks anew once a person took the account as theirs, and writes to no address that another may have typed', async () => {
    const id = await save(ana)
    await submit(id)
    await emails(1)
    const token = tokenOf(sent('email')[0]!.text)
    expect(await say(token, 'mine')).toBe('reachable')
    await save({ ...ana, taken_at: '2100-01-01T00:00:00.000Z' }, { id, version: 2 })
    expect(await say(token)).toBe('neither')
    await save({ ...ana, email: '' }, { id, version: 3 })
    await invite(id)
    await expect
      .poll(() => statuses(`account_id = '${id}' and template = 'candidate-notice' and channel = 'email'`))
      .toEqual(['email candidate-notice skipped no-email'])
    expect(await say(token, 'mine')).toBe('link-invalid')
  })

  it('has a link that no one else can make, and that ends when the address changes', async () => {
    const id = await save(ana)
    await submit(id)
    await emails(1)
    const token = tokenOf(sent('email')[0]!.text)
    const [message] = token.split('.')
    for (const wrong of ['', 'x', `${token}x`, `${message}.`, `${randomUUID()}.${token.split('.')[1]}`])
      expect([wrong, await say(wrong, 'mine')]).toEqual([wrong, 'link-invalid'])
    expect(await say(token, 'mine')).toBe('reachable')
    await save({ ...ana, phone: '2125550171' }, { id, version: 2 })
    expect(await say(token)).toBe('reachable')
    await save({ ...ana, email: 'new@example.com' }, { id, version: 3 })
    expect(await say(token, 'mine')).toBe('link-invalid')
    // nor is it reachable when the address comes back
    await save(ana, { id, version: 4 })
    expect(await say(token)).toBe('neither')
    // what is owned is not given away by a link that was passed on
    await save({ ...ana, proven: true }, { id, version: 5 })
    expect(await say(token, 'not-me')).toBe('owned')
  })

  it('[BY-26] has the open pages of the account hear of the answer', async () => {
    const toldTo = await watchTabs(notifications.nats.url)
    const id = await save(ana)
    await submit(id)
    await emails(1)
    const token = tokenOf(sent('email')[0]!.text)
    await say(token)
    await say(token, 'mine')
    await expect.poll(() => toldTo(id)).toEqual(['reach'])
  })

  it('[BY-26] says that emails to it are stopped, and a Yes has them come again, also at an address that is proven', async () => {
    const id = await save(ana)
    await submit(id)
    await emails(1)
    const token = tokenOf(sent('email')[0]!.text)
    const stop = async () => {
      const body = { token: /\/unsubscribe#([\w.-]+)/.exec(sent('email')[0]!.text)![1]!, stopped: true }
      expect((await notifications.visitor().call(emailSettings, { body })).status).toBe(200)
    }
    const email = async () => (await notifications.as({ id }).call(getReach)).body.email
    await stop()
    expect([await say(token), await say(token), await email()]).toEqual([
      'neither stopped',
      'neither stopped',
      'stopped',
    ])
    expect([await say(token, 'not-me'), await email()]).toEqual(['not-me stopped', 'stopped'])
    expect([await say(token, 'mine'), await email()]).toEqual(['reachable', 'reachable'])
    await submit(id)
    await emails(2)
    await stop()
    expect(await say(token)).toBe('reachable stopped')
    await save({ ...ana, proven: true }, { id, version: 2 })
    expect([await say(token), await say(token, 'not-me')]).toEqual(['owned stopped', 'owned stopped'])
    expect([await say(token, 'mine'), await email()]).toEqual(['owned', 'owned'])
    await submit(id)
    await emails(3)
  })

  const bySendGrid = async (event: object) => {
    const body = JSON.stringify([{ email: 'ana@example.com', sg_event_id: randomUUID(), ...event }])
    const timestamp = '1795000000'
    const signature = sign('sha256', Buffer.from(timestamp + body), sendGrid.privateKey).toString('base64')
    const { status } = await fetch(`${notifications.url}/api/webhooks/sendgrid/events/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-signature': signature,
        'x-twilio-email-event-webhook-timestamp': timestamp,
      },
      body,
    })
    expect(status).toBe(200)
  }

  it.each([
    ['a bounce', { event: 'bounce', type: 'bounce' }, 'bounced'],
    ['a spam report', { event: 'spamreport' }, 'stopped'],
  ])('%s ends them, whichever account they are of', async (_, event, outcome) => {
    const [id, other] = [await save(ana), await save(ana)]
    await submit(id)
    await emails(1)
    expect(await say(tokenOf(sent('email')[0]!.text), 'mine')).toBe('reachable')
    await bySendGrid({ ...event, reference: sent('email')[0]!.reference })
    await submit(id)
    await submit(other)
    await expect
      .poll(async () => (await statuses(`channel = 'email'`)).filter((one) => one.includes('skipped')))
      .toEqual([1, 2].map(() => `email application-submitted skipped ${outcome}`))
  })

  it('goes there four times a day whatever accounts give it, erased ones too, and the rest waits; what matters most has a place', async () => {
    const suspend = async (account_id: string) =>
      notifications.publish(noShowsRepeated, {
        account_id,
        at: notifications.clock.now().toISOString(),
        missed: [],
      })
    const waiting = async () => (await statuses(`channel = 'email' and status = 'waiting'`)).length
    // one mailbox, whatever is behind the name
    for (const email of [ana.email, 'ana+2@example.com']) await submit(await save({ ...ana, email }))
    await emails(2)
    const [{ account_id }] = (await notifications.pool.query('select account_id from message limit 1')).rows
    await notifications.publish(accountErased, { account_id })
    await expect
      .poll(
        async () =>
          (await notifications.pool.query(`select from message where account_id = $1`, [account_id]))
            .rowCount,
      )
      .toBe(0)
    const id = await save(ana)
    await submit(id)
    await expect.poll(waiting).toBe(1)
    await invite(id)
    await emails(3)
    await invite(id)
    await expect.poll(waiting).toBe(2)
    await suspend(id)
    await emails(4)
    await suspend(id)
    await expect.poll(waiting).toBe(3)
    const token = tokenOf(sent('email')[3]!.text)
    expect(await say(token, 'mine')).toBe('reachable')
    await emails(7)
    expect(
      sent('email')
        .slice(4)
        .some(({ text }) => text.includes('Ask for Bob')),
    ).toBe(true)
  })

  const atOpenHouse = {
    language: 'en',
    name: 'Open house',
    company_name: 'Acme',
    starts_at: null,
    zone: 'America/New_York',
    place: null,
    path: '/hiring-events/1/',
    until: null,
  } as const

  it.each(['moved-up', 'changed', 'waiting-changed', 'event-canceled', 'details-changed'] as const)(
    '[EN-09] has a place left for what becomes of an event: %s',
    async (what) => {
      const id = await save(ana)
      const tell = (one: 'registered' | typeof what) =>
        notifications.publish(registrationNoticeRequested, { ...atOpenHouse, account_id: id, what: one })
      for (let n = 0; n < 2; n += 1) await submit(id)
      await emails(2)
      await tell('registered')
      await expect
        .poll(() => statuses(`channel = 'email' and status = 'waiting'`))
        .toEqual(['email registration-notice waiting unproven'])
      await tell(what)
      await emails(3)
    },
  )

  it.each(['reminder', 'auto-apply-asked', 'registration-notice'] as const)(
    'has a place left for an invite after any number of %s',
    async (template) => {
      const id = await save(ana)
      const at = notifications.clock.now().toISOString()
      const job = { title: 'Welder', company_name: 'Acme' }
      const ask = {
        reminder: () =>
          notifications.publish(reminderDue, {
            account_id: id,
            reminder: 'save-application',
            reminder_time: at,
            language: 'en',
            position: job,
          }),
        'auto-apply-asked': () =>
          notifications.publish(autoApplySettled, {
            account_id: id,
            position_id: 12,
            chosen_at: at,
            outcome: 'asked',
            language: 'en',
            position: job,
          }),
        'registration-notice': () =>
          notifications.publish(registrationNoticeRequested, {
            ...atOpenHouse,
            account_id: id,
            what: 'registered',
          }),
      }[template]
      for (let n = 0; n < 3; n += 1) await ask()
      const of = (status: string) => `channel = 'email' and template = '${template}' and status = '${status}'`
      await expect.poll(async () => (await statuses(of('waiting'))).length).toBe(1)
      await expect.poll(() => statuses(of('sent'))).toHaveLength(2)
      await invite(id)
      await emails(3)
    },
  )
})

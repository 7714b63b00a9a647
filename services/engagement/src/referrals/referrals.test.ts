import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { referralRequested } from '@lunchpail/contracts/engagement/events'
import { listReferrals, sendReferrals } from '@lunchpail/contracts/engagement/referral-api'
import { referralUndelivered } from '@lunchpail/contracts/notifications/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { countedPoints } from '@lunchpail/kit-database/testing/counted-points'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { submission } from '../../../../contracts/test/submission.ts'
import { contactSecret, shareEngagement, type Engagement } from '../../test/engagement-service.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

const person = () => ({ id: randomUUID() })
const send = (account: { id: string }, body: Parameters<typeof bodyOf>[0]) =>
  engagement.as(account).call(sendReferrals, { body: bodyOf(body) })
const bodyOf = (body: { phones?: string[]; emails?: string[]; utm_campaign?: string }) => body
const opened = async ({ id }: { id: string }) =>
  Promise.all(
    engagement.events
      .published(referralRequested)
      .filter(({ data }) => data.account_id === id)
      .map(async ({ data }) => ({
        channel: data.channel,
        ...((await engagement.open(data.sealed_referral)) as { to: string }),
      })),
  )

describe('[EN-07] referring friends', () => {
  it('takes phones as people write them, and lets each be told once of a campaign', async () => {
    const ana = person()
    const { status, body } = await send(ana, { phones: ['(212) 555-0101', '1 212 555 0102', '212.555.0101'] })
    expect([status, body.sent, body.referrals.map(({ friend }) => friend).toSorted()]).toEqual([
      201,
      2,
      ['•••-•••-••01', '•••-•••-••02'],
    ])
    await expect.poll(() => opened(ana)).toHaveLength(2)
    expect((await opened(ana)).map(({ to }) => to).toSorted()).toEqual(['+12125550101', '+12125550102'])
    // again, and by another person, who sees the same as if it were the first time
    await send(ana, { phones: ['2125550101'] })
    const ben = person()
    expect((await send(ben, { phones: ['2125550101', '2125550103'] })).body.sent).toBe(2)
    await expect.poll(() => opened(ben)).toMatchObject([{ to: '+12125550103' }])
    expect(await opened(ana)).toHaveLength(2)
  })

  it('is answered with campaign, date, uid, pid and url, as 2 §3 has them', async () => {
    const ana = person()
    const { body } = await send(ana, { emails: ['fay@example.com'], utm_campaign: 'spring' })
    const [sent] = body.referrals
    const names = { campaign: 'spring', date: sent!.sent_at, uid: ana.id, pid: null }
    expect(sent).toMatchObject(names)
    const { searchParams } = new URL(sent!.url!)
    expect(Object.fromEntries(searchParams)).toEqual({
      utm_source: 'email',
      utm_medium: 'referral',
      utm_campaign: 'spring',
    })
    expect((await engagement.as(ana).call(listReferrals)).body.referrals).toEqual([sent])
  })

  it('are told by no one who has proven neither phone nor email, and by no more from one network than a job center needs', async () => {
    const unproven = { id: randomUUID(), person: { email_proven: false, phone_proven: false } }
    const refused = await engagement.as(unproven).call(sendReferrals, { body: { emails: ['x@example.com'] } })
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      403,
      'contact-unproven',
      'Please confirm your phone or email first. You can do that under My Account.',
    ])
    const spanish = { body: { emails: ['x@example.com'] }, headers: { 'accept-language': 'es' } }
    expect((await engagement.as(unproven).call(sendReferrals, spanish)).body.error).toMatch(
      /^Primero confirma/,
    )
    for (const proven of ['email_proven', 'phone_proven'] as const) {
      const who = { id: randomUUID(), person: { email_proven: false, phone_proven: false, [proven]: true } }
      const { status } = await engagement.as(who).call(sendReferrals, { body: { emails: ['y@example.com'] } })
      expect(status).toBe(201)
    }

    engagement.changeNetwork()
    const twenty = (of: number) => Array.from({ length: 20 }, (_, n) => `friend-${of}-${n}@example.com`)
    const statuses: number[] = []
    for (let of = 0; of < 11; of++) statuses.push((await send(person(), { emails: twenty(of) })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    const { status, body } = await send(person(), { emails: ['one-more@example.com'] })
    expect([status, body.code, body.error]).toEqual([
      429,
      'too-many-referrals',
      'A lot of these messages were sent from your network today. Please try again later.',
    ])
    engagement.changeNetwork()
    expect((await send(person(), { emails: twenty(12) })).status).toBe(201)
  })

  it.each([
    [{ phones: ['212555'] }, 'phones.0', 'Please enter a valid phone number'],
    [{ phones: ['22125550101'] }, 'phones.0', 'Please enter a valid phone number'],
    [{ emails: ['a@example.com', 'b@@example.com'] }, 'emails.1', 'Please enter a valid email address'],
    [{ emails: ['b@example'] }, 'emails.0', 'Please enter a valid email address'],
    [{ emails: [] }, 'phones', 'This field is required'],
    [
      { emails: ['a@example.com'], utm_campaign: 'call.212-555-0142' },
      'utm_campaign',
      'Please enter a valid value',
    ],
    [{ emails: ['a@example.com'], phones: ['2125550101'] }, 'emails', 'Please enter a valid value'],
  ])('refuses %o', async (body, field, sentence) => {
    const { status, body: refused } = await send(person(), body)
    expect([status, refused.fields?.[field]?.error]).toEqual([400, sentence])
  })

  it('shows that a friend joined and applied, and no more', async () => {
    const ana = person()
    await send(ana, { emails: ['Cho@Example.com', 'dan@example.com'], utm_campaign: 'spring' })
    const states = async () =>
      (await engagement.as(ana).call(listReferrals)).body.referrals
        .map(({ friend, state }) => `${friend[0]} ${state}`)
        .toSorted()
    expect(await states()).toEqual(['c sent', 'd sent'])
    const [cho, dan] = [person(), person()]
    const { hash } = contactSecretFrom([{ kid: '', secret: contactSecret }])
    const account = ({ id }: typeof cho, email: string) => ({
      things: [applicant({ id, email_hash: hash('email', email) })],
    })
    // an account that is published again is none that joined now
    await engagement.publish(accountChanged, account(dan, 'dan@example.com'), { republished: true, epoch: 1 })
    const stored = 'select from candidate where account_id = $1'
    await expect.poll(async () => (await engagement.pool.query(stored, [dan.id])).rowCount).toBe(1)
    await engagement.publish(accountChanged, account(cho, 'cho@example.com'))
    await expect.poll(states).toEqual(['c joined', 'd sent'])
    await engagement.publish(applicationSubmitted, submission({ account_id: cho.id }))
    await expect.poll(states).toEqual(['c applied', 'd sent'])
    expect((await engagement.as(person()).call(listReferrals)).body.referrals).toEqual([])
  })

  it('shows what did not arrive, in the list of whoever sent it alone', async () => {
    const [ana, ben] = [person(), person()]
    for (const one of [ana, ben]) await send(one, { emails: [`unknown-of-${one.id}@example.com`] })
    const requested = () =>
      engagement.events.published(referralRequested).find(({ data }) => data.account_id === ana.id)?.data
    const list = async (one: { id: string }) =>
      (await engagement.as(one).call(listReferrals)).body.referrals.map(({ undelivered }) => undelivered)
    await expect.poll(requested).toBeDefined()
    const referral_id = requested()!.referral_id!
    const event = await engagement.publish(referralUndelivered, { account_id: ben.id, referral_id })
    const handled = () => engagement.pool.query('select from kit.inbox where event_id = $1', [event])
    await expect.poll(async () => (await handled()).rowCount).toBe(1)
    expect(await list(ana)).toEqual([false])
    await engagement.publish(referralUndelivered, { account_id: ana.id, referral_id })
    await expect.poll(() => list(ana)).toEqual([true])
    expect(await list(ben)).toEqual([false])
  })

  it('says nothing of a person who had an account before', async () => {
    const hash = contactSecretFrom([{ kid: '', secret: contactSecret }]).hash('email', 'dee@example.com')
    const dee = applicant({ ...person(), email_hash: hash })
    await engagement.publish(accountChanged, { things: [dee] })
    await expect
      .poll(
        async () =>
          (await engagement.pool.query('select from candidate where account_id = $1', [dee.id])).rowCount,
      )
      .toBe(1)
    const ana = person()
    await send(ana, { emails: ['dee@example.com'] })
    await engagement.publish(accountChanged, { things: [{ ...dee, version: 2 }] })
    const last = applicant(person())
    await engagement.publish(accountChanged, { things: [last] })
    await expect
      .poll(
        async () =>
          (await engagement.pool.query('select from candidate where account_id = $1', [last.id])).rowCount,
      )
      .toBe(1)
    expect((await engagement.as(ana).call(listReferrals)).body.referrals[0]!.state).toBe('sent')
  })

  it('tells no one of more than three campaigns within 30 days', async () => {
    const ana = person()
    // one mailbox, whatever is behind the name
    for (const utm_campaign of ['one', 'two', 'three', 'four'])
      await send(ana, { emails: [`eve+${utm_campaign}@example.com`], utm_campaign })
    await send(ana, { emails: ['last@example.com'] })
    await expect.poll(async () => (await opened(ana)).at(-1)?.to).toBe('last@example.com')
    expect((await opened(ana)).filter(({ to }) => to.startsWith('eve+'))).toHaveLength(3)
  })

  it('lets no one tell more than forty friends a day', async () => {
    const ana = person()
    const emails = (from: number) => Array.from({ length: 20 }, (_, index) => `f${from + index}@example.com`)
    expect((await send(ana, { emails: emails(0) })).status).toBe(201)
    expect((await send(ana, { emails: emails(20) })).status).toBe(201)
    const before = await countedPoints(engagement.pool, 'referrals')
    engagement.clock.advance(60_000)
    const refused = await send(ana, { emails: ['more@example.com'] })
    expect(refused.body.code).toBe('too-many-referrals')
    expect(refused.headers.get('retry-after')).toBe(String(24 * 60 * 60 - 60))
    // telling the same ones again sends nothing
    expect((await send(ana, { emails: emails(0) })).body.sent).toBe(20)
    // neither takes anything of what the network has in a day
    expect(await countedPoints(engagement.pool, 'referrals')).toBe(before)
  })
})

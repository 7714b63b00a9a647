import { emailSettings, getReach, setOwnEmails, stopOwnTexts } from '@lunchpail/contracts/notifications/api'
import { textsAnswered } from '@lunchpail/contracts/notifications/events'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recipientsFrom } from '../providers/recipients.ts'
import { messagesOf } from '../../test/messages.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'

// the secret was replaced: what was noted under the one before still counts
const [first, second] = [
  'a:recipients-of-test-recipients-of-test',
  'b:other-recipients-of-test-other-recipients',
]
const before = recipientsFrom(readSecrets(first!))
let notifications: OwnNotifications
beforeAll(
  async () =>
    void (notifications = await startNotifications({ env: { RECIPIENT_SECRET: `${second},${first}` } })),
)
afterAll(() => notifications.stop())
const { save, submit, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(forget)

const ana = { email: 'ana@example.com', phone: '2125550142', consent: true, proven: true }
const emails = async (id: string, stopped: boolean) => {
  const { body } = await notifications.as({ id }).call(setOwnEmails, { body: { stopped } })
  return 'code' in body ? body.code : body.email
}
const stopTexts = async (id: string) => {
  const { body } = await notifications.as({ id }).call(stopOwnTexts, { body: {} })
  return 'code' in body ? body.code : body.text
}

describe('[BY-25] whoever is signed in', () => {
  it('stops their emails and starts them again', async () => {
    const id = await save(ana)
    expect(await emails(id, true)).toBe('stopped')
    expect(await emails(id, true)).toBe('stopped')
    await submit(id)
    await expect
      .poll(() => statuses("channel = 'email'"))
      .toEqual(['email application-submitted skipped stopped'])
    expect(await emails(id, false)).toBe('owned')
  })

  it('stops their texts as STOP does, so that My Account shows the box again', async () => {
    const id = await save(ana)
    expect([await stopTexts(id), await stopTexts(id)]).toEqual(['stopped', 'stopped'])
    const answered = () => notifications.events.published(textsAnswered).map(({ data }) => data)
    await expect
      .poll(() => answered().filter(({ account_id }) => account_id === id))
      .toMatchObject([{ stopped: true }])
    await submit(id)
    await expect
      .poll(() => statuses("channel = 'text'"))
      .toEqual(['text application-submitted skipped stopped'])
  })

  it('stops nothing at a number or an address that they have not proven', async () => {
    const owner = await save(ana)
    const stranger = await save({ ...ana, proven: false })
    expect([await emails(stranger, true), await stopTexts(stranger)]).toEqual([
      'contact-unproven',
      'contact-unproven',
    ])
    expect(await emails(owner, false)).toBe('owned')
  })

  it('starts and stops what was stopped or started under the secret before', async () => {
    const id = await save(ana)
    const token = before.token(ana.email)
    const byLink = async (stopped: boolean) =>
      (await notifications.visitor().call(emailSettings, { body: { token, stopped } })).status
    const shown = async () => (await notifications.as({ id }).call(getReach)).body.email
    expect([await byLink(true), await shown()]).toEqual([200, 'stopped'])
    expect([await emails(id, false), await shown()]).toEqual(['owned', 'owned'])
    expect([await byLink(true), await shown()]).toEqual([200, 'stopped'])
  })

  it('[AU-04] stops no texts of the number before while another waits for its code, as where that has no account', async () => {
    const waits = { ...ana, waiting_phone: { type: 'mobile', text_consent: true } } as const
    const free = { ...ana, phone_proven: false }
    for (const contact of [waits, free]) expect(await stopTexts(await save(contact))).toBe('contact-unproven')
    const id = await save(waits)
    await submit(id)
    const texts = () => statuses(`channel = 'text' and account_id = '${id}'`)
    await expect.poll(texts).toEqual(['text application-submitted waiting unproven'])
    expect(sent('text')).toEqual([])
    await save({ ...ana, phone: '2125550143' }, { id, version: 2 })
    await expect.poll(texts).toEqual(['text application-submitted sent'])
    expect(sent('text')).toMatchObject([{ to: '+12125550143' }])
  })
})

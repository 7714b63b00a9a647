import { setOwnEmails, stopOwnTexts } from '@lunchpail/contracts/notifications/api'
import { textsAnswered } from '@lunchpail/contracts/notifications/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messagesOf } from '../../test/messages.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'

let notifications: OwnNotifications
beforeAll(async () => void (notifications = await startNotifications({})))
afterAll(() => notifications.stop())
const { save, submit, statuses, forget } = messagesOf(() => notifications)
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
    const answered = notifications.events.published(textsAnswered).map(({ data }) => data)
    expect(answered.filter(({ account_id }) => account_id === id)).toMatchObject([{ stopped: true }])
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
})

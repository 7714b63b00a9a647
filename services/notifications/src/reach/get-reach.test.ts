import { getReach } from '@lunchpail/contracts/notifications/api'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { messagesOf } from '../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../test/notifications-service.ts'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, forget } = messagesOf(() => notifications)
beforeEach(forget)

const reachOf = async (id: string) => (await notifications.as({ id }).call(getReach)).body

it('[AU-04] [NT-06] a number that waits for its code is spoken of as one that no account has', async () => {
  const neither = { email: 'no@example.com', email_proven: false, phone_proven: false }
  const said: string[] = []
  for (const [phone_type, consent] of [
    ['mobile', true],
    ['mobile', false],
    ['landline', true],
    ['invalid', false],
  ] as const) {
    const free = await reachOf(await save({ ...neither, phone: '6465550142', phone_type, consent }))
    const waiting_phone = { type: phone_type, text_consent: consent }
    for (const phone of [null, '6465550143']) {
      const waits = await reachOf(await save({ ...neither, phone, phone_proven: true, waiting_phone }))
      expect([phone_type, consent, phone, waits]).toEqual([phone_type, consent, phone, free])
    }
    said.push(free.text)
  }
  expect(said).toEqual(['neither', 'no-consent', 'landline', 'invalid'])
})

it('[AU-04] that a number stopped our texts is told to its owner and to whoever said YES, and no one is reached by it', async () => {
  const stopped = { phone: '6465550144', email_proven: false }
  const [owner, reader, stranger] = [
    await save({ ...stopped, phone_proven: true }),
    await save({ ...stopped, phone_proven: false }),
    await save({ ...stopped, phone_proven: false }),
  ]
  await notifications.pool.query(
    `insert into reach (account_id, channel, recipient, state, at)
     select $1::uuid, channel, recipient, 'reachable', now() from consent limit 1`,
    [reader],
  )
  const told = async () => {
    const each = [await reachOf(owner), await reachOf(reader), await reachOf(stranger)]
    return each.map(({ text, reached }) => [text, reached])
  }
  expect(await told()).toEqual([
    ['owned', true],
    ['reachable', true],
    ['neither', false],
  ])
  await notifications.pool.query(
    `insert into consent (recipient, channel, kind, source, sentence, cause, at)
     select recipient, channel, 'stopped', 'text', 'STOP', 'STOP', now() + interval '10 years' from consent limit 1`,
  )
  expect(await told()).toEqual([
    ['stopped', false],
    ['stopped', false],
    ['neither', false],
  ])
})

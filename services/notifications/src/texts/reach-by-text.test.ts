import { randomUUID } from 'node:crypto'
import twilio from 'twilio'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { messagesOf } from '../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../test/notifications-service.ts'

const site = 'https://lunchpail.example'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, submit, invite, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(forget)

describe('[NT-05] an unconfirmed number with a ticked box', () => {
  const ana = { phone: '2125550142', proven: false }
  const form = (Body: string, more: object) => ({
    MessageSid: `SM${randomUUID()}`,
    From: '+12125550142',
    To: '+15005550006',
    Body,
    ...more,
  })
  const path = '/api/webhooks/twilio/messages/'
  const text = async (body: string, more: object = {}) => {
    notifications.clock.advance(1_000)
    const fields = form(body, more)
    const response = await fetch(notifications.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': twilio.getExpectedTwilioSignature('token-of-test', site + path, fields),
      },
      body: new URLSearchParams(fields),
    })
    return /<Message>(.*)<\/Message>/.exec(await response.text())?.[1]
  }
  const requests = () => sent('text').filter(({ text: said }) => said.includes('reply YES'))
  const texts = async (count: number) => expect.poll(() => sent('text')).toHaveLength(count)
  const noon = () => {
    const now = notifications.clock.now()
    const to = new Date(now.getTime() + dayMs)
    to.setUTCHours(17, 0, 0, 0)
    notifications.clock.advance(to.getTime() - now.getTime())
  }
  beforeEach(noon)

  it('[BY-26] has the open pages of the accounts hear of a YES, and of a STOP', async () => {
    const toldTo = await watchTabs(notifications.nats.url)
    const id = await save(ana)
    await submit(id)
    await texts(1)
    await text('Yes')
    await expect.poll(() => toldTo(id)).toEqual(['reach'])
    await text('STOP')
    await expect.poll(() => toldTo(id)).toEqual(['reach', 'reach'])
  })

  it('is asked for a YES once, whoever gives it, and then gets what the accounts that asked wait for', async () => {
    const [one, two] = [await save(ana), await save(ana)]
    await submit(one)
    await texts(1)
    await submit(two)
    await submit(one)
    await expect
      .poll(async () => (await statuses(`channel = 'text'`)).filter((line) => line.includes('waiting')))
      .toHaveLength(3)
    expect(sent('text').map(({ text: said }) => said)).toEqual([
      "Lunchpail: Someone gave this number for texts about their job applications. If that's you, reply YES. If not, reply STOP or do nothing: we won't ask again. Msg frequency varies. Msg & data rates may apply. Reply HELP for help.",
    ])
    expect(await text('Yes')).toContain("You'll get texts about your applications")
    await texts(4)
    // who gives the number later has asked for nothing: a code proves it
    const three = await save(ana)
    await submit(three)
    await invite(one)
    await texts(5)
    await expect
      .poll(() => statuses(`account_id = '${three}' and channel = 'text'`))
      .toEqual(['text application-submitted waiting unproven', 'text text-request skipped requested-before'])
    expect(requests()).toHaveLength(1)
    // another number is unconfirmed again, and so is this one when it comes back
    await save({ ...ana, phone: '2125550143' }, { id: one, version: 2 })
    await save(ana, { id: one, version: 3 })
    await invite(one)
    await expect
      .poll(() => statuses(`account_id = '${one}' and channel = 'text' and status = 'waiting'`))
      .toHaveLength(1)
  })

  it('is not asked at night, where it stopped texts, and where an account alone agreed since', async () => {
    await text('STOP')
    notifications.clock.advance(1_000)
    const id = await save(ana)
    await submit(id)
    await expect
      .poll(() => statuses(`account_id = '${id}' and channel = 'text'`))
      .toEqual(['text application-submitted skipped stopped'])
    notifications.clock.advance(13 * hourMs)
    const night = await save({ ...ana, phone: '2125550199' }, { timezone: 'America/New_York' })
    await submit(night)
    await expect
      .poll(() => statuses(`account_id = '${night}' and channel = 'text'`))
      .toEqual(['text application-submitted waiting unproven', 'text text-request held quiet-hours'])
    expect(sent('text')).toEqual([])
  })

  it('says what it means by what was asked before', async () => {
    const started = 'texts about jobs and your applications again'
    const wanted = 'texts about your applications and interviews'
    const rows: readonly (readonly [
      string,
      readonly (readonly [string, string | undefined, object?])[],
      number,
    ])[] = [
      ['YES', [['YES', wanted]], 2],
      ['YES, taken by Twilio as START', [['Yes', undefined, { OptOutType: 'START' }]], 2],
      ['Sí', [['Sí, gracias', wanted]], 2],
      ['START', [['START', wanted]], 2],
      [
        'HELP, YES',
        [
          ['HELP', 'Help:'],
          ['YES', wanted],
        ],
        2,
      ],
      [
        'STOP, then YES',
        [
          ['STOP', 'No more texts'],
          ['YES', wanted],
        ],
        2,
      ],
      [
        'YES, STOP, YES',
        [
          ['YES', wanted],
          ['STOP', 'No more texts'],
          ['yes', started],
        ],
        2,
      ],
      [
        'YES, STOP, START',
        [
          ['YES', wanted],
          ['STOP', 'No more texts'],
          ['START', started],
        ],
        2,
      ],
      [
        'C and R',
        [
          ['C', 'no one reads it'],
          ['R', 'no one reads it'],
        ],
        1,
      ],
      ['something else', [['who is this', 'no one reads it']], 1],
      ['STOP', [['stop it please', 'No more texts']], 1],
    ]
    const failures: unknown[] = []
    for (const [name, said, count] of rows) {
      await notifications.pool.query('truncate contact, message, consent, reach, reach_request')
      notifications.providers.forget()
      await submit(await save(ana))
      await texts(1)
      const answers: (string | undefined)[] = []
      for (const [body, answer, more] of said) {
        answers.push(await text(body, more))
        // a later YES is none of what waited
        if (answer === wanted || more) await texts(2)
      }
      const wrong = said.filter(([, answer], n) =>
        answer === undefined ? answers[n] !== undefined : !answers[n]?.includes(answer),
      )
      await expect
        .poll(
          async () =>
            (
              await notifications.pool.query(
                `select from message where channel = 'text' and status = 'queued'`,
              )
            ).rowCount,
        )
        .toBe(0)
      if (count === 2) await texts(2)
      if (wrong.length > 0 || sent('text').length !== count)
        failures.push([name, answers, sent('text').length])
    }
    expect(failures).toEqual([])
  })
})

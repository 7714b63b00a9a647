import { gatheringChanged } from '@lunchpail/contracts/engagement/gathering-events'
import { keywordChanged } from '@lunchpail/contracts/jobs/events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { forgetSent, startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { site, sendGrid, webhooksOf } from '../../test/webhooks.ts'

let notifications: OwnNotifications
beforeAll(async () => {
  const publicKey = sendGrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  notifications = await startNotifications({ env: { SENDGRID_WEBHOOK_PUBLIC_KEY: publicKey } })
})
afterAll(() => notifications.stop())
beforeEach(async () => {
  await forgetSent(notifications)
  await notifications.pool.query('truncate contact, message, consent, keyword_answer')
})
const { say, submit, statuses } = webhooksOf(() => notifications)

describe('[BY-21] the keyword of a poster', () => {
  const link = `${site}/k/DOCK7?by=text`
  const answered = async (text: string, more?: Record<string, string>) =>
    /<Message>(.*)<\/Message>/.exec((await say(text, more)).text)?.[1]
  const tell = async (
    version: number,
    to: { position_id?: number; gathering_id?: string; open?: boolean },
  ) => {
    const nothing = { position_id: null, gathering_id: null, open: true }
    await notifications.publish(keywordChanged, { things: [{ id: 'DOCK7', version, ...nothing, ...to }] })
    const stored = `select version from poster_keyword where word = 'DOCK7'`
    await expect.poll(async () => (await notifications.pool.query(stored)).rows[0]?.version).toBe(version)
  }

  it('is answered with the way to its job or event, unless it is given up or the person stopped texts', async () => {
    const apply = `Lunchpail: Apply for the job on the poster / Solicita el empleo del cartel: ${link} Reply STOP to end texts. / Responde STOP para dejar de recibir mensajes.`
    expect(await answered('DOCK7')).toContain('no one reads it')
    await tell(1, { position_id: 12 })
    expect(await answered('dock7')).toBe(apply)
    expect(await answered(' “Dock7”! ')).toBe(apply)
    expect(await answered('I saw DOCK7 on a wall')).toContain('no one reads it')
    await say('STOP')
    expect(await answered('DOCK7')).toBeUndefined()
    notifications.clock.advance(1_000)
    await say('START')
    expect(await answered('DOCK7')).toBe(apply)
    await tell(2, { gathering_id: 'hiring-day' })
    expect(await answered('DOCK7')).toContain(
      'Register for the event on the poster / Aparta tu lugar en el evento del cartel',
    )
    // whose language is known gets that alone
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    await notifications.pool.query(`update message set language = 'es'`)
    expect(await answered('DOCK7')).toBe(
      `Lunchpail: Aparta tu lugar en el evento del cartel: ${link} Responde STOP para dejar de recibir mensajes.`,
    )
    await tell(3, {})
    expect(await answered('DOCK7')).toContain('nadie lo lee')
  })

  it('of a job that is closed says so, and leads to the other jobs until it is open again', async () => {
    await tell(4, { position_id: 12, open: false })
    expect(await answered('DOCK7')).toBe(
      `Lunchpail: The job on the poster is closed. See other jobs / Ya no se ofrece el empleo del cartel. Mira otros empleos: ${site}/jobs Reply STOP to end texts. / Responde STOP para dejar de recibir mensajes.`,
    )
    await tell(5, { position_id: 12 })
    expect(await answered('DOCK7')).toContain(`Solicita el empleo del cartel: ${link}`)
  })

  it('of an event says whether people may still register, and that it was canceled', async () => {
    const now = notifications.clock.now().getTime()
    const event = async (version: number, change: object) => {
      const thing = { id: 'day', version, kind: 'hiring' as const, company_id: null, ends_at: null }
      await notifications.publish(gatheringChanged, {
        things: [{ ...thing, open: true, canceled: false, ...change }],
      })
      const stored = `select version from gathering where id = 'day'`
      await expect.poll(async () => (await notifications.pool.query(stored)).rows[0]?.version).toBe(version)
    }
    // jobs told of its word before engagement told of the event
    await tell(6, { gathering_id: 'day' })
    expect(await answered('DOCK7')).toContain('Register for the event on the poster')
    await event(1, { ends_at: new Date(now + hourMs).toISOString() })
    expect(await answered('DOCK7')).toContain('Register for the event on the poster')
    await event(2, { ends_at: new Date(now - 1).toISOString() })
    expect(await answered('DOCK7')).toContain('Registration for the event on the poster is closed')
    await event(3, { open: false })
    expect(await answered('DOCK7')).toContain('Ya no hay inscripciones para el evento del cartel')
    await event(4, { open: false, canceled: true })
    expect(await answered('DOCK7')).toBe(
      `Lunchpail: The event on the poster was canceled. See open jobs / El evento del cartel fue cancelado. Mira los empleos disponibles: ${site}/jobs Reply STOP to end texts. / Responde STOP para dejar de recibir mensajes.`,
    )
  })

  it('is answered ten times a day for one number, a text that comes twice once', async () => {
    await tell(7, { position_id: 12 })
    const same = { MessageSid: 'SM-again' }
    for (let text = 0; text < 3; text += 1) expect(await answered('DOCK7', same)).toContain(link)
    for (let text = 0; text < 9; text += 1) expect(await answered('DOCK7')).toContain(link)
    expect(await answered('DOCK7')).toBeUndefined()
    expect(await answered('DOCK7', { From: '+12125550143' })).toContain(link)
    notifications.clock.advance(dayMs)
    expect(await answered('DOCK7')).toContain(link)
  })
})

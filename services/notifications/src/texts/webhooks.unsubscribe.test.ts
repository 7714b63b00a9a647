import { randomUUID } from 'node:crypto'
import { managerNoticeRequested } from '@lunchpail/contracts/auth/events'
import { sealTo } from '@lunchpail/kit-service/seal'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetSent, startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { publicKeyOf } from '../providers/public-key.ts'
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
const { submit, statuses, ledger, askForCode } = webhooksOf(() => notifications)

describe('[NT-03] unsubscribing by email', () => {
  /** The email's links, as a mail program reads them. */
  const email = async () => {
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'text sent'])
    return notifications.providers.sent.find(({ channel }) => channel === 'email')!
  }
  const oneClick = (address: string, body = 'List-Unsubscribe=One-Click') =>
    fetch(address.replace(site, notifications.url), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

  it('by one click of the mail program, with any session or none', async () => {
    const { headers, html, text } = await email()
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const address = headers!['List-Unsubscribe']!.slice(1, -1)
    expect(address).toMatch(/^https:\/\/lunchpail\.example\/unsubscribe\/\?t=/)
    expect(address).not.toMatch(/ana|example\.com/)
    expect(html).toContain('Unsubscribe from these emails')
    expect(text).toContain('Lunchpail, 1 Test Street')
    expect((await oneClick(address)).status).toBe(200)
    expect((await oneClick(address)).status).toBe(200)
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'email skipped stopped', 'text sent', 'text sent'])
    expect((await ledger()).filter((line) => line.startsWith('email'))).toEqual([
      'email | stopped | one-click | List-Unsubscribe',
    ])
    const code = () => notifications.providers.sent.find(({ subject }) => subject?.includes('012345'))
    await askForCode('email')
    await expect.poll(code).toBeDefined()
    expect(code()!.headers).toBeUndefined()
    expect(code()!.html).not.toContain('unsubscribe')
  })

  it('holds for the invite of a company, too, which can be stopped by itself', async () => {
    const invite = async () =>
      notifications.publish(managerNoticeRequested, {
        account_id: randomUUID(),
        person_id: null,
        what: 'invited',
        language: 'es',
        expires_at: null,
        sealed_notice: await sealTo(publicKeyOf(notifications.key))({
          to: 'ana@example.com',
          company: 'Harbor & Pine',
          person: 'Dana Reyes',
          secret: 's'.repeat(43),
        }),
      })
    await invite()
    await expect.poll(statuses).toEqual(['email sent'])
    expect(notifications.providers.sent[0]!.subject).toContain('te invitó a Harbor & Pine')
    const address = notifications.providers.sent[0]!.headers!['List-Unsubscribe']!.slice(1, -1)
    expect((await oneClick(address)).status).toBe(200)
    await invite()
    await expect.poll(statuses).toEqual(['email sent', 'email skipped stopped'])
  })

  it('also by a form in parts, which RFC 8058 allows; not by a link that was changed', async () => {
    const address = (await email()).headers!['List-Unsubscribe']!.slice(1, -1)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const changed = await oneClick(`${address.slice(0, -3)}xxx`)
    expect([changed.status, await changed.json()]).toMatchObject([403, { code: 'link-invalid' }])
    expect((await oneClick(address.split('?')[0]!)).status).toBe(403)
    const sent = await fetch(address.replace(site, notifications.url), { method: 'POST', body: form })
    expect(sent.status).toBe(200)
  })

  it('is undone on the page of the link', async () => {
    const token = /\/unsubscribe#([\w.-]+)/.exec((await email()).text)![1]!
    const { emailSettings } = await import('@lunchpail/contracts/notifications/api')
    const set = async (stopped?: boolean) =>
      (
        await notifications
          .visitor()
          .call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })
      ).body
    expect([await set(), await set(true), await set(), await set(false)]).toEqual(
      [false, true, true, false].map((stopped) => ({ stopped })),
    )
    const wrong = await notifications.visitor().call(emailSettings, { body: { token: `${token}x` } })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'link-invalid'])
    await submit()
    await expect.poll(statuses).toEqual(['email sent', 'email sent', 'text sent', 'text sent'])
  })
})

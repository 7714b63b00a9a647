import { generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import sendGridClient from '@sendgrid/client'
import sendGridMail from '@sendgrid/mail'
import twilioSdk from 'twilio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { openMessages, type Message } from './messages.ts'
import { messageCatcher } from './server.ts'
import { webhooks } from './webhooks.ts'

const account = { accountSid: `AC${'1'.repeat(32)}`, authToken: 'token' }
const from = '+15005550006'

const publicUrl = 'https://site.example'

/** What the catcher calls in the place of the site. */
const siteOfTest = async () => {
  const calls: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      calls.push({ path: request.url!, headers: request.headers, body })
      response.setHeader('content-type', 'text/xml')
      response.end('<Response><Message>You&apos;re out, Ana &amp; Co</Message></Response>')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { calls, url, close: () => server.close() }
}

const site = await siteOfTest()

describe('the message catcher, by the SDKs of Twilio and SendGrid', () => {
  const folder = temporaryFolder()
  const file = `${folder.path}/messages.jsonl`
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const server = messageCatcher({
    messages: openMessages(file),
    twilio: account,
    sendgridKey: 'SG.key',
    webhooks: webhooks({
      authToken: account.authToken,
      sendgridEventsKey: keys.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      publicUrl,
      siteUrl: site.url,
    }),
  })
  let base: string

  const texts = (authToken = account.authToken) => {
    const httpClient = new twilioSdk.RequestClient({ timeout: 5000 })
    const request = httpClient.request.bind(httpClient)
    httpClient.request = (options) => {
      const { hostname, pathname, search } = new URL(options.uri)
      return request({ ...options, uri: `${base}/twilio/${hostname.split('.')[0]}${pathname}${search}` })
    }
    return twilioSdk(account.accountSid, authToken, { httpClient })
  }
  const email = (to: string, extra: { html?: string } = {}) =>
    sendGridMail.send({
      to,
      from: { email: 'work@site.example', name: 'Lunchpail' },
      subject: 'Hello <you>',
      text: 'See http://site.example/jobs/1?a=1&b=2',
      customArgs: { reference: 'r-1' },
      ...extra,
    })
  const list = async (query = ''): Promise<Message[]> =>
    (await (await fetch(`${base}/messages${query}`)).json()) as Message[]
  const fail = (query: string) => fetch(`${base}/failures?${query}`, { method: 'POST' })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    sendGridMail.setClient(sendGridClient)
    sendGridClient.setApiKey('SG.key')
    sendGridClient.setDefaultRequest('baseUrl', `${base}/sendgrid/`)
  })
  beforeEach(async () => {
    site.calls.length = 0
    await fetch(`${base}/messages`, { method: 'DELETE' })
    await fetch(`${base}/failures`, { method: 'DELETE' })
  })
  afterAll(() => {
    site.close()
    server.closeAllConnections()
    server.close()
    folder.remove()
  })

  it('[NT-01] keeps and lists what was sent, newest first, doubles too, also for another start', async () => {
    const sent = await texts().messages.create({ to: '+14155552671', from, body: 'Your code is 123456' })
    await texts().messages.create({ to: '+14155552671', from, body: 'Your code is 123456' })
    await email('ana@home.example', { html: '<b>Hola</b>' })
    expect(sent.sid).toMatch(/^SM[0-9a-f]{32}$/)
    const all = await list()
    expect(all.map(({ channel }) => channel)).toEqual(['email', 'text', 'text'])
    expect(all[0]).toMatchObject({ to: 'ana@home.example', subject: 'Hello <you>', html: '<b>Hola</b>' })
    expect(await list('?to=ana@home.example')).toHaveLength(1)
    expect(openMessages(file).list()).toEqual(all)
  })

  it('[NT-01] shows them on a page, with nothing of theirs taken for markup', async () => {
    await email('ana@home.example', { html: '<b>Hola</b><script>1</script>' })
    const response = await fetch(base)
    const page = await response.text()
    expect(page).toContain('Hello &lt;you&gt;')
    expect(page).toContain('<a href="http://site.example/jobs/1?a=1&amp;b=2">')
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    const [, address] = /src="(\/messages\/[^"]+)"/.exec(page) ?? []
    const shown = await fetch(base + address)
    expect(await shown.text()).toContain('<b>Hola</b>')
    expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups.*default-src 'none'/)
  })

  /** As it stands: fetch would set the Host and tidy the path. */
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(base)
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject).end()
    })

  it('survives every path, and shows a website that took the address of this machine nothing', async () => {
    for (const path of ['//', '//[', '/%', '/messages/%/html', '*', 'http://['])
      expect([path, await raw(path)]).toEqual([path, 404])
    const { host } = new URL(base)
    for (const stranger of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '%%%',
      '10.0.0.1',
    ])
      expect([stranger, await raw('/messages', { host: stranger })]).toEqual([stranger, 403])
    for (const known of [host, 'localhost', 'LOCALHOST:3025', '[::1]:3025'])
      expect([known, await raw('/messages', { host: known })]).toEqual([known, 200])
    expect(await raw('/failures', { origin: 'http://evil.example' }, 'POST')).toBe(403)
    expect(await raw('/failures', { origin: `http://${host}` }, 'POST')).toBe(200)
  })

  it('tells an open page of a new message', async () => {
    const stream = (await fetch(`${base}/changes`)).body!.pipeThrough(new TextDecoderStream()).getReader()
    await stream.read()
    await texts().messages.create({ to: '+14155552671', from, body: 'x' })
    expect((await stream.read()).value).toContain('event: change')
    await stream.cancel()
  })

  it('lets a sender find what it sent', async () => {
    const since = new Date(Date.now() - 1000)
    await texts().messages.create({ to: '+14155552671', from, body: 'once' })
    await email('ana@home.example')
    const [found] = await texts().messages.list({ to: '+14155552671', dateSentAfter: since, limit: 5 })
    expect(found).toMatchObject({ body: 'once', status: 'sent' })
    const query = `unique_args['reference']="r-1"`
    const [, body] = await sendGridClient.request({
      method: 'GET',
      url: '/v3/messages',
      qs: { query, limit: 1 },
    })
    expect(body).toMatchObject({ messages: [{ to_email: 'ana@home.example' }] })
  })

  it('knows its senders, and wrong numbers and addresses', async () => {
    const text = (to: string, token?: string) => texts(token).messages.create({ to, from, body: 'x' })
    await expect(text('+14155552671', 'other')).rejects.toMatchObject({ status: 401 })
    await expect(text('+15005550001')).rejects.toMatchObject({ status: 400, code: 21211 })
    await expect(text('+14155550009')).rejects.toMatchObject({ status: 400, code: 21614 })
    await expect(email('no address')).rejects.toMatchObject({ code: 400 })
    expect(await list()).toEqual([])
    const { lineTypeIntelligence, valid } = await texts().lookups.v2.phoneNumbers('+14155550009').fetch()
    expect([valid, lineTypeIntelligence.type]).toEqual([true, 'landline'])
  })

  it('fails the next sends when told to, with or without the message', async () => {
    const text = () => texts().messages.create({ to: '+14155552671', from, body: 'x' })
    await fail('count=1&channel=text')
    await email('ana@home.example')
    await expect(text()).rejects.toMatchObject({ status: 503 })
    await text()
    expect(await list('?channel=text')).toHaveLength(1)
    await fail('count=1&how=lose-response')
    await expect(text()).rejects.toThrow()
    expect(await list('?channel=text')).toHaveLength(2)
    await fail('count=1&channel=email')
    await expect(email('ana@home.example')).rejects.toMatchObject({ code: 503 })
  })

  /** The last call to the site, as the Twilio SDK would check it. */
  const twilioCall = async (path: string) => {
    await expect.poll(() => site.calls.map((call) => call.path)).toContain(path)
    const { headers, body } = site.calls.find((call) => call.path === path)!
    const form = Object.fromEntries(new URLSearchParams(body))
    const signature = String(headers['x-twilio-signature'])
    expect(twilioSdk.validateRequest(account.authToken, signature, publicUrl + path, form)).toBe(true)
    return form
  }

  it.each([
    ['+14155552671', { MessageStatus: 'delivered' }],
    ['+14155550007', { MessageStatus: 'undelivered', ErrorCode: '30003' }],
  ])('[NT-04] tells the site what became of a text to %s, signed as Twilio does', async (to, status) => {
    const statusCallback = `${publicUrl}/api/webhooks/twilio/status/one/`
    await texts().messages.create({ to, from, body: 'x', statusCallback })
    expect(await twilioCall('/api/webhooks/twilio/status/one/')).toMatchObject({ To: to, ...status })
  })

  it('[NT-04] calls no other site', async () => {
    await texts().messages.create({
      to: '+14155552671',
      from,
      body: 'x',
      statusCallback: 'https://else.example/',
    })
    await email('ana@home.example')
    await expect.poll(() => site.calls).toHaveLength(1)
    expect(site.calls[0]!.path).toBe('/api/webhooks/sendgrid/events/')
  })

  it.each([
    ['ana@home.example', 'delivered'],
    ['bounce@home.example', 'bounce'],
  ])('[NT-04] tells the site what became of an email to %s, signed as SendGrid does', async (to, event) => {
    await email(to)
    await expect.poll(() => site.calls).toHaveLength(1)
    const { headers, body } = site.calls[0]!
    const signature = String(headers['x-twilio-email-event-webhook-signature'])
    const signed = String(headers['x-twilio-email-event-webhook-timestamp']) + body
    expect(verify('sha256', Buffer.from(signed), keys.publicKey, Buffer.from(signature, 'base64'))).toBe(true)
    expect(JSON.parse(body)).toMatchObject([{ event, email: to, reference: 'r-1' }])
  })

  it('[NT-03] lets a person answer a text: the site hears it as from Twilio, and its answer is shown', async () => {
    await texts().messages.create({ to: '+14155552671', from, body: 'Reply STOP to end' })
    const page = await (await fetch(base)).text()
    expect(page).toContain('<button name="word" value="STOP" formnovalidate>STOP</button>')
    const answer = (form: Record<string, string>) =>
      fetch(`${base}/replies`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
    expect((await answer({ from: '+14155552671', text: '', word: 'STOP' })).status).toBe(303)
    expect(await twilioCall('/api/webhooks/twilio/messages/')).toMatchObject({
      From: '+14155552671',
      To: from,
      Body: 'STOP',
    })
    expect((await list()).map(({ to, text }) => [to, text])).toEqual([
      ['+14155552671', "You're out, Ana & Co"],
      [from, 'STOP'],
      ['+14155552671', 'Reply STOP to end'],
    ])
    // no other number has a conversation with the site
    expect((await answer({ from: '+14155550000', text: 'STOP' })).status).toBe(400)
    expect((await answer({ from: '+14155552671', text: ' ' })).status).toBe(400)
  })
})

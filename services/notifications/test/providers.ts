import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Sent {
  readonly channel: 'text' | 'email'
  readonly to: string
  readonly text: string
  readonly subject?: string
  readonly reference?: string
  readonly replyTo?: string
  readonly html?: string
  readonly headers?: Readonly<Record<string, string>>
  /** of a text: where Twilio would tell what became of it */
  readonly callback?: string
  /** of a text: Twilio is to send plain signs in place of others */
  readonly smart?: boolean
  readonly at: string
}

type Refusal = 'busy' | 'often' | 'refuse' | 'stopped' | 'silent'

/** Twilio and SendGrid as far as their SDKs see them, on one address of this machine. */
export interface Providers {
  readonly env: Readonly<Record<string, string>>
  readonly sent: readonly Sent[]
  /** how the next calls are answered, one after the other; none: taken */
  readonly answers: Refusal[]
  /** texts are answered when a test calls what is `held`, and not before */
  holdsTexts: boolean
  readonly held: ((refusal?: Refusal) => void)[]
  /** SendGrid's message search is an extra that an account may not have */
  searchable: boolean
  /** as if nothing had been sent or asked of them yet */
  readonly forget: () => void
}

const refusals = {
  often: { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429, errors: [] } },
  busy: { status: 503, body: { code: 20503, message: 'Service unavailable', status: 503, errors: [] } },
  refuse: { status: 400, body: { code: 21211, message: 'Invalid number', status: 400, errors: [] } },
  stopped: { status: 400, body: { code: 21610, message: 'Unsubscribed recipient', status: 400, errors: [] } },
}

let started: Promise<Providers> | undefined

/** Those of this thread, as new: its services have one client of SendGrid's SDK together, which has one address. */
export async function openProviders(): Promise<Providers> {
  started ??= startProviders()
  const providers = await started
  providers.forget()
  return providers
}

async function startProviders(): Promise<Providers> {
  const sent: Sent[] = []
  const answers: Providers['answers'] = []
  const held: Providers['held'] = []
  const providers = { searchable: true, holdsTexts: false }

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString()))
  })
  const json = (response: http.ServerResponse, status: number, body: unknown) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'x-message-id': `mail-${sent.length}`,
        ...(status === 429 && { 'retry-after': '30' }),
      })
      .end(JSON.stringify(body))

  function answer(request: http.IncomingMessage, response: http.ServerResponse, body: string): void {
    const url = new URL(request.url ?? '/', 'http://provider')
    const text = url.pathname.endsWith('/Messages.json')
    if (request.method === 'GET' && text) return listTexts(url, response)
    if (request.method === 'GET') return searchEmails(url, response)
    if (text && providers.holdsTexts) return void held.push((refusal) => take(response, true, body, refusal))
    take(response, text, body, answers.shift())
  }
  function take(response: http.ServerResponse, text: boolean, body: string, next: Refusal | undefined): void {
    if (next && next !== 'silent') return void json(response, refusals[next].status, refusals[next].body)
    sent.push(text ? textOf(body) : emailOf(body))
    // taken, but the answer never arrives
    if (next === 'silent') return void response.destroy()
    json(response, text ? 201 : 202, {
      sid: `SM${sent.length}`,
      body: sent.at(-1)!.text,
      date_created: new Date().toUTCString(),
    })
  }

  const textOf = (body: string): Sent => {
    const form = new URLSearchParams(body)
    return {
      channel: 'text',
      to: form.get('To')!,
      // one of the many characters that Smart Encoding replaces
      text: form.get('Body')!.replaceAll('·', form.get('SmartEncoded') === 'true' ? '-' : '·'),
      smart: form.get('SmartEncoded') === 'true',
      callback: form.get('StatusCallback')!,
      at: new Date().toUTCString(),
    }
  }
  const emailOf = (body: string): Sent => {
    const mail = JSON.parse(body)
    return {
      channel: 'email',
      to: mail.personalizations[0].to[0].email,
      subject: mail.subject,
      text: mail.content[0].value,
      replyTo: mail.reply_to?.email,
      html: mail.content[1].value,
      headers: mail.headers,
      reference: mail.personalizations[0].custom_args?.reference ?? mail.custom_args?.reference,
      at: new Date().toUTCString(),
    }
  }
  const listTexts = (url: URL, response: http.ServerResponse) => {
    const messages = sent
      .filter((one) => one.channel === 'text' && one.to === url.searchParams.get('To'))
      .map((one, index) => ({
        sid: `SM${index}`,
        body: one.text,
        to: one.to,
        date_created: one.at,
        date_sent: one.at,
      }))
    json(response, 200, { messages, page: 0, page_size: 50, next_page_uri: null, uri: '/' })
  }
  const searchEmails = (url: URL, response: http.ServerResponse) => {
    if (!providers.searchable) return void json(response, 403, { errors: [{ message: 'access forbidden' }] })
    const reference = /"(.+)"/.exec(url.searchParams.get('query') ?? '')?.[1]
    const found = sent.filter((one) => one.channel === 'email' && one.reference === reference)
    json(response, 200, { messages: found.map((_, index) => ({ msg_id: `mail-${index}` })) })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(providers, {
    sent,
    answers,
    held,
    forget: () => {
      sent.length = answers.length = held.length = 0
      providers.searchable = true
      providers.holdsTexts = false
    },
    env: {
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'token-of-test',
      TWILIO_FROM: '+15005550006',
      TWILIO_API_BASE: base,
      SENDGRID_API_KEY: 'SG.key-of-test',
      SENDGRID_FROM: 'jobs@lunchpail.example',
      SENDGRID_API_BASE: base,
    },
  })
}

import { createServer, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBody, sendJson, type Exchange } from './exchange.ts'
import { plannedFailures, type Failure, type PlannedFailures } from './failures.ts'
import type { Messages } from './messages.ts'
import { isOwnRequest } from './own-request.ts'
import { messagesPage } from './page.ts'
import { sendgrid } from './sendgrid.ts'
import { twilio, type TwilioAccount } from './twilio.ts'
import type { Webhooks } from './webhooks.ts'

interface MessageCatcherOptions {
  readonly messages: Messages
  readonly twilio: TwilioAccount
  readonly sendgridKey: string
  readonly webhooks: Webhooks
}

const asset = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const css = asset('page.css')
const script = asset('page.js')

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'"
/** An email's own markup may style itself and open links, and nothing else. */
const emailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: https:; style-src 'unsafe-inline'"

const send = (response: ServerResponse, type: string, body: string, policy = pagePolicy): void => {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
  response.end(body)
}

const streamChanges = (response: ServerResponse, messages: Messages): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write(': hello\n\n')
  response.once(
    'close',
    messages.onChange(() => response.write('event: change\ndata:\n\n')),
  )
}

/** A text from a person to the site, and what the site answers. */
const answerText = async (
  { body, response }: Exchange,
  messages: Messages,
  webhooks: Webhooks,
): Promise<void> => {
  const form = new URLSearchParams(body)
  const [from, text] = [form.get('from') ?? '', (form.get('word') ?? form.get('text') ?? '').trim()]
  const [last] = messages.list({ to: from, channel: 'text' })
  if (!last || !text || text.length > 1_600)
    return sendJson(response, 400, {
      error: 'from is a number that got a text, text has 1 to 1600 characters',
    })
  const reply = messages.add({ channel: 'text', to: last.from, from, text, reply: true })
  for (const answer of await webhooks.reply(reply))
    messages.add({ channel: 'text', to: from, from: last.from, text: answer })
  response.writeHead(303, { location: '/' }).end()
}

const planFailures = ({ query, response }: Exchange, failures: PlannedFailures): void => {
  const [how, channel] = [query.get('how') ?? 'refuse', query.get('channel')]
  const known = ['refuse', 'lose-response'].includes(how) && ['text', 'email', null].includes(channel)
  if (!known)
    return sendJson(response, 400, { error: 'how is refuse or lose-response, channel is text or email' })
  failures.plan(how as Failure, Number(query.get('count') ?? 1), channel as 'text' | 'email' | null)
  sendJson(response, 200, {})
}

/**
 * A fake of Twilio and SendGrid for machines without keys: stores the messages and shows them.
 *
 * `GET /` the page · `GET /messages?to=&channel=` JSON, newest first · `DELETE /messages` · `POST /replies` (form: `from`, the
 * person's number, and `text`) a text to the site, whose answer is shown · `POST
 * /failures?count=&channel=&how=refuse|lose-response` the next sends fail · `DELETE /failures`.
 *
 * The site is told what became of each message, as the providers do. Numbers and addresses for tests: a number that ends in
 * 0009 is a landline, in 0008 voip, in 0007 a mobile whose texts never arrive; +15005550001 is no number; emails to an
 * address that begins with `bounce@` come back.
 */
export const messageCatcher = (options: MessageCatcherOptions): Server => {
  const { messages, webhooks } = options
  const failures = plannedFailures()
  const providers = [
    twilio(options.twilio, messages, failures, webhooks),
    sendgrid(options.sendgridKey, messages, failures, webhooks),
  ]

  const respond = async (exchange: Exchange): Promise<void> => {
    const { response, query } = exchange
    const filter = { to: query.get('to'), channel: query.get('channel') }
    const [, id] = /^\/messages\/(\w+)\/html$/.exec(exchange.path) ?? []
    const html = id ? messages.find(id)?.html : undefined
    if (html !== undefined) return send(response, 'text/html', `<base target="_blank">${html}`, emailPolicy)
    switch (`${exchange.method} ${exchange.path}`) {
      case 'GET /':
        return send(response, 'text/html', messagesPage(messages.list(filter), filter.to))
      case 'GET /page.css':
        return send(response, 'text/css', css)
      case 'GET /page.js':
        return send(response, 'text/javascript', script)
      case 'GET /changes':
        return streamChanges(response, messages)
      case 'GET /health':
        return sendJson(response, 200, {})
      case 'GET /messages':
        return sendJson(response, 200, messages.list(filter))
      case 'DELETE /messages':
        messages.clear()
        return sendJson(response, 200, {})
      case 'POST /replies':
        return answerText(exchange, messages, webhooks)
      case 'POST /failures':
        return planFailures(exchange, failures)
      case 'DELETE /failures':
        failures.clear()
        return sendJson(response, 200, {})
      default:
        if (!providers.some((provider) => provider(exchange))) sendJson(response, 404, { error: 'not here' })
    }
  }

  return createServer((request, response) => {
    if (!isOwnRequest(request)) return sendJson(response, 403, { error: 'not the name of this server' })
    // not parsed as an address: `//` is a path too
    const [path = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s)
    const { method = 'GET' } = request
    readBody(request)
      .then((body) => respond({ request, response, method, path, query: new URLSearchParams(search), body }))
      .catch(() => response.destroy())
  })
}

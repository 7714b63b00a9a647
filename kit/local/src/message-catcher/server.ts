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

interface MessageCatcherOptions {
  readonly messages: Messages
  readonly twilio: TwilioAccount
  readonly sendgridKey: string
}

const asset = (name: string): string => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const css = asset('page.css')
const script = asset('page.js')

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'"
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
 * `GET /` the page · `GET /messages?to=&channel=` JSON, newest first · `DELETE /messages` · `POST
 * /failures?count=&channel=&how=refuse|lose-response` the next sends fail · `DELETE /failures`.
 */
export const messageCatcher = (options: MessageCatcherOptions): Server => {
  const { messages } = options
  const failures = plannedFailures()
  const providers = [
    twilio(options.twilio, messages, failures),
    sendgrid(options.sendgridKey, messages, failures),
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

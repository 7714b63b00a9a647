import { createServer, type Server, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readBody, sendJson, type Question } from './answer.ts'
import { plannedFailures, type Failure, type PlannedFailures } from './failures.ts'
import type { Messages } from './messages.ts'
import { inboxPage } from './page.ts'
import { sendgrid } from './sendgrid.ts'
import { twilio, type TwilioAccount } from './twilio.ts'

interface InboxOptions {
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

const planFailures = ({ query, response }: Question, failures: PlannedFailures): void => {
  const [how, channel] = [query.get('how') ?? 'refuse', query.get('channel')]
  const known = ['refuse', 'lose-answer'].includes(how) && ['text', 'email', null].includes(channel)
  if (!known)
    return sendJson(response, 400, { error: 'how is refuse or lose-answer, channel is text or email' })
  failures.plan(how as Failure, Number(query.get('count') ?? 1), channel as 'text' | 'email' | null)
  sendJson(response, 200, {})
}

/**
 * Stands for Twilio and SendGrid on a machine without keys: keeps what was sent and shows it.
 *
 * `GET /` the page · `GET /messages?to=&channel=` JSON, newest first · `DELETE /messages` · `POST
 * /failures?count=&channel=&how=refuse|lose-answer` the next sends fail · `DELETE /failures`.
 */
export const inbox = (options: InboxOptions): Server => {
  const { messages } = options
  const failures = plannedFailures()
  const providers = [
    twilio(options.twilio, messages, failures),
    sendgrid(options.sendgridKey, messages, failures),
  ]

  const answer = async (question: Question): Promise<void> => {
    const { response, query } = question
    const filter = { to: query.get('to'), channel: query.get('channel') }
    const [, id] = /^\/messages\/(\w+)\/html$/.exec(question.path) ?? []
    const html = id ? messages.find(id)?.html : undefined
    if (html !== undefined) return send(response, 'text/html', `<base target="_blank">${html}`, emailPolicy)
    switch (`${question.method} ${question.path}`) {
      case 'GET /':
        return send(response, 'text/html', inboxPage(messages.list(filter), filter.to))
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
        messages.empty()
        return sendJson(response, 200, {})
      case 'POST /failures':
        return planFailures(question, failures)
      case 'DELETE /failures':
        failures.forget()
        return sendJson(response, 200, {})
      default:
        if (!providers.some((provider) => provider(question))) sendJson(response, 404, { error: 'not here' })
    }
  }

  return createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://inbox')
    readBody(request)
      .then((body) =>
        answer({ request, response, method: request.method ?? 'GET', path: pathname, query, body }),
      )
      .catch(() => response.destroy())
  })
}

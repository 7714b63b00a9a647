import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { sendJson, type Exchange } from './exchange.ts'
import type { PlannedFailures } from './failures.ts'
import type { Messages } from './messages.ts'
import type { Webhooks } from './webhooks.ts'

const person = z.object({ email: z.email(), name: z.string().optional() })
const mail = z.object({
  personalizations: z
    .array(
      z.object({
        to: z.array(person).min(1),
        subject: z.string().optional(),
        custom_args: z.record(z.string(), z.string()).optional(),
      }),
    )
    .min(1),
  from: person,
  subject: z.string().optional(),
  content: z.array(z.object({ type: z.string(), value: z.string().min(1) })).min(1),
  custom_args: z.record(z.string(), z.string()).optional(),
  headers: z.record(z.string(), z.string()).optional(),
})

const refuse = (
  response: ServerResponse,
  status: number,
  message: string,
  field: string | null = null,
): void => sendJson(response, status, { errors: [{ message, field, help: null }] })

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Responds as SendGrid's mail send and message search do; false for a request that is not SendGrid's. */
export const sendgrid = (
  key: string,
  messages: Messages,
  failures: PlannedFailures,
  webhooks: Pick<Webhooks, 'emailEvent'>,
) => {
  const send = ({ response, body }: Exchange): void => {
    const failure = failures.next('email')
    if (failure === 'refuse') return refuse(response, 503, 'Service is temporarily unavailable')
    const read = mail.safeParse(parsed(body))
    const [issue] = read.error?.issues ?? []
    if (issue) return refuse(response, 400, issue.message, issue.path.join('.'))
    const { personalizations, from, content, headers, ...common } = read.data!
    const bodyOf = (type: string): string | undefined => content.find((one) => one.type === type)?.value
    const html = bodyOf('text/html')
    const added = personalizations.flatMap((one) =>
      one.to.map(({ email }) => {
        const reference = one.custom_args?.['reference'] ?? common.custom_args?.['reference']
        return messages.add({
          channel: 'email',
          to: email,
          from: from.name ? `${from.name} <${from.email}>` : from.email,
          subject: one.subject ?? common.subject ?? '',
          text: bodyOf('text/plain') ?? '',
          ...(html ? { html } : {}),
          ...(reference ? { reference } : {}),
          ...(headers ? { headers } : {}),
        })
      }),
    )
    for (const message of added) void webhooks.emailEvent(message)
    if (failure === 'lose-response') return void response.destroy()
    response.writeHead(202, { 'x-message-id': added[0]?.id ?? '' }).end()
  }

  const search = ({ response, query }: Exchange): void => {
    const [, reference] = /\['reference'\]="([^"]*)"/.exec(query.get('query') ?? '') ?? []
    if (!reference) return refuse(response, 400, 'only a search by reference is understood here', 'query')
    const found = messages.list({ channel: 'email' }).filter((message) => message.reference === reference)
    const presented = found.map(({ id, to, from, subject, at }) => {
      return { msg_id: id, to_email: to, from_email: from, subject, status: 'delivered', last_event_time: at }
    })
    sendJson(response, 200, { messages: presented })
  }

  return (exchange: Exchange): boolean => {
    const { method, path, request, response } = exchange
    const isSend = method === 'POST' && path.endsWith('/v3/mail/send')
    if (!isSend && !path.endsWith('/v3/messages')) return false
    if (request.headers.authorization !== `Bearer ${key}`)
      refuse(response, 401, 'The provided authorization grant is invalid')
    else if (isSend) send(exchange)
    else search(exchange)
    return true
  }
}

import type { ServerResponse } from 'node:http'
import { sendJson, type Exchange } from './exchange.ts'
import type { PlannedFailures } from './failures.ts'
import { numberEndings } from './number-endings.ts'
import type { Message, Messages } from './messages.ts'
import type { Webhooks } from './webhooks.ts'

export interface TwilioAccount {
  readonly accountSid: string
  readonly authToken: string
}

const mobileNumber = /^\+[1-9]\d{7,14}$/

/** Twilio's own magic number for one that does not exist. */
const noSuchNumber = '+15005550001'

const refuse = (response: ServerResponse, status: number, code: number, message: string): void =>
  sendJson(response, status, {
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  })

const presented = (message: Message, account: TwilioAccount): Record<string, unknown> => ({
  sid: `SM${message.id}`,
  account_sid: account.accountSid,
  status: 'sent',
  direction: 'outbound-api',
  to: message.to,
  from: message.from,
  body: message.text,
  num_segments: '1',
  num_media: '0',
  api_version: '2010-04-01',
  date_created: new Date(message.at).toUTCString(),
  date_updated: new Date(message.at).toUTCString(),
  date_sent: new Date(message.at).toUTCString(),
  error_code: null,
  error_message: null,
})

const allowed = ({ request, path }: Exchange, { accountSid, authToken }: TwilioAccount): boolean =>
  request.headers.authorization === `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` &&
  (!path.includes('/Accounts/') || path.includes(`/Accounts/${accountSid}/`))

const lineType = (number: string): string => {
  if (number.endsWith(numberEndings.landline)) return 'landline'
  return number.endsWith(numberEndings.voip) ? 'nonFixedVoip' : 'mobile'
}

const lookup = ({ response }: Exchange, number: string): void => {
  const valid = mobileNumber.test(number) && number !== noSuchNumber
  const american = valid && number.startsWith('+1')
  sendJson(response, 200, {
    phone_number: number,
    valid,
    validation_errors: valid ? [] : ['NOT_A_NUMBER'],
    calling_country_code: american ? '1' : null,
    country_code: american ? 'US' : null,
    national_format: american ? `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}` : null,
    line_type_intelligence: valid
      ? { type: lineType(number), carrier_name: 'Local', error_code: null }
      : null,
    url: `https://lookups.twilio.com/v2/PhoneNumbers/${number}`,
  })
}

/** Responds as Twilio's Messages and Lookup do; false for a request that is not Twilio's. */
export const twilio = (
  account: TwilioAccount,
  messages: Messages,
  failures: PlannedFailures,
  webhooks: Pick<Webhooks, 'textStatus'>,
) => {
  const send = ({ response, body }: Exchange): void => {
    const form = new URLSearchParams(body)
    const [to, from, text] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
    const failure = failures.next('text')
    if (failure === 'refuse') return refuse(response, 503, 20503, 'Service is temporarily unavailable')
    if (!mobileNumber.test(to) || to === noSuchNumber)
      return refuse(response, 400, 21211, `Invalid 'To' Phone Number: ${to}`)
    if (lineType(to) === 'landline')
      return refuse(response, 400, 21614, `'To' number is not a valid mobile number`)
    if (!from) return refuse(response, 400, 21603, `A 'From' phone number is required`)
    if (!text) return refuse(response, 400, 21602, 'Message body is required')
    const message = messages.add({ channel: 'text', to, from, text })
    const callback = form.get('StatusCallback')
    if (callback) void webhooks.textStatus(message, callback)
    if (failure === 'lose-response') return void response.destroy()
    sendJson(response, 201, presented(message, account))
  }

  const list = ({ response, query }: Exchange): void => {
    const since = Date.parse(query.get('DateSent>') ?? query.get('DateSent>=') ?? '') || 0
    const found = messages
      .list({ to: query.get('To'), channel: 'text' })
      .filter(({ at }) => Date.parse(at) >= since)
      .slice(0, Number(query.get('PageSize') ?? 50))
    sendJson(response, 200, {
      messages: found.map((message) => presented(message, account)),
      page: 0,
      page_size: 50,
      next_page_uri: null,
    })
  }

  return (exchange: Exchange): boolean => {
    const { method, path, response } = exchange
    const isMessages = /\/2010-04-01\/Accounts\/[^/]+\/Messages\.json$/.test(path)
    const [, number] = /\/v2\/PhoneNumbers\/([^/]+)$/.exec(path) ?? []
    if (!isMessages && !number) return false
    if (!allowed(exchange, account)) refuse(response, 401, 20003, 'Authenticate')
    else if (number) lookup(exchange, decodeURIComponent(number))
    else if (method === 'POST') send(exchange)
    else list(exchange)
    return true
  }
}

import twilio from 'twilio'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTwilio } from './open-twilio.ts'

const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token' }
const spy = () => vi.spyOn(twilio.RequestClient.prototype, 'request')
let asked: ReturnType<typeof spy>
beforeEach(() => {
  asked = spy().mockResolvedValue({ statusCode: 200, body: { sid: 'SM1' } } as never)
})
afterEach(() => vi.restoreAllMocks())

const uris = () => asked.mock.calls.map(([{ uri }]) => uri)
const use = async (base: string | undefined) => {
  const client = openTwilio({ ...account, TWILIO_API_BASE: base })
  await client.messages.create({ from: '+15555550100', to: '+15555550123', body: 'Hello' })
  await client.lookups.v2
    .phoneNumbers('+15555550123')
    .fetch({ fields: 'line_type_intelligence', countryCode: 'US' })
  return client
}

it('asks Twilio where no other address is told', async () => {
  await use(undefined)
  await use('')
  const [text, lookup] = [
    `https://api.twilio.com/2010-04-01/Accounts/${account.TWILIO_ACCOUNT_SID}/Messages.json`,
    'https://lookups.twilio.com/v2/PhoneNumbers/+15555550123',
  ]
  expect(uris()).toEqual([text, lookup, text, lookup])
})

it('asks another address by the name of the service, with the same method, data and search', async () => {
  const client = await use('http://127.0.0.1:9')
  expect(uris()).toEqual([
    `http://127.0.0.1:9/api/2010-04-01/Accounts/${account.TWILIO_ACCOUNT_SID}/Messages.json`,
    'http://127.0.0.1:9/lookups/v2/PhoneNumbers/+15555550123',
  ])
  expect(asked.mock.calls[0]![0]).toMatchObject({
    method: 'post',
    username: account.TWILIO_ACCOUNT_SID,
    password: 'token',
    data: { To: '+15555550123', From: '+15555550100', Body: 'Hello' },
  })
  expect(asked.mock.calls[1]![0].params).toEqual({ Fields: 'line_type_intelligence', CountryCode: 'US' })
  await client.request({ method: 'get', uri: 'https://api.twilio.com/some/list.json?Page=2' })
  expect(uris().at(-1)).toBe('http://127.0.0.1:9/api/some/list.json?Page=2')
})

it.each([undefined, 'http://127.0.0.1:9'])('gives up after ten seconds (at %s)', (base) => {
  const { httpClient } = openTwilio({ ...account, TWILIO_API_BASE: base })
  expect(httpClient).toMatchObject({ defaultTimeout: 10_000 })
})

import twilio from 'twilio'
import { expect, it } from 'vitest'
import { signedForm } from './signed-form.ts'

const deps = { webhooks: { twilioToken: 'token' }, site: 'https://lunchpail.example' } as Parameters<
  typeof signedForm
>[0]
const path = '/api/webhooks/twilio/messages/'
const received = (signature: string | undefined) =>
  signedForm(
    deps,
    { body: 'Body=HELP', header: (name) => (name === 'x-twilio-signature' ? signature : undefined) },
    path,
  )
const signed = (address: string) => twilio.getExpectedTwilioSignature('token', address, { Body: 'HELP' })

it('[NT-04] reads the form that Twilio signed for the address on this site', () => {
  expect(received(signed(`https://lunchpail.example${path}`))).toStrictEqual({ Body: 'HELP' })
})

it.each([
  ['for another site', signed(`https://other.example${path}`)],
  ['for another address', signed('https://lunchpail.example/api/')],
  ['by no one', undefined],
])('[NT-04] refuses a form that was signed %s', (_, signature) => {
  expect(() => received(signature)).toThrow(expect.objectContaining({ refusal: 'forbidden' }))
})

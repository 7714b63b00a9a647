import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import twilio from 'twilio'
import { describe, expect, it } from 'vitest'
import { formOf, isFromSendGrid, isFromTwilio, webhookKey } from './signatures.ts'

const sendGrid = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const base64Of = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64')

describe('[NT-04] an event of SendGrid', () => {
  const [timestamp, body] = ['1795000000', '[{"event":"delivered"}]']
  const signature = sign('sha256', Buffer.from(timestamp + body), sendGrid.privateKey).toString('base64')
  const key = webhookKey(base64Of(sendGrid.publicKey))!
  const sent = { body, timestamp, signature }

  it('is one whose time and body were signed with its key', () => {
    expect(isFromSendGrid(key, sent)).toBe(true)
  })

  it.each([
    ['another body', { body: `${body} ` }],
    ['another time', { timestamp: '1795000001' }],
    ['no time', { timestamp: '' }],
    ['no signature', { signature: '' }],
    ['a signature that is none', { signature: 'bm9uZQ==' }],
    [
      'a signature of the body alone',
      { signature: sign('sha256', Buffer.from(body), sendGrid.privateKey).toString('base64') },
    ],
    [
      'a signature by another key',
      {
        signature: sign(
          'sha256',
          Buffer.from(timestamp + body),
          generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
        ).toString('base64'),
      },
    ],
  ])('is none with %s', (_, change) => expect(isFromSendGrid(key, { ...sent, ...change })).toBe(false))

  it('is none, and no error, where the key checks no such signature', () => {
    const key = { asymmetricKeyType: 'ec' } as KeyObject
    expect(isFromSendGrid(key, sent)).toBe(false)
  })

  it('has the key of its setting', () => {
    const setting = base64Of(sendGrid.publicKey)
    expect(base64Of(webhookKey(setting)!)).toBe(setting)
  })

  it.each([
    ['of another kind', base64Of(generateKeyPairSync('ed25519').publicKey)],
    ['that is none', 'bm9uZQ=='],
    ['that is empty', ''],
  ])('has no key in a setting %s', (_, setting) => expect(webhookKey(setting)).toBeUndefined())
})

describe('[NT-04] a form of Twilio', () => {
  const url = 'https://lunchpail.example/api/webhooks/twilio/messages/'
  const form = { Body: 'STOP', From: '+12125550142' }
  const signed = (address: string, of: Record<string, unknown> = form) =>
    twilio.getExpectedTwilioSignature('token', address, of)

  it('has its fields, and as a list what comes several times', () => {
    expect(formOf('Body=STOP+it&From=%2B12125550142&Empty=')).toStrictEqual({
      Body: 'STOP it',
      From: '+12125550142',
      Empty: '',
    })
    expect(formOf('Media=a&Body=x&Media=b&Media=c')).toStrictEqual({ Media: ['a', 'b', 'c'], Body: 'x' })
    expect(formOf('')).toStrictEqual({})
  })

  it('is one that was signed for the address, with the slash at its end or without', () => {
    expect(isFromTwilio('token', signed(url), url, form)).toBe(true)
    expect(isFromTwilio('token', signed(url.slice(0, -1)), url, form)).toBe(true)
    expect(isFromTwilio('token', signed(url, { Media: ['a', 'b'] }), url, formOf('Media=a&Media=b'))).toBe(
      true,
    )
  })

  it('is none with another token, address, form or signature', () => {
    expect(isFromTwilio('other', signed(url), url, form)).toBe(false)
    expect(isFromTwilio('token', signed(`${url}other/`), url, form)).toBe(false)
    expect(isFromTwilio('token', signed(url), url, { ...form, Body: 'START' })).toBe(false)
    expect(isFromTwilio('token', '', url, form)).toBe(false)
  })
})

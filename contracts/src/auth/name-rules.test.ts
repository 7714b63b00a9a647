import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { signUp } from './api.ts'
import { nameError } from './name-rules.ts'

describe('names', () => {
  it.each([
    'Rosa',
    'María José',
    "O'Neil-Smith",
    'J.R. Smith',
    'J. R. R.',
    'St.John',
    'Ma.Elena',
    'Dr. Pérez',
    'Nguyễn Thị',
    '李小龍',
    'محمد',
    'Łukasz 3rd',
    'A/S Harbor & Sons, Inc.',
    '24/7 Logistics',
    'U.S. Steel',
    'Ana...María',
    'उषा',
  ])('may be %j', (name) => expect(nameError(name)).toBeUndefined())

  it.each(['\u200b\u200b', '\u3164', '\u2800', '\u0301'])('are none where nothing is seen: %j', (name) =>
    expect(nameError(name)).toBe('account.name-characters'),
  )
  it('are asked for elsewhere where they are blank', () => expect(nameError('  ')).toBeUndefined())
  it.each(['Ana 🚚', '😀', 'می\u200cخواهم'])('may be %j, too', (name) =>
    expect(nameError(name)).toBeUndefined(),
  )

  it.each([
    'evil.example',
    'Win at evil.com/x',
    'EVIL.COM',
    'https://1.2',
    'see www.evil',
    'me@home',
    'me＠home',
    'evil．com',
    'evil。com',
    'evil｡com',
    'go to bit.ly/2x',
    't.co/abc',
    '192.0.2.1',
    'St.evil.com',
    'Dr.Evil.example',
    'mrs.top/x',
    'Sr.com?x',
    'evil.\u200bcom',
    'evil\u2060.com',
    'ht\u200btp://1',
    'evil\ufe0f.com',
    'evil.c\u034fom',
    'evil\u{e0100}.com',
    'i❤.ws',
    '🚚.to',
    'example.भारत',
  ])('are no address: %j', (name) => expect(nameError(name)).toBe('account.name-address'))

  it.each(['a\u0000b', 'a\nb', 'a\u202eb', 'a\u2066b', 'a\u200fb', 'a\u061cb', 'a\u2028b', 'a\u001bb'])(
    'hold nothing that is not seen: %j',
    (name) => expect(nameError(name)).toBe('account.name-characters'),
  )

  it('are checked at each field of a sign-up', () => {
    const sent = {
      type: 'hiring manager',
      first_name: 'evil.com',
      last_name: 'a\u202eb',
      company_name: 'bit.ly/2x',
      title: 'www.evil',
      email: 'a@example.com',
      password: 'blue truck 7',
    }
    const { error } = z.safeParse(signUp.body, sent)
    expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['first_name', 'account.name-address'],
      ['last_name', 'account.name-characters'],
      ['company_name', 'account.name-address'],
      ['title', 'account.name-address'],
    ])
  })
})

import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { signUp } from './sign-in/sign-up-api.ts'
import { nameError, personNameError } from './name-rules.ts'

describe('names', () => {
  it.each([
    'Rosa',
    'María José',
    "O'Neil-Smith",
    'J.R. Smith',
    'J. R. R.',
    'St.John',
    'van.der.Berg',
    'Von.den.Bosch',
    'Mary-Jo.',
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
    'Alex. Smith',
    'उषा',
    'J.Smith',
    'S.Kumar',
    'O.J.Simpson',
    'K.C.Jones',
    'M.Garcia',
    'j.carlos',
    'J.Li',
    'Ana M.Garcia',
    'Fco.Javier',
    'Md.Rahman',
    'Ste.Marie',
    'Wm.Smith',
    'Chas.Taylor',
    'Hno.Luis',
    'Gral.López',
    'Sgt.Pepper',
    'Jos.Miller',
    'Hnos.García',
    'Mc.Donald',
    'van.der Berg',
    'J.-P.Martin',
    'U.S.Xpress',
    'A.P.Moller',
    'O',
    'Ng',
    'de la O',
    'Dra.Peña',
    'J.B.Hunt',
    'J.De La Cruz',
    'j.de la cruz',
    'M.A.de León',
    'Ma.de Jesús',
    'Ma.De Los Ángeles',
    'Fco.de Paula',
    'A.St Clair',
    'C.H.Robinson',
    'A.St.Clair',
    'Jos.A.Bank',
    'Srta.Vega',
    'Hnas.Ruiz',
    'Cía.Minera del Norte',
    'Ft.Worth Freight',
    'Th.Bauer',
    'Ed.Smith',
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
    'x.de',
    'x.de now',
    'x.de/Now',
    'J.De Evil.com',
    'evil.de La Cruz',
    'x.co La Cruz',
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
    'i❤.ws',
    'i❤\ufe0f.ws',
    't.co',
    'X.com',
    'j.r.net',
    'J.Smith/x',
    'van.der.com',
    'van.der.evil.com',
    'van.de.Berg',
    'a.evil.com',
    'evil.J.Smith',
    '🚚.to',
    'example.भारत',
    'geo.tv',
    'J.Bet',
    'B.Casino',
    'J.Win',
    'm.facebook.com',
    'Mc.com',
    'evil-J.Smith',
    'a.st.com',
    't.mr.evil.com',
    'Cia.com',
    'cia.gov/x',
    // any word may be the ending of a host: with a space behind the dot, as the sentence says, it is a name
    'Alex.Smith',
  ])('are no address: %j', (name) => expect(nameError(name)).toBe('account.name-address'))

  it.each([
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    'a\u2066b',
    'a\u200fb',
    'a\u061cb',
    'a\u2028b',
    'a\u001bb',
    'Harbor\u200b & Pine',
    'Harbor\u200d',
    'Har\u200cbor',
    'Har\u00adbor',
    'Pi\u2060ne',
    'Pine\u3164',
    'Pine\ufe0f',
    'evil.\u200bcom',
    'evil\u2060.com',
    'ht\u200btp://1',
    'evil.c\u034fom',
    'evil\u{e0100}.com',
  ])('hold nothing that is not seen: %j', (name) => expect(nameError(name)).toBe('account.name-characters'))

  it.each([
    'Łukasz 3rd',
    'Rosa 2',
    'Ana 🚚',
    'John the 2nd 1',
    'St. John',
    'J. R. R.',
    'Jr. Como',
    'Robt. Ortega',
  ])('of people may be %j', (name) => expect(personNameError(name)).toBeUndefined())
  it.each([
    'IRS: call 212-555-0142 now',
    'call 2 1 2 5',
    'Ana 911',
    '٢١٢',
    '２１２',
    '①②③',
    '2\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e3',
  ])('of people hold no number: %j', (name) => expect(personNameError(name)).toBeDefined())
  it.each(['evil .example', 'evil. com', 'evil . net', 'evil．　com'])(
    'of people hold no host in parts: %j',
    (name) => expect(personNameError(name)).toBe('account.name-address'),
  )
  it('of companies may hold one', () => expect(nameError('Local 1199 Movers')).toBeUndefined())

  it('are checked at each field of a sign-up', () => {
    const sent = {
      type: 'hiring manager',
      first_name: 'evil.com',
      last_name: '555 0142',
      company_name: 'bit.ly/2x',
      title: 'www.evil',
      email: 'a@example.com',
      password: 'blue truck 7',
    }
    const { error } = z.safeParse(signUp.body, sent)
    expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['first_name', 'account.name-address'],
      ['last_name', 'account.name-digits'],
      ['company_name', 'account.name-address'],
      ['title', 'account.name-address'],
    ])
  })

  const signedUpAs = (first_name: string, last_name: string) => {
    const sent = { first_name, last_name, email: 'a@example.com' }
    const { error } = z.safeParse(signUp.body, sent)
    return (error?.issues ?? []).map(({ path, message }) => [path[0], message])
  }
  it('[AU-01] are refused in parts by a sign-up, also beside a number, and where both names together are a host or a number', () => {
    const found = {
      parted: signedUpAs('evil .example', 'Vega'),
      beside: signedUpAs('Call evil .us 212-555-0142', 'Now'),
      split: signedUpAs('evil', '.example'),
      atDot: signedUpAs('evil.', 'com'),
      digits: signedUpAs('Call 21', '25 now'),
      both: signedUpAs('evil.com', '.example'),
    }
    const address = 'account.name-address'
    expect(found).toEqual({
      parted: [['first_name', address]],
      beside: [['first_name', address]],
      split: [['last_name', address]],
      atDot: [['last_name', address]],
      digits: [['last_name', 'account.name-digits']],
      both: [['first_name', address]],
    })
  })
  it('may be joined from an initial, a short form or a few digits', () => {
    const joined = [
      ['Ana M.', 'Garcia'],
      ['Jose R.', 'Info'],
      ['Fco.', 'Javier'],
      ['J.', 'B. Hunt'],
      ['John', 'Smith 3rd'],
    ]
    expect(joined.flatMap(([first, last]) => signedUpAs(first!, last!))).toEqual([])
  })
})

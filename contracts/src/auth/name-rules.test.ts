import { describe, expect, it } from 'vitest'
import { nameError, personNameError } from './name-rules.ts'

describe('names', () => {
  it('may be what people and companies are called', () => {
    const names = [
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
    ]
    expect(names.filter((name) => nameError(name) !== undefined)).toEqual([])
  })

  it('are none where nothing is seen', () => {
    const names = ['\u200b\u200b', '\u3164', '\u2800', '\u0301', '\u2065', '\u{e0fff}', '\u{1d159}']
    expect(names.filter((name) => nameError(name) !== 'account.name-characters')).toEqual([])
  })

  it('are asked for elsewhere where they are blank', () => expect(nameError('  ')).toBeUndefined())
  it('may hold an emoji, and what joins two letters', () => {
    const names = ['Ana 🚚', '😀', 'می\u200cخواهم']
    expect(names.filter((name) => nameError(name) !== undefined)).toEqual([])
  })

  it('are no address', () => {
    const names = [
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
    ]
    expect(names.filter((name) => nameError(name) !== 'account.name-address')).toEqual([])
  })

  it('hold nothing that is not seen', () => {
    const names = [
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
    ]
    expect(names.filter((name) => nameError(name) !== 'account.name-characters')).toEqual([])
  })

  it('of people may hold a short number, an emoji or a dot', () => {
    const names = [
      'Łukasz 3rd',
      'Rosa 2',
      'Ana 🚚',
      'John the 2nd 1',
      'St. John',
      'J. R. R.',
      'Jr. Como',
      'Robt. Ortega',
    ]
    expect(names.filter((name) => personNameError(name) !== undefined)).toEqual([])
  })

  it('of people hold no long number', () => {
    const names = [
      'IRS: call 212-555-0142 now',
      'call 2 1 2 5',
      'Ana 911',
      '٢١٢',
      '２１２',
      '①②③',
      '2\ufe0f\u20e31\ufe0f\u20e32\ufe0f\u20e3',
    ]
    expect(names.filter((name) => personNameError(name) === undefined)).toEqual([])
  })

  it('of people hold no host in parts', () => {
    const names = ['evil .example', 'evil. com', 'evil . net', 'evil．　com']
    expect(names.filter((name) => personNameError(name) !== 'account.name-address')).toEqual([])
  })

  it('of companies may hold one', () => expect(nameError('Local 1199 Movers')).toBeUndefined())
})

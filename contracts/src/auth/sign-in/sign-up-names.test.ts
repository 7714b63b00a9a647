import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { signUp } from './sign-up-api.ts'

describe('names', () => {
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

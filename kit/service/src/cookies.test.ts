import { expect, it } from 'vitest'
import { cookieName, setCookie } from './cookies.ts'

const cookie = { name: 'session', value: 'a b', maxAge: 60 }

it.each([
  [cookie, false, 'session=a%20b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax'],
  [cookie, true, '__Host-session=a%20b; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax'],
  [{ ...cookie, readable: true }, false, 'session=a%20b; Max-Age=60; Path=/; SameSite=Lax'],
  [{ ...cookie, maxAge: 0 }, false, 'session=a%20b; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
] as const)('writes %j, secure %s', (one, secure, header) => {
  expect(setCookie(one, secure)).toBe(header)
})

it('is bound to the host where the site is served by https', () => {
  expect([cookieName('session', true), cookieName('session', false)]).toEqual(['__Host-session', 'session'])
})

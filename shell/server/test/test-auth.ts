import type { RequestListener } from 'node:http'
import type { Identity } from '../sessions/ask-auth.ts'
import type { HeldCookies } from '../sessions/session-cookies.ts'
import { bodyOf, echo, smallServer } from './test-service.ts'

export const account = (id: string): NonNullable<Identity['account']> => ({
  id,
  type: 'applicant',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@example.com',
  phone: '2125550123',
  company_name: null,
  title: null,
  has_password: true,
  phone_state: 'unverified',
  phone_takes_texts: true,
  email_verified: false,
  text_consent: false,
  job_alerts_enabled: false,
  language: 'en',
})

export const visitor = (value: string): Identity => ({
  level: 'normal',
  session_id: null,
  account: null,
  csrf: `csrf-${value}`,
  token: `token-${value}`,
})

export const signedIn = (session: string, accountId = 'a1'): Identity => ({
  level: 'normal',
  session_id: `public-${session}`,
  account: account(accountId),
  csrf: `csrf-${session}`,
  token: `token-${session}`,
})

/** Answers the shell as auth does, of sessions that a test begins and ends; any other call as given, or by repeating it. */
export async function testAuth(answer: RequestListener = echo) {
  const sessions = new Map<string, Identity>()
  const asked: HeldCookies[] = []
  const identityOf = (held: HeldCookies): Identity =>
    (held.session === undefined ? undefined : sessions.get(held.session)) ?? visitor(held.visitor ?? 'none')
  const server = await smallServer((request, response) => {
    if (request.url !== '/internal/session/') return answer(request, response)
    void bodyOf(request).then((body) => {
      const held = JSON.parse(body) as HeldCookies
      asked.push(held)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(identityOf(held)))
    })
  })
  return { ...server, sessions, asked }
}

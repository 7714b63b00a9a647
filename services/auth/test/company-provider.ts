import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finishSignOn, startSignOn } from '@lunchpail/contracts/auth/api'
import { identityProvider, type ProviderPerson } from '@lunchpail/kit-local/identity-provider/server'
import { secretsFrom } from '../src/sign-in/secrets.ts'
import { type Auth, csrfSecret } from './auth-service.ts'
import type { Browser } from './browser.ts'

const publicUrl = 'http://127.0.0.1'
export const clientOf = {
  id: 'lunchpail',
  secret: 'a secret of the client: &%=+',
  redirectUri: publicUrl + finishSignOn.path,
}

export type CompanyProvider = Awaited<ReturnType<typeof startProvider>>

/** A real provider with persons of its own. `respond` replaces it, as a fault does. */
export async function startProvider() {
  const persons: ProviderPerson[] = []
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [right] = identityProvider({ issuer, client: clientOf, persons }).listeners(
    'request',
  ) as RequestListener[]
  const asked: string[] = []
  let respond: RequestListener | undefined
  server.on('request', (request, response) => {
    asked.push(`${request.method} ${request.url!.split('?')[0]}`)
    ;(respond ?? right!)(request, response)
  })
  return {
    issuer,
    persons,
    /** method and path of what it was asked */
    asked,
    respond: (instead: RequestListener | undefined, paths?: RegExp) =>
      (respond = instead && ((...args) => (paths?.test(args[0].url!) === false ? right! : instead)(...args))),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface CompanyOptions {
  readonly domains?: readonly string[]
  readonly required?: boolean
  readonly clientSecret?: string
}

/** A company that logs in by this provider; returns the ids of both. */
export async function companyWith(
  auth: Auth,
  issuer: string,
  { domains = ['yard.example'], required = false, clientSecret = clientOf.secret }: CompanyOptions = {},
) {
  const sealed = secretsFrom([{ kid: '', secret: csrfSecret }]).encrypt(clientSecret)
  const { rows } = await auth.pool.query<{ company: string; provider: string }>(
    `with company as (insert into company (name, created_at) values ('Harbor Yard', now()) returning id)
     insert into company_identity_provider
       (company_id, issuer, client_id, sealed_client_secret, email_domains, other_origins, required, created_at, updated_at)
     select id, $1, $2, $3, $4, '{}', $5, now(), now() from company
     returning company_id as company, id as provider`,
    [issuer, clientOf.id, sealed, domains, required],
  )
  return rows[0]!
}

/** Puts an account into a company; its email counts as proven. */
export const employ = (auth: Auth, accountId: string, companyId: string, proven = true) =>
  auth.pool.query(
    `update account set company_id = $2, email_verified_at = case when $3 then now() end where id = $1`,
    [accountId, companyId, proven],
  )

/** Where a response leads. */
export const leadsTo = (answer: { readonly headers: Headers }): URL =>
  new URL(answer.headers.get('location')!, publicUrl)

/** Goes through the provider's pages as a browser does; returns what it sends the browser back with. */
export async function logInAt(address: URL, choice: { subject: string } | { cancel: string }) {
  const jar = new Map<string, string>()
  let next = address
  for (let step = 0; step < 10; step += 1) {
    if (next.href.startsWith(clientOf.redirectUri)) return Object.fromEntries(next.searchParams)
    const isForm = next.pathname.startsWith('/interaction/')
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isForm && { method: 'POST', body: new URLSearchParams(choice) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      jar.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider stopped: ${response.status} ${await response.text()}`)
    next = new URL(location, next)
  }
  throw new Error('the provider leads in circles')
}

/** From the start to the end. */
export async function signOn(browser: Browser, provider: string, subject: string, redirect?: string) {
  const begun = await browser.call(startSignOn, { query: { provider, ...(redirect && { redirect }) } })
  const query = await logInAt(leadsTo(begun), { subject })
  return browser.call(finishSignOn, { query })
}

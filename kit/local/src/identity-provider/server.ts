import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider'
import { isOwnRequest } from '../message-catcher/own-request.ts'
import { escapeHtml } from '../escape-html.ts'

const style = `body{font:1rem/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.5rem 1rem;text-align:start}
small{display:block}`

const button = ({ subject, name, email, emailVerified }: ProviderPerson): string =>
  `<button name="subject" value="${escapeHtml(subject)}">${escapeHtml(name)}
<small>${escapeHtml(email)}${emailVerified ? '' : ' (not verified)'}</small></button>`

/** Whom to log in as. */
const loginPage = (persons: readonly ProviderPerson[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Company login</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>Company login</h1>
<p>The local stand-in for a company's own login. Who are you?</p>
<form method="post">${persons.map(button).join('\n')}
<button name="cancel" value="1">Nobody: go back</button></form>
</body></html>`

/** A person whom the provider knows. */
export interface ProviderPerson {
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

export interface IdentityProviderOptions {
  /** its own address, which is what it names itself by */
  readonly issuer: string
  readonly client: { readonly id: string; readonly secret: string; readonly redirectUri: string }
  /** looked at with each login: a test may change them */
  readonly persons: readonly ProviderPerson[]
}

/**
 * An OpenID Connect provider for tests and for the site on one machine: whoever opens its page logs in as whom they choose.
 * Never part of a site that others reach.
 */
export function identityProvider({ issuer, client, persons }: IdentityProviderOptions): Server {
  const person = (subject: string) => persons.find((one) => one.subject === subject)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, subject) => {
      const found = person(subject)
      if (!found) return undefined
      const claims = { sub: subject, email: found.email, email_verified: found.emailVerified }
      return { accountId: subject, claims: () => claims }
    },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askEachTime(), url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    // people are not asked whether the site may know who they are
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AuthorizationCode: 60, AccessToken: 60, IdToken: 300 },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    jwks: { keys: [signingKey()] },
  } satisfies Configuration)
  const callback = provider.callback()

  const interaction = async (request: IncomingMessage, response: ServerResponse, chosen: URLSearchParams) => {
    const subject = chosen.get('subject')
    if (subject !== null && person(subject))
      return provider.interactionFinished(request, response, {
        login: { accountId: subject, remember: false },
      })
    if (chosen.has('cancel'))
      return provider.interactionFinished(request, response, { error: 'access_denied' })
    await provider.interactionDetails(request, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(loginPage(persons))
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnRequest(request)) return void response.writeHead(403).end()
    if (request.url === '/health') return void response.writeHead(200).end()
    if (!request.url?.startsWith('/interaction/')) return callback(request, response)
    const form = request.method === 'POST' ? await text(request) : ''
    await interaction(request, response, new URLSearchParams(form))
  }
  return createServer((request, response) => {
    respond(request, response).catch(() => {
      // an interaction that is over
      if (!response.headersSent) response.writeHead(400)
      response.end('This login is over. Go back to the site and start again.')
    })
  })
}

/** Whom to log in as, with each login again: whoever tries things out is not always the same person. */
function askEachTime() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')!
    .checks.add(
      new Check('each_time', 'each login asks', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(6).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  }
}

import { signUp } from '@lunchpail/contracts/auth/api'
import type { SiteRoute } from '@lunchpail/contracts/published-routes'
import type { SiteContext } from '../site-state.ts'
import { fieldsOf, fieldsOfBody, pick, readBody, respondWith, sender, type Answer } from './buffered.ts'
import type { GatewayDeps } from './gateway.ts'
import { isOwnPage } from './own-page.ts'

/** As auth takes of a sign-up alone. */
const maxBytes = signUp.bodyLimit!

/** What a sign-up takes; all else goes to the endpoint. */
const signUpFields = fieldsOfBody(signUp)
const shared: readonly string[] = ['utm']

/**
 * 2 §7: a visitor's registration may carry the fields of a sign-up: auth gets them first, then the owner of the address the
 * rest, as the person who has just signed up. `failed` of a refusal says which of the two it was. Whoever signed up stays
 * signed in where the registration failed.
 */
export async function signUpFirst(ctx: SiteContext, endpoint: SiteRoute, deps: GatewayDeps): Promise<void> {
  const { services, sessions, cookies, origin } = deps
  const body = await readBody(ctx, maxBytes)
  const fields = fieldsOf(body)
  const ownPage = isOwnPage(ctx.req.headers, origin)
  const held = ownPage ? cookies.ensure(ctx) : cookies.read(ctx)
  const { token, account, csrf } = await sessions.identify(held)

  const send = sender(ctx, deps, ownPage)
  const respond = (answer: Answer, failed: 'sign-up' | 'registration'): void =>
    respondWith(ctx, answer, answer.status >= 400 ? { failed } : {})

  const target = ctx.path + ctx.search
  const owner = services[endpoint.owner]!
  if (account !== null || fields['email'] === undefined)
    return respond(await send({ base: owner, target, body, token }), 'registration')
  // 2 §7 lists the registration without a CSRF value; auth asks for one, which the gateway knows of a page of ours
  const hasValue = ctx.get('x-csrf-token') !== '' || fields['csrf_token'] !== undefined
  const signedUp = await send({
    base: services.auth!,
    target: signUp.path,
    body: JSON.stringify(pick(fields, (name) => signUpFields.includes(name) || name === 'csrf_token')),
    token,
    csrf: ownPage && !hasValue ? csrf : undefined,
  })
  sessions.forget(held)
  if (signedUp.status !== 201) return respond(signedUp, 'sign-up')
  const made = signedUp.headers['set-cookie'] ?? []
  ctx.append('set-cookie', made)
  const person = await sessions.identify({ ...held, session: cookies.issued([made].flat()) })
  const rest = pick(fields, (name) => !signUpFields.includes(name) || shared.includes(name))
  const { csrf_token: _, ...registration } = rest
  respond(
    await send({
      base: owner,
      target,
      body: JSON.stringify(registration),
      token: person.token,
      csrf: person.csrf,
    }),
    'registration',
  )
}

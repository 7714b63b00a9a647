import { setPassword } from '@lunchpail/contracts/auth/api'
import type { BodyInput, Endpoint } from '@lunchpail/contracts/endpoint'
import type { ErrorBody } from '@lunchpail/contracts/error-body'
import type { SiteRoute } from '@lunchpail/contracts/published-routes'
import { saveProfile } from '@lunchpail/contracts/profile/api'
import { keepEqualOpportunity, saveApplication } from '@lunchpail/contracts/wizard/api'
import { sentence } from '@lunchpail/kit-service/sentence'
import { AuthUnavailable } from '../sessions/ask-auth.ts'
import type { SiteContext } from '../site-state.ts'
import { fieldsOf, fieldsOfBody, pick, respondWith, sender, type Answer, type Fields } from './buffered.ts'
import type { GatewayDeps } from './gateway.ts'
import { isOwnPage } from './own-page.ts'
import { UpstreamFailure } from './upstream.ts'

interface Carried {
  readonly name: string
  readonly fields: readonly string[]
  /** who owns them */
  readonly to: Endpoint
}

interface Rule {
  /** where one is refused, so is the call */
  readonly others: readonly Carried[]
  /** sent once the call succeeded, whose answer says what became of it */
  readonly password?: typeof setPassword
}

const resumeFields = ['resume_status', 'resume_location'] as const satisfies readonly (keyof BodyInput<
  typeof saveApplication
>)[]

/**
 * 1 §3, 2 §7: calls whose body carries fields of another owner. A service never sees what is not its own: profile no
 * equal-opportunity answer and no resume, wizard no password (docs/decisions/40).
 */
const rules: Readonly<Record<string, Rule>> = {
  [saveApplication.name]: { others: [], password: setPassword },
  [saveProfile.name]: {
    others: [
      { name: 'equal-opportunity', fields: fieldsOfBody(keepEqualOpportunity), to: keepEqualOpportunity },
      { name: 'resume', fields: resumeFields, to: saveApplication },
    ],
  },
}

const fieldsOfRule = ({ others, password }: Rule): string[] => [
  ...others.flatMap(({ fields }) => fields),
  ...(password ? ['password'] : []),
]

export const carriesFields = ({ name }: Pick<SiteRoute, 'name'>): boolean => name in rules

/** Whether a body may carry some of them; it is read as JSON only then. */
export const mayCarry = ({ name }: Pick<SiteRoute, 'name'>, body: string): boolean =>
  fieldsOfRule(rules[name]!).some((field) => body.includes(`"${field}"`))

/** The profile names a person's fields below `user`, and all of it once more below `profile`. */
const nested = ['user', 'profile']

const isFields = (value: unknown): value is Fields => value instanceof Object && !Array.isArray(value)

/** The fields of these names, those at the top before those below; null and nothing are none. */
function carriedIn(fields: Fields, names: readonly string[]): Fields {
  const below = nested.flatMap((name) => (isFields(fields[name]) ? [carriedIn(fields[name], names)] : []))
  const own = pick(fields, (name) => names.includes(name) && (fields[name] ?? null) !== null)
  return Object.assign({}, ...below.toReversed(), own) as Fields
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => [
        name,
        nested.includes(name) && isFields(value) ? without(value, names) : value,
      ]),
  )

const fits = ({ body }: Endpoint, fields: Fields): boolean => body?.safeParse(fields).success ?? true

/** Sends each owner its part of a body, and answers with what the endpoint's own owner says. */
export async function sendCarried(
  ctx: SiteContext,
  endpoint: SiteRoute,
  sent: string,
  deps: GatewayDeps,
): Promise<void> {
  const { services, sessions, cookies, origin } = deps
  const rule = rules[endpoint.name]!
  const fields = fieldsOf(sent)
  const ownPage = isOwnPage(ctx.req.headers, origin)
  const held = ownPage ? cookies.ensure(ctx) : cookies.read(ctx)
  const { token, csrf, account } = await sessions.identify(held)
  const send = sender(ctx, deps, ownPage)
  const { csrf_token } = fields

  const parts = rule.others
    .map(({ name, fields: names, to }) => ({ name, to, part: carriedIn(fields, names) }))
    .filter(({ to, part }) => Object.keys(part).length > 0 && services[to.owner] !== undefined)
  const own = without(fields, fieldsOfRule(rule))
  const rest = JSON.stringify(own)
  const sendPart = async ({ name, to, part }: (typeof parts)[number]): Promise<boolean> => {
    const body = JSON.stringify({ ...part, csrf_token })
    const answer = await send({
      base: services[to.owner]!,
      method: to.method,
      target: to.path,
      body,
      token,
    })
    if (answer.status >= 400) respondWith(ctx, answer, { failed: name })
    return answer.status < 400
  }

  // A call that is refused stores nothing: a part that does not fit its contract goes before all else, what fits after the rest.
  const fit = parts.filter(({ to, part }) => fits(to, part))
  const unfit = parts.filter((part) => !fit.includes(part))
  for (const part of unfit) if (!(await sendPart(part))) return
  const main = await send({
    base: services[endpoint.owner]!,
    method: endpoint.method,
    target: ctx.path + ctx.search,
    body: rest === JSON.stringify(fields) ? sent : rest,
    token,
  })
  if (main.status >= 400) return respondWith(ctx, main)
  for (const part of fit) if (!(await sendPart(part))) return

  // what is no text goes to auth too, whose refusal the answer tells
  const password = rule.password && fields['password']
  if ((password ?? '') === '' || account === null || !services.auth) return respondWith(ctx, main)
  const said = await send({
    base: services.auth,
    method: setPassword.method,
    target: setPassword.path,
    body: JSON.stringify({ password }),
    token,
    csrf,
  }).catch((failure: unknown) => {
    if (failure instanceof UpstreamFailure || failure instanceof AuthUnavailable) return undefined
    throw failure
  })
  sessions.forget(held)
  respondWith(ctx, main, { password: outcomeOf(said, ctx) })
}

/** A password that is there already stays, and so does one where the new one is not taken: the save holds all the same. */
function outcomeOf(said: Answer | undefined, ctx: SiteContext): Fields {
  if (said && said.status < 400) return { changed: true }
  const { error, fields } = (said?.body ?? {}) as Partial<ErrorBody>
  return {
    changed: false,
    error: fields?.['password']?.error ?? error ?? sentence('unavailable', ctx.state.language),
  }
}

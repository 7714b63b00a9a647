import * as z from 'zod/mini'
import type { Noun } from '@lunchpail/contracts/noun'
import { releaseEndpoint } from './release-descriptor.ts'
import type { ReleaseEndpoint } from './release-descriptor.ts'

const absent = <S extends z.ZodMiniType>(schema: z.ZodMiniNullable<S>) => z._default(schema, null)

/** An event as a service publishes it, or as it reads it. */
const serviceEvent = z.object({ type: z.string(), data: z.optional(z.record(z.string(), z.unknown())) })
export type ServiceEvent = z.output<typeof serviceEvent>

/** The response of /internal/schemas: the endpoints of a running service, and the events that it publishes and consumes. */
export const schemasOfService = z.object({
  /** which of its instances says so */
  instance: z.string(),
  endpoints: z.array(
    z.extend(releaseEndpoint, {
      params: absent(releaseEndpoint.shape.params),
      query: absent(releaseEndpoint.shape.query),
      body: absent(releaseEndpoint.shape.body),
    }),
  ),
  provides: z._default(z.array(serviceEvent), []),
  consumes: z.array(serviceEvent),
})
export type SchemasOfService = z.output<typeof schemasOfService>

/** The endpoints that every live instance of a service has, by noun: several of one name where instances differ in it. */
export type EndpointsByNoun = Record<string, ReleaseEndpoint[]>

/** By noun the names of the instances that live, as they say themselves. */
export type LiveInstances = ReadonlyMap<string, readonly string[]>

/** The Authorization header of a call to a service, signed by the process that calls. */
export type AuthorizeCall = (noun: Noun) => Promise<string>

/** The schemas of whichever instance answers, or why none does. */
async function oneAnswer(
  noun: Noun,
  url: string,
  authorize: AuthorizeCall,
): Promise<SchemasOfService | string> {
  try {
    const response = await fetch(new URL('/internal/schemas', url), {
      // a balancer chooses for each connection
      headers: { authorization: await authorize(noun), connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    })
    if (response.ok) return z.parse(schemasOfService, await response.json())
    return `it answers ${response.status}`
  } catch (failure) {
    return (failure as Error).message
  }
}

/** Of six instances, of which a balancer takes any, one is missed by so many once in ten thousand times. */
const maxAsked = 60
/** One that answers nobody, as it does not know who asks, or by whose clock, is not asked as often. */
const maxUnanswered = 4

/** What the instances of a service have. */
interface Heard {
  readonly instances: readonly SchemasOfService[]
  /** why that is not all; undefined where it is */
  readonly unheard: string | undefined
}

/**
 * The schemas of each instance of a service, all at one address: it is asked until each that lives has answered. Undefined where
 * none lives and answers.
 */
export async function serviceSchemas(
  noun: Noun,
  url: string,
  authorize: AuthorizeCall,
  live: readonly string[] = [],
): Promise<Heard | undefined> {
  const heard = new Map<string, SchemasOfService>()
  let missing = live
  let reason = ''
  for (let asked = 0; asked < (heard.size > 0 ? maxAsked : maxUnanswered); asked += 1) {
    const answer = await oneAnswer(noun, url, authorize)
    if (typeof answer === 'string') reason = ` (${answer})`
    else heard.set(answer.instance, answer)
    missing = live.filter((one) => !heard.has(one))
    if (missing.length === 0) break
  }
  if (heard.size === 0 && live.length === 0) return undefined
  const unheard = `${missing.join(', ')} of ${noun} lives and does not say what it has${reason}: try again once its rollout has ended`
  return { instances: [...heard.values()], unheard: missing.length > 0 ? unheard : undefined }
}

/** What every instance has: several of one name where they differ in it. */
const inAll = (instances: readonly SchemasOfService[]): ReleaseEndpoint[] => {
  const all = instances.map(({ endpoints }) => endpoints)
  const different = new Map(all.flat().map((one) => [JSON.stringify(one), one]))
  return [...different.values()].filter(({ name }) =>
    all.every((endpoints) => endpoints.some((one) => one.name === name)),
  )
}

/** Fetches the endpoints of every service, and says of which an instance was not heard; one that does not respond is absent. */
export async function allServiceSchemas(
  services: Readonly<Record<string, string>>,
  authorize: AuthorizeCall | undefined,
  live: LiveInstances = new Map(),
): Promise<{ readonly endpoints: EndpointsByNoun; readonly unheard: Readonly<Record<string, string>> }> {
  if (!authorize) return { endpoints: {}, unheard: {} }
  const asked = Object.entries(services).map(async ([noun, url]) => {
    const heard = await serviceSchemas(noun as Noun, url, authorize, live.get(noun))
    return heard === undefined ? [] : [{ noun, ...heard }]
  })
  const fetched = (await Promise.all(asked)).flat()
  return {
    endpoints: Object.fromEntries(
      fetched.flatMap(({ noun, instances }) => (instances.length > 0 ? [[noun, inAll(instances)]] : [])),
    ),
    unheard: Object.fromEntries(fetched.flatMap(({ noun, unheard }) => (unheard ? [[noun, unheard]] : []))),
  }
}

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

/** The endpoints of services, by noun. */
export type EndpointsByNoun = Record<string, ReleaseEndpoint[]>

/** The Authorization header of a call to a service, signed by the process that calls. */
export type AuthorizeCall = (noun: Noun) => Promise<string>

/** Fetches the schemas of a service; undefined where it does not respond with them. */
export async function serviceSchemas(
  noun: Noun,
  url: string,
  authorize: AuthorizeCall,
): Promise<SchemasOfService | undefined> {
  try {
    const response = await fetch(new URL('/internal/schemas', url), {
      headers: { authorization: await authorize(noun) },
      signal: AbortSignal.timeout(2_000),
    })
    return response.ok ? z.parse(schemasOfService, await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** Fetches the endpoints of every service; one that does not respond is absent. */
export async function allServiceSchemas(
  services: Readonly<Record<string, string>>,
  authorize: AuthorizeCall | undefined,
): Promise<EndpointsByNoun> {
  if (!authorize) return {}
  const fetched = await Promise.all(
    Object.entries(services).map(
      async ([noun, url]) => [noun, (await serviceSchemas(noun as Noun, url, authorize))?.endpoints] as const,
    ),
  )
  return Object.fromEntries(
    fetched.flatMap(([noun, endpoints]) => (endpoints === undefined ? [] : [[noun, endpoints]])),
  )
}

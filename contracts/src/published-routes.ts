import * as z from 'zod/mini'
import { patternsMeet, shapeOf } from './address-table.ts'
import { nouns, type Noun } from './noun.ts'

const shortText = z.string().check(z.maxLength(200))
const path = z.string().check(z.maxLength(300), z.regex(/^\/[^?#%\\\s]*$/))
const method = z.enum(['GET', 'POST', 'PATCH', 'DELETE'])

/** What the gateway has to know of an endpoint: where it is, and how it is called. An `Endpoint` is one. */
const siteRoute = z.object({
  name: shortText,
  owner: z.enum(nouns),
  method,
  path,
  when: z.optional(z.object({ parameter: shortText, value: shortText })),
  /** a kind that only a newer release knows gets a token, as most do */
  access: z.object({ kind: shortText, atSuspension: z.optional(z.literal(true)) }),
  signsUpFirst: z.optional(z.literal(true)),
  knowsBrowser: z.optional(z.literal(true)),
  media: z.optional(shortText),
  refusedTo: z.optional(z.object({ path, query: shortText })),
})
export type SiteRoute = z.output<typeof siteRoute>

/** An address that the shell answers itself: of this method, or of every (`*`). A path that ends with `*` is all below it. */
const shellAddress = z.object({ method: z.enum(['GET', '*']), path, what: shortText })
export type ShellAddress = z.output<typeof shellAddress>

const refusedRoute = z.object({ name: shortText, method, path, holder: shortText })
/** A claim that was refused, and who has its address. */
export type RefusedRoute = z.output<typeof refusedRoute>

const max = 2_000
const said = {
  /** where in the order of all claims this process made its first */
  since: z.int().check(z.gte(1)),
  /** it has ended as it should: what it said counts only while no other of its kind says anything */
  ended: z.optional(z.boolean()),
}
/** What an instance of a service says. */
export const serviceRoutes = z.object({
  ...said,
  routes: z.array(siteRoute).check(z.maxLength(max)),
  refused: z.array(refusedRoute).check(z.maxLength(max)),
})
export type ServiceRoutes = z.output<typeof serviceRoutes>

/** What an instance of the shell says: what it answers itself, and the routes of its contracts, which hold for services that say nothing. */
export const shellRoutes = z.object({
  ...said,
  shell: z.array(shellAddress).check(z.maxLength(max)),
  start: z.array(siteRoute).check(z.maxLength(max)),
})
export type ShellRoutes = z.output<typeof shellRoutes>

/** The part of an endpoint that is published; undefined of one that no browser may call. */
export const siteRouteOf = (endpoint: {
  readonly access: { readonly kind: string }
}): SiteRoute | undefined => (endpoint.access.kind === 'internal' ? undefined : z.parse(siteRoute, endpoint))

/** An instance that has not said its routes again for so long has ended, or hangs. */
export const routesLeaseMs = 90_000

/** What an instance says, and how long ago it said so last. */
export interface Announcement<T> {
  readonly ageMs: number
  readonly said: T
}

/**
 * What counts of what the instances of one process say: of those that live, and while none does, of those that were the last
 * to live, as they come back.
 */
export function inForce<T extends { readonly since: number; readonly ended?: boolean | undefined }>(
  announcements: readonly Announcement<T>[],
): T[] {
  const newestMs = Math.min(...announcements.map(({ ageMs }) => ageMs))
  const latest = announcements.flatMap(({ ageMs, said: one }) =>
    ageMs - newestMs < routesLeaseMs ? [one] : [],
  )
  const open = latest.filter(({ ended }) => !ended)
  return open.length > 0 ? open : latest.toSorted((a, b) => b.since - a.since).slice(0, 1)
}

const ownedKey = ({ owner, method: verb, path: at, when }: SiteRoute): string =>
  `${owner} ${verb} ${shapeOf(at)} ${when ? `${when.parameter}=${when.value}` : ''}`

/** Who has an address, as an operator reads it. */
const holderOf = (held: SiteRoute | ShellAddress): string =>
  'owner' in held ? `${held.name} of ${held.owner}` : held.what

const meets = (held: SiteRoute | ShellAddress, route: SiteRoute): boolean =>
  (held.method === '*' || held.method === route.method) && patternsMeet(held.path, route.path)

interface Around {
  /** what the shell answers itself */
  readonly shell: readonly ShellAddress[]
  /** the routes of the shell's contracts */
  readonly start: readonly SiteRoute[]
}

interface Settled {
  readonly routes: readonly SiteRoute[]
  readonly refused: readonly (RefusedRoute & { readonly owner: Noun })[]
}

/**
 * Who has which address. A service has what its live instances say, those of a rollout together, the newest first where they
 * differ; one that says nothing has what the contracts give it. A claim is refused where some address would be another's too:
 * the shell's, or a service's, running or not. What the contracts give a service cannot be claimed; of all else, who claimed it
 * first has it.
 */
export function settleRoutes(
  { shell, start }: Around,
  said: ReadonlyMap<Noun, readonly { readonly since: number; readonly routes: readonly SiteRoute[] }[]>,
): Settled {
  const silent = start.filter(({ owner }) => !said.has(owner))
  const given = new Set(start.map(ownedKey))
  const claims = new Map<string, { route: SiteRoute; rank: number }>()
  for (const [owner, instances] of said)
    for (const { since, routes } of instances.toSorted((a, b) => b.since - a.since))
      for (const route of routes) {
        // no noun speaks for another
        if (route.owner !== owner || !route.name.startsWith(`${owner}.`)) continue
        const key = ownedKey(route)
        const rank = given.has(key) ? -1 : since
        const known = claims.get(key)
        claims.set(key, { route: known?.route ?? route, rank: Math.min(rank, known?.rank ?? rank) })
      }
  const granted = [...silent]
  const refused: Settled['refused'][number][] = []
  const inOrder = [...claims.values()].toSorted(
    (a, b) => a.rank - b.rank || nouns.indexOf(a.route.owner) - nouns.indexOf(b.route.owner),
  )
  for (const { route, rank } of inOrder) {
    const { name, owner, method: verb, path: at } = route
    const held =
      rank < 0
        ? undefined
        : (shell.find((one) => meets(one, route)) ??
          granted.find((one) => one.owner !== owner && meets(one, route)))
    if (held === undefined) granted.push(route)
    else refused.push({ name, owner, method: verb, path: at, holder: holderOf(held) })
  }
  return { routes: granted, refused }
}

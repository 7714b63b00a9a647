import * as z from 'zod/mini'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import {
  inForce,
  routesLeaseMs,
  serviceRoutes,
  settleRoutes,
  shellRoutes,
  siteRouteOf,
  type RefusedRoute,
  type Announcement,
} from '@lunchpail/contracts/published-routes'
import type { RoutesRead } from '@lunchpail/kit-events/routes-stream'
import type { LiveService } from './live-service.ts'
import type { Route } from './route.ts'
import { RouteSpeaker, type SayingState, type Word } from './say-routes.ts'

/** What the instances of a process said, but for what this release cannot read. */
export const announcementsOf = <S extends z.ZodMiniType>(
  { messages }: Pick<RoutesRead, 'messages'>,
  process: string,
  schema: S,
): Announcement<z.output<S>>[] =>
  messages
    .filter((message) => message.process === process)
    .flatMap(({ payload, ageMs }) => {
      const { data } = z.safeParse(schema, parsed(payload))
      return data === undefined ? [] : [{ ageMs, said: data as z.output<S> }]
    })

const parsed = (payload: string): unknown => {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}

/** The instances of a service that live. */
export const liveInstances = ({ messages }: Pick<RoutesRead, 'messages'>, noun: Noun): string[] =>
  messages.flatMap((message) =>
    announcementsOf({ messages: [message] }, noun, serviceRoutes).flatMap(({ ageMs, said }) =>
      said.ended || ageMs >= routesLeaseMs ? [] : [message.instance],
    ),
  )

/** What a service has of these routes, as far as no other has them, and which it cannot have. */
export const claimRoutes = (
  noun: Noun,
  routes: readonly Pick<Route, 'endpoint'>[],
  read: RoutesRead,
): { readonly word: Word; readonly refused: readonly RefusedRoute[] } => {
  const wanted = routes.flatMap(({ endpoint }) => siteRouteOf(endpoint) ?? [])
  const shells = inForce(announcementsOf(read, 'shell', shellRoutes))
  // before the first shell, it is not known what belongs to which service: the first one decides
  if (shells.length === 0)
    return { word: { said: { routes: wanted, refused: [] }, complete: false }, refused: [] }
  const said = new Map(
    nouns.flatMap((one) => {
      const instances = inForce(announcementsOf(read, one, serviceRoutes))
      const own = one === noun ? [{ since: read.last + 1, routes: wanted }] : []
      return instances.length + own.length > 0 ? [[one, [...instances, ...own]] as const] : []
    }),
  )
  const settled = settleRoutes(
    { shell: shells.flatMap(({ shell }) => shell), start: shells.flatMap(({ start }) => start) },
    said,
  )
  const refused = settled.refused.flatMap(({ owner, ...route }) =>
    owner === noun && wanted.some(({ name }) => name === route.name) ? [route] : [],
  )
  const granted = wanted.filter(
    ({ method, path }) => !refused.some((one) => one.method === method && one.path === path),
  )
  return { word: { said: { routes: granted, refused }, complete: refused.length === 0 }, refused }
}

export interface RouteHealth {
  /** the name under which this instance says them */
  readonly instance: () => string
  /** `taken`: another has the address of one of them */
  readonly state: () => SayingState | 'taken'
  readonly refused: () => readonly RefusedRoute[]
  /** Whether an operator has to do something before this process can work. What is taken away later does not count. */
  readonly neverUp: () => boolean
}

/** Says the routes of a service to the shells, and keeps what was refused. */
export const sayServiceRoutes = ({
  nats,
  log,
  noun,
  routes,
}: Pick<LiveService, 'nats' | 'log' | 'noun' | 'routes'>): RouteHealth &
  Pick<RouteSpeaker, 'start' | 'say' | 'stop' | 'tried'> => {
  let refused: readonly RefusedRoute[] = []
  let wasUp = false
  const word = (read: RoutesRead): Word => {
    const claim = claimRoutes(noun, routes, read)
    const known = new Set(refused.map(({ name }) => name))
    refused = claim.refused
    for (const { name, method, path, holder } of refused)
      if (!known.has(name))
        log.error(
          { endpoint: name, address: `${method} ${path}`, holder },
          'a route is refused: another has it',
        )
    return claim.word
  }
  const speaker = new RouteSpeaker({ nats, log, process: noun, word })
  const state = (): SayingState | 'taken' => {
    const now = speaker.state()
    const own = now === 'up' && refused.length > 0 ? 'taken' : now
    wasUp ||= own === 'up'
    return own
  }
  return {
    instance: () => speaker.instance(),
    state,
    refused: () => refused,
    neverUp: () => {
      const now = state()
      return !wasUp && now !== 'up' && now !== 'down'
    },
    start: (port) => speaker.start(port),
    say: () => speaker.say(),
    stop: () => speaker.stop(),
    tried: () => speaker.tried(),
  }
}

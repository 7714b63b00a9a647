import type { Logger } from 'pino'
import { lookUp, type AddressTable } from '@lunchpail/contracts/address-table'
import { allEndpoints, allFragments, allPages } from '@lunchpail/contracts/addresses'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import {
  inForce,
  routesLeaseMs,
  serviceRoutes,
  settleRoutes,
  siteRouteOf,
  type RefusedRoute,
  type ShellAddress,
  type SiteRoute,
} from '@lunchpail/contracts/published-routes'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { NatsClient } from '@lunchpail/kit-events/nats'
import { decodeRoutes, type RouteMessage } from '@lunchpail/kit-events/routes-stream'
import { routeSubjects } from '@lunchpail/kit-events/route-subjects'
import { RouteSpeaker, type Word } from '@lunchpail/kit-service/say-routes'
import { announcementsOf } from '@lunchpail/kit-service/service-routes'
import { dayMs } from '@lunchpail/contracts/durations'

/** The routes of the contracts that this shell was built with. */
export const builtRoutes: readonly SiteRoute[] = allEndpoints.flatMap((one) => siteRouteOf(one) ?? [])

export interface LiveRoutes {
  readonly table: AddressTable<SiteRoute>
  /** what services say that they have, beside what the contracts of this shell give them */
  readonly added: () => readonly SiteRoute[]
  /** what services want and do not get */
  readonly refused: () => readonly (RefusedRoute & { readonly owner: Noun })[]
  /** Looks again at who has what: a release may have brought a page. */
  readonly settle: () => void
  /** Waits until what is said has been read once, where NATS is there. */
  readonly read: () => Promise<void>
  /** Says what this shell has, from now on. */
  readonly start: (port: number) => void
  readonly stop: () => Promise<void>
}

interface LiveRoutesDeps {
  readonly nats: Pick<NatsClient, 'routes' | 'onConnect' | 'tried' | 'connected' | 'subscribe'>
  readonly log: Logger
  /** what this shell answers itself, beside its pages */
  readonly own: () => readonly string[]
  /** the pages of the live microfrontends */
  readonly remotePages: () => readonly { readonly path: string; readonly remote: string }[]
  readonly now?: () => number
}

const lookMs = routesLeaseMs / 3
/** As long as the stream keeps what an instance said last. */
const keptMs = dayMs

/**
 * The gateway's table: the routes that the services say they have, from the moment in which they say so, and those of the
 * contracts for a service that has said nothing. Without NATS it stays as it was.
 */
export function liveRoutes({
  nats,
  log,
  own,
  remotePages,
  now = () => performance.now(),
}: LiveRoutesDeps): LiveRoutes {
  /** the last word of each instance, and when it came */
  const words = new Map<string, RouteMessage & { readonly at: number }>()
  let table = lookUp(builtRoutes, allPages, allFragments)
  let settled: ReturnType<typeof settleRoutes> = { routes: builtRoutes, refused: [] }
  let seen = ''

  const shell = (): ShellAddress[] => [
    ...own().map((path) => ({ method: '*' as const, path, what: 'the shell' })),
    ...allPages.map(({ path, name }) => ({ method: 'GET' as const, path, what: `the page ${name}` })),
    ...remotePages().map(({ path, remote }) => ({
      method: 'GET' as const,
      path,
      what: `a page of ${remote}`,
    })),
  ]

  const settle = (): void => {
    for (const [key, { at }] of words) if (now() - at > keptMs) words.delete(key)
    const messages = [...words.values()].map((word) => ({ ...word, ageMs: now() - word.at }))
    const said = new Map(
      nouns.flatMap((noun) => {
        const instances = inForce(announcementsOf({ messages }, noun, serviceRoutes))
        return instances.length > 0 ? [[noun, instances] as const] : []
      }),
    )
    const next = settleRoutes({ shell: shell(), start: builtRoutes }, said)
    // what a service did not claim, as it knew that another has it, is as refused as what it did
    const unclaimed = [...said].flatMap(([owner, instances]) =>
      instances.flatMap((instance) => instance.refused.map((one) => ({ ...one, owner }))),
    )
    const refused = [...new Map([...unclaimed, ...next.refused].map((one) => [one.name, one])).values()]
    const text = JSON.stringify([next.routes, refused])
    if (text === seen) return
    seen = text
    const before = new Set(settled.refused.map(({ name }) => name))
    for (const { name, owner, method, path, holder } of refused)
      if (!before.has(name))
        log.error(
          { endpoint: name, owner, address: `${method} ${path}`, holder },
          'a route is refused: another has it',
        )
    settled = { routes: next.routes, refused }
    table = lookUp(next.routes, allPages, allFragments)
  }

  const keyOf = ({ process, instance }: RouteMessage): string => `${process} ${instance}`
  const keep = (message: RouteMessage, at: number): void => {
    if (message.process !== 'shell') words.set(keyOf(message), { ...message, at })
  }
  const hear = (message: RouteMessage): void => {
    const before = words.get(keyOf(message))
    keep(message, now())
    const isNew = before?.payload !== message.payload || now() - before.at >= routesLeaseMs
    if (isNew && message.process !== 'shell') settle()
  }
  const read = async (): Promise<void> => {
    const began = now()
    try {
      const { messages } = await nats.routes.read()
      // what was heard meanwhile is newer
      for (const message of messages)
        if ((words.get(keyOf(message))?.at ?? -Infinity) < began) keep(message, now() - message.ageMs)
      settle()
    } catch (error) {
      log.warn(
        { error: loggedError(error) },
        'what services say of their routes cannot be read; it stays as it was',
      )
    }
  }

  const first = Promise.withResolvers<void>()
  void nats.subscribe(routeSubjects, (subject, payload) => hear(decodeRoutes(subject, payload)))
  const unsubscribe = nats.onConnect(() => void read().then(first.resolve))
  const timer = setInterval(settle, lookMs)
  timer.unref()

  const word = (): Word => ({ said: { shell: shell(), start: builtRoutes }, complete: true })
  const speaker = new RouteSpeaker({ nats, log, process: 'shell', word })
  return {
    table: {
      endpoint: (...asked) => table.endpoint(...asked),
      methods: (path) => table.methods(path),
      page: (path) => table.page(path),
      fragment: (...asked) => table.fragment(...asked),
    },
    added: () => {
      const built = new Set(builtRoutes.map(({ name }) => name))
      return settled.routes.filter(({ name }) => !built.has(name))
    },
    refused: () => settled.refused,
    settle,
    read: async () => {
      if (await nats.tried()) await first.promise
    },
    start: (port) => speaker.start(port),
    stop: async () => {
      clearInterval(timer)
      unsubscribe()
      first.resolve()
      await speaker.stop()
    },
  }
}

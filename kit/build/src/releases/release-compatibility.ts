import { segmentsOf } from '@lunchpail/contracts/address-table'
import type { ReleaseDescriptor, ReleaseEndpoint, ReleaseSlot } from './release-descriptor.ts'
import { schemaIncompatibilities } from './schema-compatibility.ts'
import { offerIncompatibilities } from '../shell-offer.ts'
import type { ShellOffer } from '../shell-offer.ts'

/** What a release has to be compatible with. */
export interface LiveSite {
  /** what each kind of live shell offers */
  readonly shells: readonly ShellOffer[]
  /** the other live microfrontends */
  readonly live: readonly ReleaseDescriptor[]
  /** the endpoints of each service, by noun: those of one name where its instances differ; an absent noun never responded */
  readonly services: Readonly<Record<string, readonly ReleaseEndpoint[]>>
  /** by noun why not all of its live instances were heard */
  readonly unheard?: Readonly<Record<string, string>>
  /** services that were never asked are started together with these builds, and match them */
  readonly startsTogether?: boolean
}

const address = ({ method, path }: ReleaseEndpoint): string =>
  `${method} /${segmentsOf(path.replace(/:\w+/g, ':')).join('/')}`

/** Why calls made as `used` is written fail at an endpoint that is as `served` is written. */
export function endpointIncompatibilities(
  used: ReleaseEndpoint,
  served: ReleaseEndpoint | undefined,
): string[] {
  if (served === undefined) return [`the endpoint ${used.name} is not there`]
  if (address(used) !== address(served))
    return [`${used.name} is at ${address(served)}, not at ${address(used)}`]
  const sent = (['params', 'query', 'body'] as const).flatMap((part) => {
    const reads = served[part]
    if (reads === null) return []
    return schemaIncompatibilities(reads, used[part] ?? { type: 'object' }, 'request', `${used.name} ${part}`)
  })
  const answered = Object.entries(served.answers).flatMap(([status, schema]) => {
    const known = used.answers[status]
    if (known === undefined) return [`${used.name} may answer ${status}, which it does not understand`]
    return schemaIncompatibilities(known, schema, 'response', `${used.name} ${status}`)
  })
  return [...sent, ...answered]
}

/** Why a page that uses a slot as `used` is written fails with one that is as `provided` is written. */
function slotIncompatibilities(used: ReleaseSlot, provided: ReleaseSlot | undefined): string[] {
  if (provided === undefined) return [`no remote provides the slot ${used.name}`]
  return [
    ...schemaIncompatibilities(provided.props, used.props, 'request', `${used.name} props`),
    ...schemaIncompatibilities(used.outcome, provided.outcome, 'response', `${used.name} outcome`),
  ]
}

const slotsBetween = (user: ReleaseDescriptor, all: readonly ReleaseDescriptor[]): string[] => {
  const provided = all.flatMap(({ slotsProvided }) => slotsProvided)
  return user.slotsUsed
    .flatMap((used) =>
      slotIncompatibilities(
        used,
        provided.find(({ name }) => name === used.name),
      ),
    )
    .map((reason) => `${user.name}: ${reason}`)
}

const nounOf = ({ name }: ReleaseEndpoint): string => name.split('.')[0]!

/** The services that a release calls and that never said what they have, or not all of whose instances did. */
const unseen = (user: ReleaseDescriptor, { services, unheard = {}, startsTogether }: LiveSite): string[] =>
  startsTogether
    ? []
    : [...new Set(user.endpointsUsed.map(nounOf))].flatMap((noun) => {
        const never = `${noun} never said what it has, which this release calls`
        const reason = unheard[noun] ?? (services[noun] === undefined ? never : undefined)
        return reason === undefined ? [] : [`${user.name}: ${reason}`]
      })

const endpointsOf = (user: ReleaseDescriptor, services: LiveSite['services']): string[] =>
  user.endpointsUsed
    .flatMap((used) => {
      const served = services[nounOf(used)]
      if (served === undefined) return []
      const named = served.filter(({ name }) => name === used.name)
      return (named.length > 0 ? named : [undefined]).flatMap((one) => endpointIncompatibilities(used, one))
    })
    .map((reason) => `${user.name}: ${reason}`)

/**
 * Why these releases must not go live together; none where they may. What is broken already without them does not count.
 */
export function releaseIncompatibilities(candidates: readonly ReleaseDescriptor[], site: LiveSite): string[] {
  const replaced = new Set(candidates.map(({ name }) => name))
  const others = site.live.filter(({ name }) => !replaced.has(name))
  const after = [...others, ...candidates]
  const brokenBefore = new Set(others.flatMap((user) => slotsBetween(user, site.live)))
  return [
    ...new Set(
      candidates.flatMap((user) => site.shells.flatMap((offer) => offerIncompatibilities(user, offer))),
    ),
    ...candidates.flatMap((user) => unseen(user, site)),
    ...candidates.flatMap((user) => slotsBetween(user, after)),
    ...candidates.flatMap((user) => endpointsOf(user, site.services)),
    ...others.flatMap((user) => slotsBetween(user, after)).filter((reason) => !brokenBefore.has(reason)),
  ]
}

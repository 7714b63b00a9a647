import { endpointIncompatibilities } from './release-compatibility.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import { schemaIncompatibilities } from './schema-compatibility.ts'
import type { SchemasOfService, ServiceEvent } from './service-schemas.ts'

type Events = Pick<SchemasOfService, 'provides' | 'consumes'>

/** A release of a service, by its definition. */
export interface ServiceRelease extends Omit<SchemasOfService, 'instance'> {
  readonly noun: string
}

/** What it has to fit. */
export interface LiveAround {
  /** every release of a microfrontend that visitors get */
  readonly remotes: readonly ReleaseDescriptor[]
  /** by noun what each of its instances has; undefined of a service that does not answer */
  readonly services: Readonly<Record<string, readonly Events[] | undefined>>
}

const callsOf = ({ noun, endpoints }: ServiceRelease, remotes: LiveAround['remotes']): string[] =>
  remotes.flatMap(({ name, version, endpointsUsed }) =>
    endpointsUsed
      .filter((used) => used.name.startsWith(`${noun}.`))
      .flatMap((used) =>
        endpointIncompatibilities(
          used,
          endpoints.find((one) => one.name === used.name),
        ),
      )
      .map((reason) => `${name} ${version}, which is live: ${reason}`),
  )

/** Why what one publishes cannot be read by the other. */
const eventIncompatibilities = (reader: ServiceEvent, writer: ServiceEvent): string[] =>
  reader.data && writer.data ? schemaIncompatibilities(reader.data, writer.data, 'request', writer.type) : []

const eventsBetween = (
  { noun, provides, consumes }: ServiceRelease,
  services: LiveAround['services'],
): string[] =>
  Object.entries(services).flatMap(([other, instances]) => {
    if (other === noun) return []
    if (instances === undefined)
      return [`${other} does not say what it publishes and consumes: is it running?`]
    return instances.flatMap((live) => eventsWith({ noun, provides, consumes }, other, live))
  })

const eventsWith = (
  { noun, provides, consumes }: Pick<ServiceRelease, 'noun' | 'provides' | 'consumes'>,
  other: string,
  live: Events,
): string[] => {
  const read = live.consumes
    .filter(({ type }) => type.startsWith(`${noun}.`))
    .flatMap((reader) => {
      const writer = provides.find(({ type }) => type === reader.type)
      return writer === undefined
        ? [`${other} consumes ${reader.type}, which this release does not publish`]
        : eventIncompatibilities(reader, writer).map((reason) => `${other} cannot read it: ${reason}`)
    })
  const written = consumes.flatMap((reader) =>
    live.provides
      .filter(({ type }) => type === reader.type)
      .flatMap((writer) => eventIncompatibilities(reader, writer))
      .map((reason) => `it cannot read what ${other} publishes: ${reason}`),
  )
  return [...read, ...written]
}

/** Why a release of a service must not run beside what is live; none where it may. */
export const serviceIncompatibilities = (release: ServiceRelease, live: LiveAround): string[] => [
  ...new Set([...callsOf(release, live.remotes), ...eventsBetween(release, live.services)]),
]

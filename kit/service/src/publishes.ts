import type { EventType } from '@lunchpail/contracts/event'
import { republishCompleted } from '@lunchpail/contracts/republish'
import { archiveEvents } from './archive.ts'
import { erasureEvents } from './erasure.ts'
import type { ServiceDefinition } from './service.ts'

/** The events among what a contract module exports. */
const eventsOf = (module: object): EventType[] =>
  Object.values(module).filter((value) => value instanceof Object && 'kind' in value && 'data' in value)

/** The events that a service publishes: those of its contract, and kit's own about erasures, archives and republished state. */
export const publishesOf = (
  { noun, events = {} }: Pick<ServiceDefinition, 'noun' | 'events'>,
  republishes = eventsOf(events).some(({ kind }) => kind === 'state'),
): EventType[] => [
  ...eventsOf(events),
  ...erasureEvents(noun),
  ...archiveEvents(noun),
  ...(republishes ? [republishCompleted(noun)] : []),
]

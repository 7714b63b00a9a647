import type { EventType } from '@lunchpail/contracts/event'
import { republishCompleted } from '@lunchpail/contracts/republish'
import { archiveConsumes } from './archive.ts'
import { erasureConsumes } from './erasure.ts'
import type { ServiceDefinition } from './service.ts'

/** The events that a service consumes: those of its definition, and kit's own about erasures, archives and republished state. */
export const consumesOf = ({ noun, consumes }: Pick<ServiceDefinition, 'noun' | 'consumes'>): EventType[] => {
  const owners = new Set(consumes.filter(({ kind }) => kind === 'state').map(({ owner }) => owner))
  return [
    ...consumes,
    ...erasureConsumes(noun),
    ...archiveConsumes(noun),
    ...[...owners].map((owner) => republishCompleted(owner)),
  ]
}

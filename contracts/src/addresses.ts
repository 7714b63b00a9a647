import { archivePiece } from './archive.ts'
import { erasureCompleted } from './erasure.ts'
import type { Endpoint } from './endpoint.ts'
import type { EventType } from './event.ts'
import { apiModules, eventsModules, pagesModules, slotsModules } from './modules.ts'
import { nouns } from './noun.ts'
import { republishCompleted } from './republish.ts'
import type { Fragment, Page } from './page.ts'
import type { Slot } from './slot.ts'

const exportsOf = (modules: readonly object[]): Record<string, unknown>[] =>
  modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)

/** Every endpoint of the site: what the `api` modules of the nouns export. */
export const allEndpoints = exportsOf(apiModules).filter(
  (value) => 'answers' in value && 'access' in value,
) as unknown as readonly Endpoint[]

const addresses = exportsOf(pagesModules).filter((value) => 'path' in value && 'owner' in value)

/** Every page of the site. */
export const allPages = addresses.filter((value) => !('when' in value)) as unknown as readonly Page[]

/** Every part of a page that has an address of its own. */
export const allFragments = addresses.filter((value) => 'when' in value) as unknown as readonly Fragment[]

const declaredEvents = exportsOf(eventsModules).filter(
  (value) => 'kind' in value && 'data' in value && 'type' in value,
) as unknown as readonly EventType[]

/**
 * Every event of the site. Each service but auth, which requests them, reports an erasure and sends its pieces of an archive;
 * each that publishes state, that it was published again.
 */
export const allEvents = [
  ...declaredEvents,
  ...[...new Set(declaredEvents.filter(({ kind }) => kind === 'state').map(({ owner }) => owner))].map(
    (owner) => republishCompleted(owner),
  ),
  ...nouns.filter((noun) => noun !== 'auth').flatMap((noun) => [erasureCompleted(noun), archivePiece(noun)]),
] as readonly EventType[]

/** Every slot of the site. */
export const allSlots = exportsOf(slotsModules).filter(
  (value) => 'provider' in value && 'outcome' in value,
) as unknown as readonly Slot[]

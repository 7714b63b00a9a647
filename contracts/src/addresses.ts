import * as authApi from './auth/api.ts'
import * as authEvents from './auth/events.ts'
import * as authPages from './auth/pages.ts'
import * as authSlots from './auth/slots.ts'
import * as engagementApi from './engagement/api.ts'
import * as engagementPages from './engagement/pages.ts'
import { erasureCompleted } from './erasure.ts'
import type { Endpoint } from './endpoint.ts'
import type { EventType } from './event.ts'
import * as jobsApi from './jobs/api.ts'
import * as jobsEvents from './jobs/events.ts'
import * as jobsPages from './jobs/pages.ts'
import * as matchesApi from './matches/api.ts'
import * as matchesPages from './matches/pages.ts'
import * as matchesSlots from './matches/slots.ts'
import { nouns } from './noun.ts'
import type { Fragment, Page } from './page.ts'
import * as profileApi from './profile/api.ts'
import * as profileEvents from './profile/events.ts'
import * as profilePages from './profile/pages.ts'
import * as profileSlots from './profile/slots.ts'
import * as shellPages from './shell/pages.ts'
import type { Slot } from './slot.ts'
import * as wizardApi from './wizard/api.ts'
import * as wizardEvents from './wizard/events.ts'
import * as wizardPages from './wizard/pages.ts'
import * as wizardSlots from './wizard/slots.ts'

const declared = (...modules: readonly object[]): Record<string, unknown>[] =>
  modules
    .flatMap((module) => Object.values(module))
    .filter((value): value is Record<string, unknown> => typeof value === 'object' && value !== null)

/** Every endpoint of the site. What a noun's `api` module exports is on the site; nothing is listed by hand. */
export const allEndpoints = declared(
  authApi,
  jobsApi,
  wizardApi,
  profileApi,
  matchesApi,
  engagementApi,
).filter((value) => 'answers' in value && 'access' in value) as unknown as readonly Endpoint[]

const addresses = declared(
  shellPages,
  authPages,
  jobsPages,
  wizardPages,
  profilePages,
  matchesPages,
  engagementPages,
).filter((value) => 'path' in value && 'owner' in value)

/** Every page of the site. */
export const allPages = addresses.filter((value) => !('when' in value)) as unknown as readonly Page[]

/** Every part of a page that has an address of its own. */
export const allFragments = addresses.filter((value) => 'when' in value) as unknown as readonly Fragment[]

/** Every event of the site. Each service but auth, which asks for it, reports an erasure. */
export const allEvents = [
  ...(declared(authEvents, jobsEvents, wizardEvents, profileEvents).filter(
    (value) => 'kind' in value && 'data' in value && 'type' in value,
  ) as unknown as readonly EventType[]),
  ...nouns.filter((noun) => noun !== 'auth').map((noun) => erasureCompleted(noun)),
] as readonly EventType[]

/** Every slot of the site. */
export const allSlots = declared(authSlots, wizardSlots, profileSlots, matchesSlots).filter(
  (value) => 'provider' in value && 'outcome' in value,
) as unknown as readonly Slot[]

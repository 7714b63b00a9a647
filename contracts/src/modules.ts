// Generated from the folders beside it: `npm run generate-contracts`.
import * as shellPages from './shell/pages.ts'
import * as authApi from './auth/api.ts'
import * as authEvents from './auth/events.ts'
import * as authPages from './auth/pages.ts'
import * as authSlots from './auth/slots.ts'
import * as jobsApi from './jobs/api.ts'
import * as jobsEvents from './jobs/events.ts'
import * as jobsPages from './jobs/pages.ts'
import * as wizardApi from './wizard/api.ts'
import * as wizardEvents from './wizard/events.ts'
import * as wizardPages from './wizard/pages.ts'
import * as wizardSlots from './wizard/slots.ts'
import * as profileApi from './profile/api.ts'
import * as profileEvents from './profile/events.ts'
import * as profilePages from './profile/pages.ts'
import * as profileSlots from './profile/slots.ts'
import * as matchesApi from './matches/api.ts'
import * as matchesEvents from './matches/events.ts'
import * as matchesPages from './matches/pages.ts'
import * as matchesSlots from './matches/slots.ts'
import * as engagementApi from './engagement/api.ts'
import * as engagementEvents from './engagement/events.ts'
import * as engagementPages from './engagement/pages.ts'
import * as engagementSlots from './engagement/slots.ts'
import * as notificationsApi from './notifications/api.ts'
import * as notificationsEvents from './notifications/events.ts'

export const apiModules: readonly object[] = [authApi, jobsApi, wizardApi, profileApi, matchesApi, engagementApi, notificationsApi]
export const eventsModules: readonly object[] = [authEvents, jobsEvents, wizardEvents, profileEvents, matchesEvents, engagementEvents, notificationsEvents]
export const pagesModules: readonly object[] = [shellPages, authPages, jobsPages, wizardPages, profilePages, matchesPages, engagementPages]
export const slotsModules: readonly object[] = [authSlots, wizardSlots, profileSlots, matchesSlots, engagementSlots]

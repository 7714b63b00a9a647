import { daySeconds, hourSeconds, yearSeconds } from './durations.ts'

/**
 * Business constants and limits of both specifications (1 §9, 2 §9) that belong to no single noun, or that no screen
 * uses yet. What a noun owns is in its own enumerations.
 */

/** 2 §9: widths in pixels. The mobile breakpoint is where the layout turns to one column. */
export const layout = {
  mobileBreakpoint: 768,
  widths: { sm: 0, md: 999, lg: 1210 },
  grid: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
} as const

/** 2 §9: how long a toast stays by default. */
export const toastMs = 1_000
/** 1 §9 */
export const supportChatDelayMs = 8_000
/** 2 §9 */
export const quoteSliderMs = 8_000
/** 2 §9: height in pixels from which text is clamped */
export const clampHeight = { default: 200, experience: 84 } as const

/** 1 §9, 2 §7: how long cookies live, in seconds. The search cookie has no end of its own. */
export const cookieSeconds = {
  utm: 2 * daySeconds,
  source: hourSeconds,
  savedPositions: daySeconds,
  geolocation: 7 * daySeconds,
  /** not in the specification: marks a browser on which a person logged in; no personal data */
  login: yearSeconds,
} as const

/** 2 §7: while this cookie is set, with whatever value, a PATCH is sent as a POST with a method-override header. */
export const patchWorkaroundCookie = 'patch-workaround'

/** 2 §7 */
export const localStorageKeys = {
  doneAddingJobs: 'done-adding-jobs',
  language: 'language',
  kioskName: 'kiosk-name',
  deviceId: 'device-id',
} as const

/** 2 §9: terms dialog. Its text differs before and after the date. */
export const termsDialog = {
  delayMs: 1_000,
  rememberedDays: 30,
  textChangedOn: '2021-10-11',
} as const
/** 2 §9 */
export const referralModal = { fromApplications: 3, onceInDays: 30, delayMs: 2_000 } as const

/** 1 §9: environments, chosen by host. */
export const environments = ['production', 'stage', 'demo', 'dev'] as const
export type Environment = (typeof environments)[number]

/** A site whose jobs are not to be found and whose pages say so: people use it, but it is not the real one. */
export const isTriedOut = (environment: Environment): environment is 'stage' | 'demo' =>
  environment === 'stage' || environment === 'demo'

/** What a site of each environment is named, also where there are several: `demo1`, `stage-2`. */
const environmentNames: readonly (readonly [Environment, RegExp])[] = [
  ['stage', /^(?:stage|staging)(?:-?\d+)?$/],
  ['demo', /^demo(?:-?\d+)?$/],
  ['dev', /^dev(?:-?\d+)?$/],
]

/** An IP address, or a name that only a machine itself or its network knows: it has no dot or ends in what is never public. */
const isOwnNetwork = (hostname: string): boolean =>
  /^\[|^[\d.]+$|^[^.]+$|\.(?:localhost|local|internal|test|lan|home\.arpa)$/.test(hostname)

/**
 * 1 §9: the environment of a site by its host name: `stage.lunchpail.com` is stage, `lunchpail.com` production. A name that
 * only a machine itself or its network knows is dev, and so is an IP address.
 */
export function environmentOf(hostname: string): Environment {
  // it may end with the dot of the root
  const full = hostname.replace(/\.$/, '')
  if (isOwnNetwork(full)) return 'dev'
  const labels = full.split('.').slice(0, -2)
  const named = environmentNames.find(([, name]) => labels.some((label) => name.test(label)))
  return named?.[0] ?? 'production'
}

/** 2 §9: the four time zones that the specification names, and the others of the United States. */
export const timeZones = {
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Pacific: 'America/Los_Angeles',
  Arizona: 'America/Phoenix',
  Alaska: 'America/Anchorage',
  Aleutian: 'America/Adak',
  Hawaii: 'Pacific/Honolulu',
} as const

/** 2 §9: numbers whose meaning the specification does not show. */
export const unexplainedNumbers = [11, 40, 75, 40] as const

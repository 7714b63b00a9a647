import * as z from 'zod/mini'
import { ownAccount } from '@lunchpail/contracts/auth/api'
import { sessionLevels } from '@lunchpail/contracts/auth/enumerations'
import { languages } from '@lunchpail/contracts/language/translate'

/** An entry of the main navigation, as a microfrontend's manifest declares it. */
export const navigationItem = z.object({
  /** path of the page it leads to */
  page: z.string().check(z.startsWith('/')),
  label: z.record(z.enum(languages), z.string().check(z.minLength(1))),
  icon: z.enum(['search', 'clipboard', 'user', 'heart']),
  /** shown to signed-in people only */
  signedIn: z.optional(z.boolean()),
  /** shown to employers only */
  employers: z.optional(z.boolean()),
  /** GET address that answers `{ count }` for the badge; asked for signed-in people alone */
  badge: z.optional(z.string().check(z.startsWith('/api/'))),
})

export const registryPage = z.object({
  /** React Router pattern from the site's root: `/jobs/:id` */
  path: z.string().check(z.startsWith('/')),
  /** signed-out visitors are sent to /login or /signup and come back */
  signedIn: z.optional(z.boolean()),
  /** an employer's account sees something else in its place */
  candidates: z.optional(z.boolean()),
  /** absolute addresses of the scripts and styles that this page needs beyond the manifest's */
  preload: z.optional(z.array(z.string())),
})

/** One live microfrontend as the browser knows it. */
export const registryEntry = z.object({
  /** folder name: `mf-jobs` */
  name: z.string().check(z.regex(/^mf-[a-z]+$/)),
  version: z.string(),
  /** absolute path of the hashed remoteEntry script */
  entry: z.string(),
  /** the shell does not load a microfrontend of another agreement */
  hostApi: z.number(),
  pages: z.array(registryPage),
  nav: z.array(navigationItem),
  /** names of the slots it provides: `auth.entry.v1` */
  slots: z.array(z.string()),
  /** absolute addresses of the scripts that bring the manifest */
  preload: z.array(z.string()),
})

/** Who looks at the page. GET /session/ answers the same. */
export const sessionData = z.object({
  account: z.nullable(ownAccount),
  level: z.enum(sessionLevels),
  /** value of the x-csrf-token header; null while auth cannot be reached */
  csrf: z.nullable(z.string()),
  /** false while auth cannot be reached: there is no session, and signing in does not work */
  available: z.boolean(),
  /** a suspended person has a session here: they count as a visitor, but what stays open to them works */
  limited: z.optional(z.boolean()),
})

/** What the shell server writes into every page. */
export const siteData = z.object({
  registry: z.array(registryEntry),
  session: sessionData,
  language: z.enum(languages),
  environment: z.enum(['production', 'stage', 'demo', 'dev']),
  /** email address of the support */
  support: z.optional(z.string()),
})

export type NavigationItem = z.output<typeof navigationItem>
export type RegistryPage = z.output<typeof registryPage>
export type RegistryEntry = z.output<typeof registryEntry>
export type SessionData = z.output<typeof sessionData>
export type SiteData = z.output<typeof siteData>

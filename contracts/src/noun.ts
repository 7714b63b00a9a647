/**
 * The nouns of the product. Each has a service, a database and a folder here; most have a microfrontend, `mf-<noun>`,
 * which is found on disk.
 */
export const nouns = ['auth', 'jobs', 'wizard', 'profile', 'matches', 'engagement', 'notifications'] as const
export type Noun = (typeof nouns)[number]

/** The processes of the site that call others and have credentials of their own: its services, the shell, and operators' commands. */
export const siteProcesses = [...nouns, 'shell', 'operator'] as const
export type SiteProcess = (typeof siteProcesses)[number]

/** The environment variable that holds the address of a service: `JOBS_URL`. */
export const serviceUrlVariable = (noun: Noun): string => `${noun.toUpperCase()}_URL`

/** The environment variable that holds the address of a database: `DATABASE_URL_JOBS`. */
export const databaseUrlVariable = (noun: Noun): `DATABASE_URL_${Uppercase<Noun>}` =>
  `DATABASE_URL_${noun.toUpperCase() as Uppercase<Noun>}`

/** The variable of the same database for the role that changes its tables: `DATABASE_MIGRATION_URL_JOBS`. */
export const migrationUrlVariable = (noun: Noun): `DATABASE_MIGRATION_URL_${Uppercase<Noun>}` =>
  `DATABASE_MIGRATION_URL_${noun.toUpperCase() as Uppercase<Noun>}`

/** The variable of the same database without a pooler in between: `DATABASE_DIRECT_URL_JOBS`. */
export const directUrlVariable = (noun: Noun): `DATABASE_DIRECT_URL_${Uppercase<Noun>}` =>
  `DATABASE_DIRECT_URL_${noun.toUpperCase() as Uppercase<Noun>}`

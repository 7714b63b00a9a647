import * as z from 'zod/mini'
import { languages } from '@lunchpail/contracts/language/translate'
import { navigationItem } from '@lunchpail/kit-web/site-data'

/** A JSON Schema (draft 2020-12) made from the contract at build time. */
const jsonSchema = z.record(z.string(), z.unknown())

/** A file of the build, named from its folder: never one outside of it, a hidden one, or an address. */
export const buildFile = z
  .string()
  .check(z.regex(/^(?!\.)[^\\:?#%\0/]+(\/(?!\.)[^\\:?#%\0/]+)*$/, 'must name a file of the build'))

/** A slot as this release knows it. */
const releaseSlot = z.object({ name: z.string(), props: jsonSchema, outcome: jsonSchema })

/** An endpoint as this release calls it: what it sends, and what it reads of each response. */
export const releaseEndpoint = z.object({
  name: z.string(),
  method: z.string(),
  path: z.string(),
  params: z.nullable(jsonSchema),
  query: z.nullable(jsonSchema),
  body: z.nullable(jsonSchema),
  /** by success status */
  answers: z.record(z.string(), jsonSchema),
})

/** folder name: `mf-jobs` */
export const remoteName = z.string().check(z.regex(/^mf-[a-z]+$/))
/** version of its package.json with a short hash of its files: `0.1.0-1f3a9c2b` */
export const version = z.string().check(z.regex(/^(?!\.)[0-9A-Za-z.-]+$/))

/** The content of `dist/release.json` of a built microfrontend. File names are relative to `dist`. */
export const releaseDescriptor = z.object({
  name: remoteName,
  version,
  hostApi: z.number(),
  /** the hashed remoteEntry script */
  entry: buildFile,
  /** scripts of the manifest, besides the entry */
  preload: z.array(buildFile),
  /** scripts of its sentences, by language */
  sentences: z.optional(z.record(z.enum(languages), z.array(buildFile))),
  /** the server build, which renders its pages; no browser loads it. The key is that of earlier releases. */
  first: z.optional(buildFile),
  pages: z.array(
    z.object({
      /** name in contracts: `jobs.list` */
      name: z.string(),
      path: z.string(),
      signedIn: z.boolean(),
      candidates: z.optional(z.boolean()),
      /** scripts and styles of its screen */
      preload: z.array(buildFile),
    }),
  ),
  nav: z.array(navigationItem),
  slotsProvided: z.array(releaseSlot),
  slotsUsed: z.array(releaseSlot),
  endpointsUsed: z.array(releaseEndpoint),
  /** by module that the shell shares: the versions and names that this build needs. Older releases have none. */
  sharedUsed: z.optional(z.record(z.string(), z.object({ range: z.string(), names: z.array(z.string()) }))),
})

export type ReleaseDescriptor = z.output<typeof releaseDescriptor>
export type ReleaseEndpoint = z.output<typeof releaseEndpoint>
export type ReleaseSlot = z.output<typeof releaseSlot>

import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rspack/core'
import type { RspackPluginInstance, RuleSetRule } from '@rspack/core'
import * as zod from 'zod/mini'

/** The modules of the contracts that export schemas, shapes of them, and functions that make them, alone. */
const ofSchemas = [
  'jobs/posting-schemas',
  'fields/list-of',
  'fields/max-entries',
  'fields/texts',
  'fields/whole-number',
].map((name) => `@lunchpail/contracts/${name}`)

/** The exports of zod that parse a value. */
const parses = /parse|encode|decode/i

/** Source text of a zod, and of `ofSchemas`, whose schemas are made and never parse. */
const source = async (): Promise<string> => {
  const modules = await Promise.all(ofSchemas.map((name) => import(name) as Promise<object>))
  const names = new Set([zod, ...modules].flatMap((module) => Object.keys(module)))
  const made = [...names].filter((name) => !parses.test(name))
  return `const schema = Object.assign(() => schema, { shape: {} })
schema.check = schema
export { ${made.map((name) => `schema as ${name}`).join(', ')} }
`
}
const stub = await source()

export const stubFile = (folder: string): string => path.join(folder, 'zod-stub.js')

/** Before it is compiled: as it is written. */
const bareEndpoints: RuleSetRule = {
  test: /[\\/]contracts[\\/]src[\\/].*\.ts$/,
  enforce: 'pre',
  use: [{ loader: path.join(import.meta.dirname, 'bare-endpoints.ts') }],
}

/**
 * Replaces zod in a remote that parses nothing: a page that only calls endpoints needs their names and paths from the
 * contract, and zod with its schemas is 7 kB. The stub has no `safeParse`, so that a page that begins to parse does not
 * build until its rspack.config.ts says `checksInput`.
 */
export function zodStub(
  folder: string,
  /** parsers that a contract names in a rule of its own, which the page never asks */
  unasked: readonly string[] = [],
): {
  alias: Record<string, string>
  plugin: () => RspackPluginInstance
  rule: RuleSetRule
} {
  const file = stubFile(folder)
  const text = [stub, ...unasked.map((name) => `export { schema as ${name} }\n`)].join('')
  const replaced = ofSchemas.map((name) => fileURLToPath(import.meta.resolve(name)))
  return {
    alias: { 'zod/mini$': file, ...Object.fromEntries(replaced.map((module) => [module, file])) },
    plugin: () => new rspack.experiments.VirtualModulesPlugin({ [file]: text }),
    rule: bareEndpoints,
  }
}

/** Replaces zod where input is checked: schemas are made when they are first asked. */
export const lazyZod = { 'zod/mini$': path.join(import.meta.dirname, 'lazy-zod.ts') }

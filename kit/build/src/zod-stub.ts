import path from 'node:path'
import { rspack } from '@rspack/core'
import type { RspackPluginInstance } from '@rspack/core'
import * as zod from 'zod/mini'

/** The exports of zod that parse a value. */
const parses = /parse|encode|decode/i

/** Source text of a zod whose schemas are made and never parse. */
const source = (): string => {
  const made = Object.keys(zod).filter((name) => !parses.test(name))
  return `const schema = Object.assign(() => schema, { shape: {} })
schema.check = schema
export { ${made.map((name) => `schema as ${name}`).join(', ')} }
`
}

/**
 * Replaces zod in a remote that parses nothing: a page that only calls endpoints needs their names and paths from the
 * contract, and zod with its schemas is 7 kB. The stub has no `safeParse`, so that a page that begins to parse does not
 * build until its rspack.config.ts says `checksInput`.
 */
export function zodStub(folder: string): {
  alias: Record<string, string>
  plugin: () => RspackPluginInstance
} {
  const file = path.join(folder, 'zod-stub.js')
  return {
    alias: { 'zod/mini$': file },
    plugin: () => new rspack.experiments.VirtualModulesPlugin({ [file]: source() }),
  }
}

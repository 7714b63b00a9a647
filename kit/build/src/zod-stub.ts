import path from 'node:path'
import { rspack } from '@rspack/core'
import type { RspackPluginInstance } from '@rspack/core'
import * as zod from 'zod/mini'

/** The exports of zod that read a value by a schema. */
const reads = /parse|encode|decode/i

/** Source text of a zod whose schemas are made and never read. */
const source = (): string => {
  const made = Object.keys(zod).filter((name) => !reads.test(name))
  return `const schema = Object.assign(() => schema, { shape: {} })
schema.check = schema
export { ${made.map((name) => `schema as ${name}`).join(', ')} }
`
}

/**
 * Stands in zod's place where nothing is checked by a schema: a page that only calls endpoints takes their names and
 * addresses from the contract, and zod with all that it keeps of each schema is 7 kB that no page reads. It has no
 * `safeParse`, so that a page which begins to check does not build before it says `checksInput`.
 */
export function zodStub(folder: string): {
  alias: Record<string, string>
  plugin: () => RspackPluginInstance
} {
  const file = path.join(folder, 'unread-schemas.js')
  return {
    alias: { 'zod/mini$': file },
    plugin: () => new rspack.experiments.VirtualModulesPlugin({ [file]: source() }),
  }
}

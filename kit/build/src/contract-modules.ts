import { globSync } from 'node:fs'
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'

const kinds = ['api', 'events', 'pages', 'slots'] as const

const camelCase = (file: string): string =>
  path.dirname(file) + path.basename(file, '.ts').replace(/^./, (letter) => letter.toUpperCase())

/** In the order of the nouns; the shell, which is none, comes first. */
const rank = (file: string): number => (nouns as readonly string[]).indexOf(path.dirname(file))

/**
 * The text of contracts/src/modules.ts: every contract module by its kind. It is generated because contracts are bundled
 * for browsers too, where no folder can be listed.
 */
export const contractModules = (folder: string): string => {
  const files = globSync(`*/{${kinds.join(',')}}.ts`, { cwd: folder }).toSorted(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b),
  )
  const list = (kind: string): string =>
    files
      .filter((file) => path.basename(file) === `${kind}.ts`)
      .map(camelCase)
      .join(', ')
  return [
    '// Generated from the folders beside it: `npm run generate-contracts`.',
    ...files.map((file) => `import * as ${camelCase(file)} from './${file}'`),
    '',
    ...kinds.map((kind) => `export const ${kind}Modules: readonly object[] = [${list(kind)}]`),
    '',
  ].join('\n')
}

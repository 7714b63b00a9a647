import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

type Dependencies = Readonly<Record<string, string>>
interface PackageJson {
  readonly name: string
  readonly dependencies?: Dependencies
  readonly devDependencies?: Dependencies
  readonly peerDependencies?: Dependencies
}
const declaredBy = (folder: string): ReadonlySet<string> => {
  const { name, ...declared } = JSON.parse(read(path.join(folder, 'package.json'))) as PackageJson
  const { dependencies, devDependencies, peerDependencies } = declared
  return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })])
}

const packages = globSync('{contracts,shell,mf-*,kit/*,services/*,e2e}/package.json', { cwd: root })
  .map((file) => path.dirname(file))
  .toSorted()
/** for every workspace: the test runner, the types of Node */
const ofAll = declaredBy('.')
/** what the build makes: a module of federation, and no package */
const made = ['shared-modules']

interface Import {
  readonly name: string
  /** for those, the package of its types is enough */
  readonly typesOnly: boolean
}

/** The packages that a module imports, types too; the text of templates is indented or in kit/build/src/new. */
const importedBy = (source: string): Import[] =>
  [...source.matchAll(/^(?:import|export|\}) ?[^'"`;]*?from '([^'.][^':]*)'|^import '([^'.][^':]*)'/gm)].map(
    ([statement, from, alone]) => {
      const name = from ?? alone!
      return {
        name: name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
        typesOnly: /^(import|export) type /.test(statement),
      }
    },
  )

describe('what a workspace imports', () => {
  it.each(packages)('is declared by %s itself, as another one may stop to install it', (folder) => {
    const declared = declaredBy(folder)
    const files = globSync(`${folder}/{src,bin,test,server}/**/*.{ts,tsx}`, {
      cwd: root,
      exclude: (name) => /^(node_modules|dist|generated|new)$/.test(path.basename(name)),
    })
    const undeclared = files.flatMap((file) =>
      importedBy(read(file))
        .filter(
          ({ name, typesOnly }) => !declared.has(name) && !(typesOnly && declared.has(`@types/${name}`)),
        )
        .filter(({ name }) => !ofAll.has(name) && !made.includes(name))
        .map(({ name }) => `${file}: ${name}`),
    )
    expect(undeclared).toEqual([])
  })

  it('is read from every form of import', () => {
    const source = [
      "import pg from 'pg'",
      "import type { Logger } from 'pino'",
      'import {',
      '  one,',
      "} from '@scope/name/part'",
      "export { two } from 'zod/mini'",
      "import 'side-effect'",
      "import own from './own.ts'",
      "import { readFileSync } from 'node:fs'",
    ].join('\n')
    expect(importedBy(source)).toEqual([
      { name: 'pg', typesOnly: false },
      { name: 'pino', typesOnly: true },
      { name: '@scope/name', typesOnly: false },
      { name: 'zod', typesOnly: false },
      { name: 'side-effect', typesOnly: false },
    ])
  })
})

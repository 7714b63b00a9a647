import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import bareIcons from './bare-icons.ts'

interface Drawing {
  readonly size?: number
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

const kitUi = path.join(import.meta.dirname, '../../ui')
const library = path.dirname(
  createRequire(import.meta.url).resolve('lucide-react/package.json', { paths: [kitUi] }),
)
const folder = path.join(library, 'dist/esm/icons')

/** What the module hands to the maker of icons. */
const drawingIn = (source: string): Drawing => {
  const declared = source.replace(/^import .*$/gm, '').replace(/^const \w+ = createLucideIcon[^]*/m, '')
  return runInThisContext(`(() => { ${declared}; return __iconData })()`) as Drawing
}

it('leaves of every icon its drawing alone', () => {
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    // others name an icon once more
    .filter((source) => source.includes('createLucideIcon'))
  expect(sources.length).toBeGreaterThan(1000)
  const wanted = sources.map(drawingIn).map(({ size, node }) => ({
    ...(size !== 24 && { size }),
    node: node.map(([tag, attributes]) => [tag, { ...attributes, key: undefined }]),
  }))
  const bare = sources.map(bareIcons)
  expect(bare.map(drawingIn)).toEqual(wanted)
  expect(bare.filter((source) => /^__iconData\.node/m.test(source))).toEqual([])
})

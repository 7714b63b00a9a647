import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Row {
  readonly id: string
  readonly state: string
  /** paths of the primary tests, which together prove the row; none where none names it */
  readonly tests: readonly string[]
}

const rows: Row[] = read('docs/features.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]{2}-\d{2} \|/.test(line))
  .map((line) => {
    const [id = '', , , state = '', test = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id, state, tests: test === '—' ? [] : test.split(', ') }
  })

/** The ids that the titles of a test file name. A title is the first string of test(…), it(…) or describe(…). */
const title = /\b(?:test|it|describe)((?:\.\w+)*)(?:\([^()'"`]*\))?\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*?)\2/g
const idsOf = (file: string): Set<string> =>
  new Set(
    [...read(file).matchAll(title)]
      .filter(([, modifiers = '']) => !/\.(skip|todo|fixme)\b/.test(modifiers))
      .flatMap(([, , , text = '']) => text.match(/\b[A-Z]{2}-\d{2}\b/g) ?? []),
  )

const testFiles = globSync('{contracts,e2e,kit,mf-*,prove,services,shell}/**/*.{test,e2e}.{ts,tsx}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'generated'].includes(path.basename(name)),
})
const named = new Set(testFiles.flatMap((file) => [...idsOf(file)]))

describe('docs/features.md', () => {
  it('has every row once, in a known state', () => {
    expect(rows.length).toBe(196)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    for (const { id, state } of rows) expect(state, id).toMatch(/^(done|not yet|partly: .+)$/)
  })

  it('names the primary tests of every row that is done, and none of a row that is not there yet', () => {
    for (const { id, state, tests } of rows) {
      if (state === 'done') expect(tests, id).not.toEqual([])
      if (state === 'not yet') expect(tests, id).toEqual([])
      for (const test of tests) {
        expect(existsSync(path.join(root, test)), `${id}: ${test}`).toBe(true)
        expect(idsOf(test), `${test} has no title with ${id}`).toContain(id)
      }
    }
  })

  it('has a row for every id in a title, with a test of its own', () => {
    const tested = rows.filter(({ tests }) => tests.length > 0).map(({ id }) => id)
    expect([...named].filter((id) => !tested.includes(id))).toEqual([])
  })
})

describe('a page of docs', () => {
  it('names tests that exist', () => {
    const cited = globSync('docs/*.md', { cwd: root }).flatMap((file) =>
      [
        ...read(file).matchAll(
          /`((?:contracts|e2e|kit|mf-\w+|prove|services|shell)\/[\w./-]+\.(?:test|e2e|prove)\.tsx?)`/g,
        ),
      ].map(([, test = '']) => test),
    )
    expect(cited.length).toBeGreaterThan(60)
    expect(cited.filter((test) => !existsSync(path.join(root, test)))).toEqual([])
  })

  it('is where rows are named, beside titles of tests: what code does is told without them', () => {
    const code = globSync('{contracts,kit,mf-*,services,shell}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: (name) =>
        ['node_modules', 'dist', 'generated', 'test', 'testing'].includes(path.basename(name)),
    }).filter((file) => !/\.test\.tsx?$/.test(file))
    const ids = new RegExp(`\\b(?:${rows.map(({ id }) => id).join('|')})\\b`)
    expect(code.filter((file) => ids.test(read(file)))).toEqual([])
  })
})

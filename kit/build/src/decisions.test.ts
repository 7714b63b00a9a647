import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.join(root, 'docs/decisions')
const records = globSync('[0-9]*.md', { cwd: folder }).sort()
const numbers = records.map((name) => /^\d+/.exec(name)![0])
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

it('lists each decision once in its index, and nothing else', () => {
  expect(new Set(numbers).size).toBe(records.length)
  const listed = [...read('docs/decisions/README.md').matchAll(/\[(\d+)\]\(([^)]+)\)/g)]
  expect(listed.map(([, , name = '']) => name).toSorted()).toEqual(records)
  for (const [, number, name = ''] of listed) expect(name).toMatch(new RegExp(`^${number}-`))
})

it.each(records)('%s is dated and at most a page long', (name) => {
  const lines = readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(60)
  expect(lines[2]).toMatch(/^Date: \d{4}-\d{2}-\d{2}\b/)
})

const files = globSync(
  '{*.md,docs/**/*.md,{bench,contracts,deploy,e2e,kit,mf-*,prove,services,shell}/**/*.{ts,tsx,mjs,conf}}',
  {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'generated'].includes(path.basename(name)),
  },
)

it('names files and folders that exist', () => {
  const paths = new Set(files.flatMap((file) => [`/${file}`, `/${path.dirname(file)}/`]))
  const named = records.flatMap((record) =>
    [...read(`docs/decisions/${record}`).matchAll(/`((?:[\w-]+\/)+[\w.-]+(?:\.(?:tsx?|mjs|conf)|\/))`/g)].map(
      ([, name = '']) => ({ record, name }),
    ),
  )
  expect(named.length).toBeGreaterThan(40)
  const exists = (name: string): boolean => [...paths].some((one) => one.endsWith(`/${name}`))
  expect(named.filter(({ name }) => !exists(name))).toEqual([])
})

it('is cited by numbers that exist', () => {
  const cited = files.flatMap((file) => {
    const between = file.startsWith('docs/decisions/')
      ? /\((\d{2,3}(?:, \d{2,3})*)\)/g
      : /\bdecisions?[ /](\d{2,3}(?:(?:, | and )\d{2,3})*)\b/g
    return [...read(file).matchAll(between)].flatMap(([, list = '']) =>
      list.split(/, | and /).map((number) => ({ file, number })),
    )
  })
  const security = [...read('SECURITY.md').matchAll(/\| ([\d, ]+) \|$/gm)]
  for (const [, list = ''] of security)
    cited.push(...list.split(', ').map((number) => ({ file: 'SECURITY.md', number })))
  for (const file of ['SECURITY.md', 'docs/threats.md'])
    for (const [, list = ''] of read(file).matchAll(/\((\d{2,3}(?:, \d{2,3})*)\)/g))
      cited.push(...list.split(', ').map((number) => ({ file, number })))
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

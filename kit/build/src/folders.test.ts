import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const most = 25

/**
 * A module of these is looked up by the name that a service or a page imports it by, as packages export it to other teams: a folder
 * would be one more thing to know. Of kit/web, those at the top are what a page has once (`share-policy.ts`).
 */
const byName = ['kit/events/src', 'kit/service/src', 'kit/ui/src', 'kit/web/src']

const isTest = (file: string): boolean => /\.(?:test|e2e|prove|bench)\.tsx?$/.test(file)

it('no folder has more than 25 files beside tests, but for those whose modules are looked up by their names', () => {
  const count = new Map<string, number>()
  const files = globSync('{bench,contracts,deploy,e2e,kit/*,mf-*,prove,services/*,shell}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|generated|\..+)$/.test(path.basename(name)),
  })
  for (const file of files.filter((one) => !isTest(one))) {
    const folder = path.dirname(file).split(path.sep).join('/')
    count.set(folder, (count.get(folder) ?? 0) + 1)
  }
  const large = [...count].filter(([, held]) => held > most).map(([folder]) => folder)
  expect(files.length).toBeGreaterThan(1000)
  expect(large.toSorted()).toEqual(byName)
})

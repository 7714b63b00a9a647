import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { subjects } from './subjects.ts'

const root = path.join(import.meta.dirname, '../../..')
const least = 0.6
const services = Object.keys(subjects).filter((folder) => /^services\/[a-z]+\/src$/.test(folder))

/** What every subject is given. */
const common = ['config.ts', 'deps.ts', 'database.ts']

/** Of the relative imports in files of subjects, those that stay in their subject; what every subject is given is not counted. */
function shareInside(service: string): number {
  const source = path.join(root, service)
  const topOf = (file: string): string => path.relative(source, file).split(path.sep)[0]!
  let [all, inside] = [0, 0]
  for (const name of globSync('*/**/*.ts', { cwd: source })) {
    const file = path.join(source, name)
    const from = topOf(file)
    if (!subjects[service]!.includes(from) || name.endsWith('.test.ts')) continue
    for (const [, spec] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
      const to = topOf(path.resolve(path.dirname(file), spec!))
      if (to === '..' || common.includes(to)) continue
      all += 1
      if (to === from) inside += 1
    }
  }
  return inside / all
}

it("at least 60 % of the imports in a service's subjects stay in their subject", () => {
  expect(services).toHaveLength(7)
  const shares = services.map((service) => [service, shareInside(service)] as const)
  expect(shares.filter(([, share]) => !(share >= least))).toEqual([])
})

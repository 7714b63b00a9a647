import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../state-folder.ts'
import { typeChecker } from './check-types.ts'

const options = {
  module: 'nodenext',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
}
const wage = `import { hours } from '@lunchpail/contracts/hours'
import { bonus } from './bonus.ts'
export const wage = (rate: number): number => rate * hours + bonus
`
const files = {
  'package.json': '{ "type": "module" }',
  'node_modules/@lunchpail/contracts/package.json': '{ "type": "module", "exports": { "./*": "./*.ts" } }',
  'node_modules/@lunchpail/contracts/hours.ts': 'export const hours: number = 40',
  'services/jobs/package.json': '{ "type": "module" }',
  'services/jobs/tsconfig.json': JSON.stringify({ compilerOptions: { ...options, noUnusedLocals: true } }),
  'services/jobs/src/wage.ts': wage,
  'services/jobs/src/bonus.ts': 'export const bonus: number = 1',
  // tests are not looked at
  'services/jobs/src/wage.test.ts': 'export const wage: number = "none"',
  'services/jobs/test/wages.ts': 'export const wages: number = "none"',
  'mf-jobs/tsconfig.json': JSON.stringify({ compilerOptions: options }),
  'mf-jobs/src/wage.ts': 'export const wage: number = "none"',
}

it('the type check refuses a fault that no type allows, but not what is no longer used, and leaves the files as they are', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = path.join(folder, 'site')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
    writeFileSync(path.join(site, file), text)
  }
  symlinkSync(path.join(root, 'node_modules/.bin'), path.join(site, 'node_modules/.bin'))
  const refuses = typeChecker(path.join(folder, 'types'), site)
  const planted = (what: string, replacement: string, file = 'services/jobs/src/wage.ts') => {
    const start = files[file as keyof typeof files].indexOf(what)
    return refuses({ file, start, end: start + what.length, replacement, kind: 'Any' })
  }
  expect(await planted('rate * hours', "'none'")).toBe(true)
  // the one before is gone
  expect(await planted('rate * hours', 'rate')).toBe(false)
  expect(await planted("'./bonus.ts'", "''")).toBe(true)
  expect(readFileSync(path.join(site, 'services/jobs/src/wage.ts'), 'utf8')).toBe(wage)
  await expect(planted('wage', 'pay', 'mf-jobs/src/wage.ts')).rejects.toThrow(
    'mf-jobs has errors of types without a fault',
  )
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { lockErrors, type LockFile } from './lock-file.ts'

const file = path.join(import.meta.dirname, '../../../package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile

it('finds nothing wrong with the lock file of this repository', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
  expect(lockErrors(lock)).toEqual([])
})

it('names a package without an integrity hash, and a registry', () => {
  const resolved = 'https://registry.example/koa.tgz'
  expect(
    lockErrors({
      packages: {
        '': {},
        contracts: {},
        'node_modules/@lunchpail/contracts': { link: true, resolved: 'contracts' },
        'node_modules/koa': { integrity: 'sha512-a', resolved },
        'kit/service/node_modules/pino': {},
      },
    }),
  ).toEqual([
    'node_modules/koa names a registry: registry.example',
    'kit/service/node_modules/pino has no integrity hash',
  ])
})

it('names a package of another platform that is not there', () => {
  const integrity = 'sha512-a'
  const wants = (...names: string[]) => ({
    integrity,
    optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
  })
  expect(
    lockErrors({
      packages: {
        'node_modules/fast': wants('fast-linux', 'fast-mac'),
        'node_modules/fast-linux': { integrity },
        'kit/ui/node_modules/near': wants('near-linux', 'fast-linux', 'far'),
        'kit/ui/node_modules/near-linux': { integrity },
      },
    }),
  ).toEqual(['node_modules/fast lacks fast-mac', 'kit/ui/node_modules/near lacks far'])
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allEndpoints, allEvents, allFragments, allPages, allSlots } from '@lunchpail/contracts/addresses'
import { nouns } from '@lunchpail/contracts/noun'
import { contractModules } from './contract-modules.ts'
import { findRemotes } from './remotes.ts'

const root = path.join(import.meta.dirname, '../../..')
const contracts = path.join(root, 'contracts/src')

it('lists every declaration of every noun', async () => {
  expect(readFileSync(path.join(contracts, 'modules.ts'), 'utf8')).toBe(contractModules(contracts))
  const listed = new Set<unknown>([...allEndpoints, ...allEvents, ...allPages, ...allFragments, ...allSlots])
  const files = globSync('*/{api,events,pages,slots}.ts', { cwd: contracts })
  expect(files.length).toBeGreaterThan(8)
  for (const file of files) {
    const module = (await import(path.join(contracts, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(module))
      // a declaration has an owner or a provider; schemas beside them have neither
      if (value instanceof Object && ('owner' in value || 'provider' in value))
        expect([file, name, listed.has(value)]).toEqual([file, name, true])
  }
})

it('knows a noun for every service and every microfrontend on disk', () => {
  const services = globSync('services/*/package.json', { cwd: root }).map(
    (file) => path.dirname(file).split('/')[1],
  )
  expect(new Set(services)).toEqual(new Set(nouns))
  for (const remote of findRemotes(root)) expect(nouns).toContain(remote.replace('mf-', ''))
})

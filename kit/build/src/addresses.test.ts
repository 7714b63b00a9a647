import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allEndpoints, allEvents, allFragments, allPages, allSlots } from '@lunchpail/contracts/addresses'

const contracts = path.join(import.meta.dirname, '../../../contracts/src')

it('lists every declaration of every noun', async () => {
  const listed = new Set<unknown>([...allEndpoints, ...allEvents, ...allPages, ...allFragments, ...allSlots])
  const files = globSync('*/{api,events,pages,slots}.ts', { cwd: contracts })
  expect(files.length).toBeGreaterThan(8)
  for (const file of files) {
    const module = (await import(path.join(contracts, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(module))
      // a declaration has an owner or a provider; schemas that stand beside them have neither
      if (value instanceof Object && ('owner' in value || 'provider' in value))
        expect([file, name, listed.has(value)]).toEqual([file, name, true])
  }
})

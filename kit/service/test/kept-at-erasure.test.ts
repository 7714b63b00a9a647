import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Retention } from '@lunchpail/kit-database/retention'

const services = path.join(import.meta.dirname, '../../../services')

/**
 * What a person reads before they delete their account (mf-auth, kept-after-erasure.tsx) names all that stays. A table that
 * outlives its account belongs there, with the reason.
 */
it('[BY-04] an erasure leaves nothing in any service but its own record', async () => {
  const kept: string[] = []
  for (const noun of readdirSync(services)) {
    const file = pathToFileURL(path.join(services, noun, 'src/retention.ts')).href
    const { retention } = (await import(file)) as { retention: readonly Retention[] }
    kept.push(
      ...retention.filter(({ atErasure }) => atErasure === 'kept').map(({ table }) => `${noun}.${table}`),
    )
  }
  expect(kept).toEqual(['auth.erasure'])
})

import path from 'node:path'
import type { Noun } from '@lunchpail/contracts/noun'
import {
  isolatedSchemas,
  migrateService,
  migrationUrl,
  servicesRole,
} from '@lunchpail/kit-service/migrate-service'
import { migrationVariables } from '../process-environment.ts'
import type { SitePlan } from '../site/site-plan.ts'
import { servicesHere } from '../services-here.ts'
import { root } from '../state-folder.ts'

export const migrationsOf = (noun: Noun): string => path.join(root, 'services', noun, 'prisma/migrations')

/** Brings the databases of a site to what its services need, before they start: they only look whether that is so. */
export const migrateDatabases = async (plan: SitePlan, chosen = servicesHere): Promise<void> => {
  await Promise.all(
    chosen.map((noun) => {
      const variables = migrationVariables(plan, noun)
      const role = servicesRole(noun, variables)
      const folder = migrationsOf(noun)
      const isolated = isolatedSchemas(noun, folder, variables)
      return migrateService(migrationUrl(noun, variables)!, folder, { role, isolated })
    }),
  )
}

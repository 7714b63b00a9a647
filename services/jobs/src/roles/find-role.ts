import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Database, Tx } from '../database.ts'
import { ofCompanies } from '../policies.ts'
import { withParts, type RoleWithParts } from './present-role.ts'

/** A role of the caller's companies; undefined where it is another one's. */
export const findRole = async (
  database: Database | Tx,
  id: number,
  caller: PortalCaller,
): Promise<RoleWithParts | undefined> =>
  (await database.position.findFirst({ where: { id, ...ofCompanies(caller) }, include: withParts })) ??
  undefined

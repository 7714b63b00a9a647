import type { Database, Tx } from '../database.ts'
import { withParts, type RoleWithParts } from './present-role.ts'

/** A role of this company; undefined where it is another one's. */
export const findRole = async (
  database: Database | Tx,
  id: number,
  employerId: string,
): Promise<RoleWithParts | undefined> =>
  (await database.position.findFirst({ where: { id, company: { employerId } }, include: withParts })) ??
  undefined

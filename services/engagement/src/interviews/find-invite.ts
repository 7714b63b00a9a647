import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database } from '../database.ts'
import { invitesOf, type Side } from '../policies.ts'
import { inviteInclude, type InviteRow } from '../rows/includes.ts'

/** An invite of a candidate, or of a company; another one is not there. */
export async function findInvite(
  database: Pick<Database, 'invite'>,
  id: string,
  side: Side,
): Promise<InviteRow> {
  const row = await database.invite.findFirst({ where: { id, ...invitesOf(side) }, include: inviteInclude })
  return row ?? refuse('not-found')
}

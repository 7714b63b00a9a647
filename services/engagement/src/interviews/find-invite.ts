import { refuse } from '@lunchpail/kit-service/refusal'
import type { Database } from '../database.ts'
import { inviteInclude, type InviteRow } from '../rows/includes.ts'

export type InviteOwner = { readonly accountId: string } | { readonly employerId: string }

/** An invite of a candidate, or of a company; another one is not there. */
export async function findInvite(
  database: Pick<Database, 'invite'>,
  id: string,
  owner: InviteOwner,
): Promise<InviteRow> {
  const whose = 'accountId' in owner ? owner : { application: { employerId: owner.employerId } }
  const row = await database.invite.findFirst({ where: { id, ...whose }, include: inviteInclude })
  return row ?? refuse('not-found')
}

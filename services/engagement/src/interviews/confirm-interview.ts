import type { Tx } from '../database.ts'
import { isOver } from './is-over.ts'
import type { InviteRow } from '../rows/includes.ts'
import { changeApplication, type About } from '../rows/change-application.ts'
import { changeInvite } from './change-invite.ts'

/** The candidate of a locked application says that they come. Returns whether there is something to come to. */
export async function confirmInterview(tx: Tx, invite: InviteRow, about: About): Promise<boolean> {
  if (invite.state !== 'open' || invite.timeId === null || isOver(invite, about.at)) return false
  if (invite.confirmedAt === null) {
    await changeInvite(tx, invite.id, { confirmedAt: about.at }, about)
    await changeApplication(tx, invite.application, { what: 'confirmed' }, about)
  }
  return true
}

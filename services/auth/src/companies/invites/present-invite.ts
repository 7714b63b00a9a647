import { storedPermission } from '../../accounts/permission-of.ts'
import type { ManagerInvite } from '@lunchpail/contracts/auth/api'
import type { ManagerInvite as InviteRow } from '../../database.ts'

export const presentInvite = (invite: InviteRow, now: Date): ManagerInvite => ({
  id: invite.id,
  email: invite.email,
  ...storedPermission(invite),
  sent_at: invite.sentAt.toISOString(),
  expired: invite.expiresAt <= now,
})

import type * as z from 'zod/mini'
import type { passkey } from '@lunchpail/contracts/auth/sign-in/passkeys'
import type { Passkey } from '../database.ts'

/** A passkey for its own person. */
export const presentPasskey = (made: Passkey): z.input<typeof passkey> => ({
  id: made.id,
  browser: made.userAgentFamily,
  platform: made.platform,
  synced: made.synced,
  created_at: made.createdAt.toISOString(),
  last_used_at: made.lastUsedAt?.toISOString() ?? null,
})

import type * as api from '@lunchpail/contracts/auth/api'
import { maxPasskeys } from '@lunchpail/contracts/auth/sign-in/passkeys'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { presentPasskey } from '../../accounts/present-passkey.ts'

/** The person's own, newest first. */
export const listPasskeys =
  ({ database }: Deps): Handler<typeof api.listPasskeys> =>
  async ({ caller }) => {
    const passkeys = await database.passkey.findMany({
      where: { accountId: caller.account.id },
      orderBy: { id: 'desc' },
      take: maxPasskeys,
    })
    return { status: 200, body: { passkeys: passkeys.map(presentPasskey) } }
  }

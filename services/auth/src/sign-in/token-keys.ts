import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

export const tokenKeys =
  ({ keyring }: Deps): Handler<typeof api.tokenKeys> =>
  async () => ({ status: 200, body: { keys: await keyring.published() } })

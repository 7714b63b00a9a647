import type * as api from '@lunchpail/contracts/auth/api'
import { nouns } from '@lunchpail/contracts/noun'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { accountOfReceipt } from './erasure-receipt.ts'

/** What each service has reported of an erasure. */
export const getErasure =
  ({ database, secrets }: Deps): Handler<typeof api.getErasure> =>
  async ({ body }) => {
    const accountId = accountOfReceipt(secrets, body.receipt)
    const found = accountId === undefined ? [] : await database.erasure.findMany({ where: { accountId } })
    const own = found.find(({ noun }) => noun === 'auth')
    if (!own) return refuse('not-found')
    const parts = nouns.map((noun) => {
      const report = found.find((one) => one.noun === noun)
      return { noun, rows: report?.rows ?? null }
    })
    return { status: 200, body: { erased_at: own.at.toISOString(), parts } }
  }

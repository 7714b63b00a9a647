import type * as api from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Caller, Handler } from '@lunchpail/kit-service/route'
import { lockGathering } from './lock-gathering.ts'
import { setKeyword } from '../positions/set-keyword.ts'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf, mayEditKeyword } from '../policies.ts'
import { typedKeyword } from './typed-keyword.ts'

/** What the poster of an event says of it, and whether who reads it may change that. */
async function readKeyword(
  database: Database | Tx,
  textNumber: string | null,
  id: string,
  caller: Caller,
): Promise<api.EventKeyword> {
  const [gathering, keyword] = await Promise.all([
    database.gathering.findUnique({ where: { id } }),
    database.posterKeyword.findUnique({ where: { gatheringId: id } }),
  ])
  if (!gathering) return refuse('not-found')
  return {
    keyword: keyword?.word ?? null,
    number: textNumber,
    may: { edit: mayEditKeyword(caller, gathering) },
  }
}

export const getEventKeyword =
  ({ database, textNumber }: Deps): Handler<typeof api.getEventKeyword> =>
  async ({ params, caller }) => ({
    status: 200,
    body: await readKeyword(database, textNumber, params.id, caller),
  })

export const setEventKeyword =
  ({ write, clock, textNumber }: Deps): Handler<typeof api.setEventKeyword> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, body, params } = request
      const employerId = companyIdOf(caller)
      const word = typedKeyword(body.keyword)
      await lockGathering(tx, params.id, employerId)
      await setKeyword(tx, { target: { gatheringId: params.id }, employerId, word }, clock.now())
      return { status: 200, body: await readKeyword(tx, textNumber, params.id, caller) }
    })

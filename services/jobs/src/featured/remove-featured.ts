import type { removeFeatured as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companiesOf } from '../policies.ts'

export const removeFeatured =
  ({ write }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, params } = request
      const { count } = await tx.featuredList.deleteMany({ where: { id: params.id, ...companiesOf(caller) } })
      return count === 0 ? refuse('not-found') : { status: 200, body: { removed: true } }
    })

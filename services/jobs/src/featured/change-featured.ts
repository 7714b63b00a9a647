import type { changeFeatured as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companiesOf } from '../policies.ts'
import { presentFeatured, withRoles } from './present-featured.ts'
import { checkSlug, dataOf, positionsOf } from './save-featured.ts'

export const changeFeatured =
  ({ write }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, body, params } = request
      const own = { id: params.id, ...companiesOf(caller) }
      if (!(await tx.featuredList.findFirst({ where: own }))) return refuse('not-found')
      await checkSlug(tx, body.slug, params.id)
      const positions = await positionsOf(tx, caller, body)
      // of two at once, the second finds another version
      const { count } = await tx.featuredList.updateMany({
        where: { ...own, version: body.version },
        data: { ...dataOf(body), version: body.version + 1 },
      })
      if (count === 0) return refuse('conflict')
      const row = await tx.featuredList.update({
        where: { id: params.id },
        data: { positions: { deleteMany: {}, create: positions } },
        include: withRoles,
      })
      return { status: 200, body: { list: presentFeatured(row) } }
    })

import { randomUUID } from 'node:crypto'
import { maxFeaturedLists, type addFeatured as contract } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { ownCompany } from '../companies/own-company.ts'
import type { Deps } from '../deps.ts'
import { companiesOf, companyIdOf } from '../policies.ts'
import { presentFeatured, withRoles } from './present-featured.ts'
import { checkSlug, dataOf, positionsOf } from './save-featured.ts'

export const addFeatured =
  ({ write, clock }: Deps): Handler<typeof contract> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, body } = request
      const id = randomUUID()
      // its lock keeps two at once within the limit
      await ownCompany(tx, companyIdOf(caller))
      if ((await tx.featuredList.count({ where: companiesOf(caller) })) >= maxFeaturedLists)
        return refuse('conflict')
      await checkSlug(tx, body.slug, id)
      const row = await tx.featuredList.create({
        data: {
          id,
          ...companiesOf(caller),
          ...dataOf(body),
          version: 1,
          createdAt: clock.now(),
          positions: { create: await positionsOf(tx, caller, body) },
        },
        include: withRoles,
      })
      return { status: 201, body: { list: presentFeatured(row) } }
    })

import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import type * as api from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, PortalCaller } from '@lunchpail/kit-service/route'
import { lockRole } from '../roles/lock-role.ts'
import { setKeyword } from '../positions/set-keyword.ts'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { typedKeyword } from './typed-keyword.ts'
import { presentRoleDetail } from '../roles/present-role.ts'
import { findRole } from '../roles/find-role.ts'

/** What the poster says; undefined where the role is another company's. */
async function readPoster(
  database: Database | Tx,
  number: string | null,
  id: number,
  caller: PortalCaller,
): Promise<api.RolePoster | undefined> {
  const row = await findRole(database, id, caller)
  if (!row) return undefined
  const [company, keyword] = await Promise.all([
    database.company.findUniqueOrThrow({ where: { id: row.companyId }, select: { name: true } }),
    database.posterKeyword.findUnique({ where: { positionId: id } }),
  ])
  const { title, location_name, wage, active } = presentRoleDetail(row)
  return {
    id,
    title,
    company_name: company.name,
    location_name,
    wage,
    active,
    keyword: keyword?.word ?? null,
    number,
  }
}

export const getRolePoster =
  ({ database, textNumber }: Deps): Handler<typeof api.getRolePoster> =>
  async ({ caller, params }) => {
    const poster = (await readPoster(database, textNumber, params.id, caller)) ?? refuse('not-found')
    return {
      status: 200,
      body: { poster, may: { edit: isAllowed(caller.account.company, 'position', 'edit') } },
    }
  }

export const setRoleKeyword =
  ({ write, clock, textNumber }: Deps): Handler<typeof api.setRoleKeyword> =>
  (request) =>
    write(request, async (tx) => {
      const { caller, body, params } = request
      const word = typedKeyword(body.keyword)
      await lockRole(tx, params.id)
      if (!(await findRole(tx, params.id, caller))) return refuse('not-found')
      await setKeyword(
        tx,
        { target: { positionId: params.id }, employerId: companyIdOf(caller), word },
        clock.now(),
      )
      const poster = (await readPoster(tx, textNumber, params.id, caller)) ?? refuse('not-found')
      return { status: 200, body: { poster, may: { edit: true } } }
    })

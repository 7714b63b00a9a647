import type * as api from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { covers, isAllowed } from '@lunchpail/contracts/auth/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { permissionOf } from '../domain/permission-of.ts'
import { pagesOf, rowsOf } from '../queries/paging.ts'

/** AU-26: the managers of the own company, with what the caller may do with each. */
export const listMembers =
  ({ database }: Deps): Handler<typeof api.listMembers> =>
  async ({ caller, query }) => {
    const own = caller.account.company
    const company = await database.company.findUnique({ where: { id: own.id } })
    if (!company) return refuse('not-found')
    const { none, admin } = permissionLevel
    const where = { companyId: own.id, member: { level: { not: none } } }
    const [accounts, total, admins] = await Promise.all([
      database.account.findMany({
        where,
        include: { member: true },
        orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
        ...rowsOf(query.page),
      }),
      database.account.count({ where }),
      database.account.count({ where: { companyId: own.id, member: { level: admin } } }),
    ])
    const manages = isAllowed(own, 'user', 'admin')
    const members = accounts.map((account) => {
      const permission = permissionOf(account)
      const isLastAdmin = permission.level === admin && admins === 1
      const may = manages && !isLastAdmin && covers(own, permission)
      return {
        id: account.id,
        first_name: account.firstName,
        last_name: account.lastName,
        email: account.email,
        title: account.title,
        ...permission,
        since: account.member!.since.toISOString(),
        own: account.id === caller.account.id,
        may: { change: may, remove: may },
      }
    })
    return {
      status: 200,
      body: {
        company: { id: company.id, name: company.name },
        members,
        ...pagesOf(total, query.page),
        may: { manage: manages, admin: covers(own, { level: admin, access: null }) },
      },
    }
  }

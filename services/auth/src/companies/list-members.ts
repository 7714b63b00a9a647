import { literally } from '@lunchpail/kit-database/statement'
import type * as api from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { covers, isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Request } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf, ofCompany } from '../policies.ts'
import { permissionOf } from '../accounts/permission-of.ts'
import { pagesOf, rowsOf } from './paging.ts'

const contains = (word: string) => ({ contains: literally(word), mode: 'insensitive' }) as const
/** Every word is in the name or the email. */
const fits = (search: string) =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({
      OR: [{ firstName: contains(word) }, { lastName: contains(word) }, { email: contains(word) }],
    }))

/** The managers of the caller's company, with what the caller may do with each. */
async function findMembers(
  { database }: Deps,
  { caller, query }: Request<typeof api.listMembers | typeof api.searchMembers>,
  search: string,
) {
  const own = caller.account.company
  const company = await database.company.findUnique({ where: { id: companyIdOf(caller) } })
  if (!company) return refuse('not-found')
  const { none, admin } = permissionLevel
  const where = { ...ofCompany(caller), member: { level: { not: none } }, AND: fits(search) }
  const [accounts, total, admins] = await Promise.all([
    database.account.findMany({
      where,
      include: { member: true },
      orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
      ...rowsOf(query.page),
    }),
    database.account.count({ where }),
    database.account.count({ where: { ...ofCompany(caller), member: { level: admin } } }),
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
      email: account.email ?? '',
      title: account.title,
      ...permission,
      since: account.member!.since.toISOString(),
      own: account.id === caller.account.id,
      may: { change: may, remove: may },
    }
  })
  return {
    status: 200 as const,
    body: {
      company: { id: company.id, name: company.name },
      members,
      ...pagesOf(total, query.page),
      may: { manage: manages, admin: covers(own, { level: admin, access: null }) },
    },
  }
}

export const listMembers =
  (deps: Deps): Handler<typeof api.listMembers> =>
  (request) =>
    findMembers(deps, request, '')

export const searchMembers =
  (deps: Deps): Handler<typeof api.searchMembers> =>
  (request) =>
    findMembers(deps, request, request.body.search ?? '')

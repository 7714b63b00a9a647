import { isAllowed } from '@lunchpail/contracts/auth/companies/permissions'
import { maxCompanyQuestions, type listCompanyQuestions as contract } from '@lunchpail/contracts/jobs/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { ofCompanies } from '../policies.ts'
import type { AskedBy } from './asked-by.ts'
import { presentQuestion } from './present-question.ts'

export const listCompanyQuestions =
  ({ database }: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const own = ofCompanies(caller)
    const rows = await database.question.findMany({
      where: { ...own, retiredAt: null },
      include: { _count: { select: { positions: true } } },
      orderBy: [{ positions: { _count: 'desc' } }, { text: 'asc' }, { id: 'asc' }],
      take: maxCompanyQuestions,
    })
    const retired = await database.question.findMany({
      where: { ...own, retiredAt: { not: null }, replacedBy: null },
      orderBy: [{ retiredAt: 'desc' }, { id: 'asc' }],
      take: maxCompanyQuestions,
    })
    return {
      status: 200,
      body: {
        questions: rows.map((row) => presentQuestion(row, row._count.positions)),
        retired: retired.map((row) => presentQuestion(row, (row.retiredFrom as AskedBy[]).length)),
        may: { edit: isAllowed(caller.account.company, 'position', 'edit') },
      },
    }
  }

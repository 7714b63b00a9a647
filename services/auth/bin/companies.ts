import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command, type CommandIo } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { sealTo } from '@lunchpail/kit-service/seal'
import { decideCompany } from '../src/commands/decide-company.ts'
import type { Tx } from '../src/database.ts'
import { service } from '../src/service.ts'
import { noticeSessionsOnce } from './notice-sessions.ts'

const states = { approve: 'approved', refuse: 'refused' } as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Lists the companies that wait, or decides: `companies.ts [approve|refuse <company id>]`. The running service sends the emails. */
export const main: Command = async ([action, companyId = ''], { env, out, err }) => {
  const state = action === 'approve' || action === 'refuse' ? states[action] : undefined
  if (action !== undefined && (!state || !uuid.test(companyId))) {
    err('npm run companies [-- approve|refuse <company id>]\n')
    return 2
  }
  const open = await openService(service, { LOG_LEVEL: 'warn', ...env })
  try {
    if (!state) {
      await list(open, out)
      return 0
    }
    const deps = { seal: sealTo(open.config.NOTIFICATIONS_PUBLIC_KEY) }
    const decided = await open.transaction((tx) =>
      decideCompany(tx, deps, companyId, { state, at: systemClock.now() }),
    )
    if (!decided) {
      err(`There is no such company, or it is ${state} already.\n`)
      return 1
    }
    await noticeSessionsOnce(open.config, decided.sessionIds)
    out(`${decided.name} is ${state}.\n`)
    return 0
  } finally {
    await open.close()
  }
}

/** The companies that nobody decided about, with who set each up. */
async function list(
  { transaction }: { readonly transaction: OpenTransaction<Tx> },
  out: CommandIo['out'],
): Promise<void> {
  const waiting = await transaction((tx) =>
    tx.company.findMany({
      where: { state: 'pending' },
      include: { accounts: { orderBy: { createdAt: 'asc' }, take: 3 } },
      orderBy: { createdAt: 'asc' },
      take: 200,
    }),
  )
  for (const { id, name, createdAt, accounts } of waiting)
    out(`${id}  ${createdAt.toISOString()}  ${name}  ${accounts.map(({ email }) => email).join(', ')}\n`)
  out(`${waiting.length} companies wait for approval\n`)
}

if (import.meta.main) await runMain(main)

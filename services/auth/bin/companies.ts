import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { sealTo } from '@lunchpail/kit-service/seal'
import { decideCompany } from '../src/commands/decide-company.ts'
import { service } from '../src/service.ts'
import { noticeSessionsOnce } from './notice-sessions.ts'

/** Lists the companies that wait, or decides: `companies.ts [approve|refuse <company id>]`. The running service sends the emails. */
const [action, companyId] = process.argv.slice(2)
const states = { approve: 'approved', refuse: 'refused' } as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const open = await openService(service, { LOG_LEVEL: 'warn', ...process.env })
process.exitCode = await run()
await open.close()

async function run(): Promise<number> {
  if (action === undefined) return list()
  if ((action !== 'approve' && action !== 'refuse') || !uuid.test(companyId ?? '')) {
    process.stderr.write('npm run companies [-- approve|refuse <company id>]\n')
    return 2
  }
  const state = states[action]
  const deps = { seal: sealTo(open.config.NOTIFICATIONS_PUBLIC_KEY) }
  const decided = await open.transaction((tx) =>
    decideCompany(tx, deps, companyId!, { state, at: systemClock.now() }),
  )
  if (!decided) {
    process.stderr.write(`There is no such company, or it is ${state} already.\n`)
    return 1
  }
  await noticeSessionsOnce(open.config, decided.sessionIds)
  process.stdout.write(`${decided.name} is ${state}.\n`)
  return 0
}

/** The companies that nobody decided about, with who set each up. */
async function list(): Promise<number> {
  const waiting = await open.transaction((tx) =>
    tx.company.findMany({
      where: { state: 'pending' },
      include: { accounts: { orderBy: { createdAt: 'asc' }, take: 3 } },
      orderBy: { createdAt: 'asc' },
      take: 200,
    }),
  )
  for (const { id, name, createdAt, accounts } of waiting)
    process.stdout.write(
      `${id}  ${createdAt.toISOString()}  ${name}  ${accounts.map(({ email }) => email).join(', ')}\n`,
    )
  process.stdout.write(`${waiting.length} companies wait for approval\n`)
  return 0
}

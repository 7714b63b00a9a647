import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { systemClock } from '@lunchpail/kit-service/clock'
import { runMain, type Command, type CommandIo } from '@lunchpail/kit-service/command'
import { openService } from '@lunchpail/kit-service/open-service'
import { sealTo } from '@lunchpail/kit-service/seal'
import { decideCompany } from '../src/companies/decide-company.ts'
import type { Tx } from '../src/database.ts'
import { hasProof, waitingCompanies } from '../src/companies/waiting-companies.ts'
import { service } from '../src/service.ts'
import { refreshSessionsOnce } from './refresh-sessions.ts'

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
    const decided = await open.transaction(async (tx) =>
      state === 'approved' && !(await hasProof(tx, companyId))
        ? 'no-proof'
        : await decideCompany(tx, deps, companyId, { state, at: systemClock.now() }),
    )
    if (decided === 'no-proof') {
      err('There is no such company, or none of its admins has proven an email: it cannot be approved.\n')
      return 1
    }
    if (!decided) {
      err(`There is no such company, or it is ${state} already.\n`)
      return 1
    }
    await refreshSessionsOnce(open.config, decided.sessionIds)
    out(`${decided.name} is ${state}.\n`)
    return 0
  } finally {
    await open.close()
  }
}

/** Mailboxes that anybody gets: their domain says nothing of a company. */
const freeMail = /^(aol|gmail|googlemail|gmx|hotmail|icloud|live|mail|msn|outlook|proton|protonmail|yahoo)\./

/** The companies that wait for a decision: who set each up, whether they proved their email, and who has the same name. */
async function list(
  { transaction }: { readonly transaction: OpenTransaction<Tx> },
  out: CommandIo['out'],
): Promise<void> {
  const waiting = await transaction(waitingCompanies)
  for (const { company, admins, namesakes } of waiting) {
    out(`${company.id}  ${company.createdAt.toISOString()}  ${JSON.stringify(company.name)}\n`)
    for (const { email, emailVerifiedAt } of admins) {
      // another person proved it: the account has none
      if (email === null) {
        out('  no email\n')
        continue
      }
      const domain = email.slice(email.lastIndexOf('@') + 1)
      const proof = emailVerifiedAt ? `proven ${emailVerifiedAt.toISOString()}` : 'NOT PROVEN'
      out(`  ${email}  ${proof}  domain ${domain}${freeMail.test(domain) ? ' (anybody gets one)' : ''}\n`)
    }
    for (const { id, name, state } of namesakes)
      out(`  LOOKS THE SAME: ${JSON.stringify(name)}  ${state}  ${id}\n`)
  }
  out(`${waiting.length} companies wait for approval\n`)
}

if (import.meta.main) await runMain(main)

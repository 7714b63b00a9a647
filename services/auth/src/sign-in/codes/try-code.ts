import type { OneTimeCode, Prisma } from '../../../generated/client.ts'
import type { Deps } from '../../deps.ts'
import { codeTries } from '../attempts/one-time-code.ts'
import { codeHashOf } from './send-code-message.ts'

/** Counts a try on each open code, and then compares: tries at the same time get no more guesses. */
export async function tryCode(
  { database, secrets }: Pick<Deps, 'database' | 'secrets'>,
  which: Prisma.OneTimeCodeWhereInput & { readonly accountId: string },
  code: string,
  now: Date,
): Promise<OneTimeCode | 'wrong' | 'expired'> {
  const open = await database.oneTimeCode.updateManyAndReturn({
    where: { ...which, expiresAt: { gt: now }, tries: { lt: codeTries } },
    data: { tries: { increment: 1 } },
  })
  if (open.length === 0) return 'expired'
  // keyed hashes of equal length: their comparison tells nothing of the code
  const hash = codeHashOf({ secrets }, which.accountId, code)
  return open.find(({ codeHash }) => codeHash === hash) ?? 'wrong'
}

import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import type { Handle } from '@lunchpail/contracts/auth/fields'
import type { Account } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { codeMinutes, newOneTimeCode } from '../attempts/one-time-code.ts'
import { sendSecret, type Asking } from '../attempts/send-secret.ts'

interface CodeMessage {
  /** login: signs in; phone, email: proves that contact of a signed-in person; erase: that an account is to be deleted */
  readonly purpose: 'login' | 'phone' | 'email' | 'erase'
  readonly account: Account
  readonly handle: Handle
  readonly type: CodeType
  readonly notMine?: boolean | undefined
}

/** Sends a one-time code, within the limits. */
export function sendCodeMessage(deps: Deps, request: Asking, { purpose, account, ...to }: CodeMessage) {
  const code = newOneTimeCode()
  return sendSecret(deps, request, {
    ...to,
    account,
    what: `${purpose}-code`,
    secret: code,
    minutes: codeMinutes,
    sentAt: (where) =>
      deps.database.oneTimeCode.findMany({
        where: { ...where, purpose, undeliveredAt: null },
        select: { contact: true, createdAt: true },
      }),
    store: (tx, row) =>
      tx.oneTimeCode.create({ data: { ...row, purpose, codeHash: codeHashOf(deps, account.id, code) } }),
  })
}

export const codeHashOf = ({ secrets }: Pick<Deps, 'secrets'>, accountId: string, code: string): string =>
  secrets.subjectOf('code', `${accountId} ${code}`)

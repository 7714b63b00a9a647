import type { Tx } from '../database.ts'

/** A number has one account, and had few before. */
const maxFound = 20

/** By what accounts agreed to texts to a number, the latest first. */
async function findCauses(tx: Pick<Tx, 'consent'>, recipients: readonly string[]): Promise<string[]> {
  const agreed = await tx.consent.findMany({
    where: { recipient: { in: [...recipients] }, channel: 'text', kind: 'agreed', source: 'account' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: maxFound,
    select: { cause: true },
  })
  return agreed.map(({ cause }) => cause)
}

/** Which accounts agreed to texts to a number, by its hashes, and when: requests/accounts/on-account-changed.ts notes both. */
export async function findAgreed(
  tx: Pick<Tx, 'consent'>,
  recipients: readonly string[],
): Promise<readonly { readonly account_id: string; readonly agreed_at: string }[]> {
  const causes = await findCauses(tx, recipients)
  return causes.flatMap((cause) => {
    const [, account_id, agreed_at] = /^account (\S+) (\S+)$/.exec(cause) ?? []
    return account_id && agreed_at ? [{ account_id, agreed_at }] : []
  })
}

/** Which accounts that have the number still agreed to texts to it, of whatever kind. */
export async function findAlerted(
  tx: Pick<Tx, 'consent' | 'contact'>,
  recipients: readonly string[],
): Promise<readonly string[]> {
  const causes = await findCauses(tx, recipients)
  const named = causes.flatMap((cause) => /^(?:account|job-alerts) (\S+) /.exec(cause)?.[1] ?? [])
  const contacts = await tx.contact.findMany({
    where: { accountId: { in: named }, numberHash: { in: [...recipients] } },
    select: { accountId: true },
  })
  return contacts.map(({ accountId }) => accountId)
}

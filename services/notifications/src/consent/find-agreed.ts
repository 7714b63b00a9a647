import type { Tx } from '../database.ts'

/** A number has one account, and had few before. */
const maxFound = 20

/** Which accounts agreed to texts to a number, by its hashes, and when: requests/accounts/on-account-changed.ts notes both. */
export async function findAgreed(
  tx: Pick<Tx, 'consent'>,
  recipients: readonly string[],
): Promise<readonly { readonly account_id: string; readonly agreed_at: string }[]> {
  const agreed = await tx.consent.findMany({
    where: { recipient: { in: [...recipients] }, channel: 'text', kind: 'agreed', source: 'account' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: maxFound,
    select: { cause: true },
  })
  return agreed.flatMap(({ cause }) => {
    const [, account_id, agreed_at] = /^account (\S+) (\S+)$/.exec(cause) ?? []
    return account_id && agreed_at ? [{ account_id, agreed_at }] : []
  })
}

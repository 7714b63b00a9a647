import type { Secrets } from '../sign-in/secrets.ts'

const purpose = 'erasure '

/** What opens the report of an erasure: the account's id, which leads nowhere anymore, encrypted. */
export const receiptOf = ({ encrypt }: Pick<Secrets, 'encrypt'>, accountId: string): string =>
  encrypt(purpose + accountId)

/** The account of a receipt; undefined where we gave none. */
export function accountOfReceipt({ decrypt }: Pick<Secrets, 'decrypt'>, receipt: string): string | undefined {
  const plain = decrypt(receipt)
  return plain?.startsWith(purpose) ? plain.slice(purpose.length) : undefined
}

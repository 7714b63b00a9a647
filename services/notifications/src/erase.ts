import type { Tx } from './database.ts'

export async function erase(tx: Tx, accountId: string): Promise<number> {
  const messages = await tx.message.deleteMany({ where: { accountId } })
  const contacts = await tx.contact.deleteMany({ where: { accountId } })
  return messages.count + contacts.count
}

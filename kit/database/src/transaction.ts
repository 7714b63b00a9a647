/** An open transaction: the raw methods of every Prisma transaction client, of whatever schema. */
export interface Transaction {
  $executeRawUnsafe(sql: string, ...values: unknown[]): Promise<number>
  $queryRawUnsafe<T = unknown>(sql: string, ...values: unknown[]): Promise<T>
  /** Does not wait for the answer; where the statement fails, the commit does. Prisma's has no such method. */
  $sendRawUnsafe?(sql: string, ...values: unknown[]): void
}

/** Runs work in one transaction, which is rolled back where the work fails. */
export type OpenTransaction<Tx extends Transaction> = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

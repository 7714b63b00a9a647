import { connectWithRetry, foldersOf, isContract, missingMigrations } from './migrations.ts'

const noSuchTable = '42P01'

/**
 * That a database has what its service was written for. A service changes no table when it starts: a statement that waits for
 * a lock would stop everything behind it, at a moment that nobody chose.
 */
export const verifyMigrated = async (noun: string, databaseUrl: string, folder: string): Promise<void> => {
  const client = await connectWithRetry(databaseUrl)
  try {
    for (const one of foldersOf(folder)) {
      const missing = await missingMigrations(client, one).catch((failure: { code?: string }) => {
        if (failure.code === noSuchTable) return [{ name: undefined }]
        throw failure as Error
      })
      const needed = missing.find(({ name }) => name === undefined || !isContract(name))
      if (needed)
        throw new Error(
          `The database of ${noun} lacks ${needed.name ? `the migration ${needed.name}` : 'its migrations'}. Apply them first: npm run migrate -- ${noun}`,
        )
    }
  } finally {
    await client.end()
  }
}

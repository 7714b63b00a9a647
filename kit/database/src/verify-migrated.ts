import { folderOfIsolated, type IsolatedSchema } from './isolated-schema.ts'
import { connectWithRetry, foldersOf, isContract, missingMigrations } from './migrations.ts'
import type { MigrationFolder } from './migrations.ts'

const noSuchTable = '42P01'

/**
 * That a database has what its service was written for. A service changes no table when it starts: a statement that waits for
 * a lock would stop everything behind it, at a moment that no operator chose.
 */
export const verifyMigrated = (noun: string, databaseUrl: string, folder: string): Promise<void> =>
  verifyFolders(noun, databaseUrl, foldersOf(folder))

/** The same of what a role of its own has in it, which only that role can see. */
export const verifyIsolated = (noun: string, { url, ...isolated }: IsolatedSchema): Promise<void> =>
  verifyFolders(noun, url, [folderOfIsolated(isolated)])

const verifyFolders = async (
  noun: string,
  databaseUrl: string,
  folders: readonly MigrationFolder[],
): Promise<void> => {
  const client = await connectWithRetry(databaseUrl)
  try {
    for (const one of folders) {
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

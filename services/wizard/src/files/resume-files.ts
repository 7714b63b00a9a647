import type { ArchivedRows } from '@lunchpail/kit-service/archive'
import type { Deps } from '../deps.ts'
import { allKeys } from './upload-keys.ts'

/** The resumes in the object store: in the archive of their person, and deleted with the account. */
export const resumeFiles = ({ database, store }: Pick<Deps, 'database' | 'store'>) => ({
  async archive(accountId: string): Promise<ArchivedRows> {
    const files = []
    for (const { location, fileName } of await database.resume.findMany({ where: { accountId } })) {
      const bytes = await store?.read(location)
      if (bytes) files.push({ file_name: fileName, base64: bytes.toString('base64') })
    }
    return files.length > 0 ? { resume_file: files } : {}
  },
  async erase(accountIds: readonly string[]): Promise<void> {
    for (const resume of await database.resume.findMany({ where: { accountId: { in: [...accountIds] } } }))
      for (const key of allKeys(resume)) await store?.remove(key)
  },
})

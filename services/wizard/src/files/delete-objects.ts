import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { allKeys } from './upload-keys.ts'

const attempts = 25

/** Deletes the objects of resumes whose rows this transaction deletes, once it has committed. */
export async function deleteObjects(
  tx: Transaction,
  resumes: readonly { readonly location: string; readonly bytes: number }[],
): Promise<void> {
  for (const resume of resumes)
    await enqueue(
      tx,
      'delete-objects',
      { keys: allKeys(resume) },
      { key: `delete:${resume.location}`, attempts },
    )
}

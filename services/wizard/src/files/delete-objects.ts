import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueueAll } from '@lunchpail/kit-service/enqueue'
import { allKeys } from './upload-keys.ts'

const attempts = 25

/** Deletes the objects of resumes whose rows this transaction deletes, once it has committed. */
export const deleteObjects = (
  tx: Transaction,
  resumes: readonly { readonly location: string; readonly bytes: number }[],
): Promise<void> =>
  enqueueAll(
    tx,
    resumes.map((resume) => ({
      task: 'delete-objects',
      payload: { keys: allKeys(resume) },
      key: `delete:${resume.location}`,
      attempts,
    })),
  )

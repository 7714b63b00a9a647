import { listSaved } from './list-saved.ts'
import { saveJobs } from './save-jobs.ts'
import { savedIds } from './saved-ids.ts'
import { unsaveJob } from './unsave-job.ts'

export const routes = {
  listSaved,
  saveJobs,
  savedIds,
  unsaveJob,
}

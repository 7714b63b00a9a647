import { JobPage } from '../job/job-page.tsx'
import { JobPane } from '../job/job-pane.tsx'
import { openedJob } from './opened-job.ts'

openedJob.set({ JobPage, JobPane })

// the same as the list's, or a job opened from the list would begin the list anew
export { Component } from './jobs.screen.tsx'

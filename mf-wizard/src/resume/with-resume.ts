import type { Application } from '@lunchpail/contracts/wizard/application'
import { resumeStatus } from '@lunchpail/contracts/wizard/enumerations'

/** What an application keeps of a resume that was sent: its jobs come from it. */
export const withResume = (resume_location: string): Application => ({
  resume_status: resumeStatus.added,
  resume_location,
  jobs: [],
  gaps: [],
  done_adding_jobs: false,
})

import { getResumeFile } from './uploads/get-resume-file.ts'
import { getResume } from './uploads/get-resume.ts'
import { settleDoubt } from './uploads/settle-doubt.ts'
import { startUpload } from './uploads/start-upload.ts'
import { readVisitorResume } from './visitor/read-visitor-resume.ts'
import { startVisitorUpload } from './visitor/start-visitor-upload.ts'
import { takeVisitorResume } from './visitor/take-visitor-resume.ts'

export const routes = {
  getResume,
  getResumeFile,
  readVisitorResume,
  settleDoubt,
  startUpload,
  startVisitorUpload,
  takeVisitorResume,
}

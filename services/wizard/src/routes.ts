import * as api from '@lunchpail/contracts/wizard/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { checkZip } from './draft/check-zip.ts'
import { exportEqualOpportunity } from './equal-opportunity/export-equal-opportunity.ts'
import { findCity } from './draft/find-city.ts'
import { getDropOff } from './sent/get-drop-off.ts'
import { getEqualOpportunity } from './equal-opportunity/get-equal-opportunity.ts'
import { getSentApplication } from './sent/get-sent-application.ts'
import { getWizard } from './draft/get-wizard.ts'
import { getResume } from './resume/uploads/get-resume.ts'
import { getResumeFile } from './resume/uploads/get-resume-file.ts'
import { keepEqualOpportunity } from './equal-opportunity/keep-equal-opportunity.ts'
import { readVisitorResume } from './resume/visitor/read-visitor-resume.ts'
import { saveApplication } from './draft/save-application.ts'
import { setReminder } from './reminders/set-reminder.ts'
import { settleDoubt } from './resume/uploads/settle-doubt.ts'
import { startUpload } from './resume/uploads/start-upload.ts'
import { startVisitorUpload } from './resume/visitor/start-visitor-upload.ts'
import { takeVisitorResume } from './resume/visitor/take-visitor-resume.ts'
import { saveEqualOpportunity } from './equal-opportunity/save-equal-opportunity.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  getWizard,
  saveApplication,
  findCity,
  checkZip,
  setReminder,
  startUpload,
  getResume,
  settleDoubt,
  getResumeFile,
  startVisitorUpload,
  readVisitorResume,
  takeVisitorResume,
  getEqualOpportunity,
  saveEqualOpportunity,
  keepEqualOpportunity,
  getSentApplication,
  getDropOff,
  exportEqualOpportunity,
})

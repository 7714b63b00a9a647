import * as api from '@lunchpail/contracts/wizard/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { checkZip } from './use-cases/check-zip.ts'
import { exportEqualOpportunity } from './use-cases/export-equal-opportunity.ts'
import { findCity } from './use-cases/find-city.ts'
import { getDropOff } from './use-cases/get-drop-off.ts'
import { getEqualOpportunity } from './use-cases/get-equal-opportunity.ts'
import { getSentApplication } from './use-cases/get-sent-application.ts'
import { getWizard } from './use-cases/get-wizard.ts'
import { getResume } from './use-cases/get-resume.ts'
import { getResumeFile } from './use-cases/get-resume-file.ts'
import { keepEqualOpportunity } from './use-cases/keep-equal-opportunity.ts'
import { readVisitorResume } from './use-cases/read-visitor-resume.ts'
import { saveApplication } from './use-cases/save-application.ts'
import { setReminder } from './use-cases/set-reminder.ts'
import { settleDoubt } from './use-cases/settle-doubt.ts'
import { startUpload } from './use-cases/start-upload.ts'
import { startVisitorUpload } from './use-cases/start-visitor-upload.ts'
import { takeVisitorResume } from './use-cases/take-visitor-resume.ts'
import { saveEqualOpportunity } from './use-cases/save-equal-opportunity.ts'

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

import * as api from '@lunchpail/contracts/profile/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { answerReference } from './use-cases/answer-reference.ts'
import { getPreferences } from './use-cases/get-preferences.ts'
import { getProfile } from './use-cases/get-profile.ts'
import { listReferences } from './use-cases/list-references.ts'
import { openReference } from './use-cases/open-reference.ts'
import { savePreferences } from './use-cases/save-preferences.ts'
import { saveProfile } from './use-cases/save-profile.ts'
import { sendReference } from './use-cases/send-reference.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  getProfile,
  saveProfile,
  getPreferences,
  savePreferences,
  sendReference,
  listReferences,
  openReference,
  answerReference,
})

import * as api from '@lunchpail/contracts/profile/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { answerReference } from './references/answer-reference.ts'
import { getPreferences } from './sections/get-preferences.ts'
import { getProfile } from './sections/get-profile.ts'
import { listReferences } from './references/list-references.ts'
import { openReference } from './references/open-reference.ts'
import { savePreferences } from './sections/save-preferences.ts'
import { saveProfile } from './sections/save-profile.ts'
import { sendReference } from './references/send-reference.ts'

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

import * as api from '@lunchpail/contracts/profile/api'
import { bindUseCases } from '@lunchpail/kit-service/route'
import type { Deps } from './deps.ts'
import { getPreferences } from './use-cases/get-preferences.ts'
import { getProfile } from './use-cases/get-profile.ts'
import { savePreferences } from './use-cases/save-preferences.ts'
import { saveProfile } from './use-cases/save-profile.ts'

export const routes = bindUseCases<typeof api, Deps>(api, {
  getProfile,
  saveProfile,
  getPreferences,
  savePreferences,
})

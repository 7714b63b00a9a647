import { getPreferences } from './get-preferences.ts'
import { getProfile } from './get-profile.ts'
import { savePreferences } from './save-preferences.ts'
import { saveProfile } from './save-profile.ts'

export const routes = {
  getPreferences,
  getProfile,
  savePreferences,
  saveProfile,
}

import {
  getPreferences,
  getProfile,
  savePreferences as savePreferencesEndpoint,
  saveProfile as saveProfileEndpoint,
} from '@lunchpail/contracts/profile/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'

type ProfileChange = BodyInput<typeof saveProfileEndpoint>
export type PreferencesChange = BodyInput<typeof savePreferencesEndpoint>

export const loadProfile = (signal?: AbortSignal) => call(getProfile, signal ? { signal } : {})

export const saveProfile = (body: ProfileChange) => call(saveProfileEndpoint, { body })

export const loadPreferences = (signal?: AbortSignal) => call(getPreferences, signal ? { signal } : {})

export const savePreferences = (body: PreferencesChange) => call(savePreferencesEndpoint, { body })

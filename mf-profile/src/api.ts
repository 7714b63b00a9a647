import {
  answerReference as answerReferenceEndpoint,
  getPreferences,
  getProfile,
  listReferences,
  openReference as openReferenceEndpoint,
  savePreferences as savePreferencesEndpoint,
  saveProfile as saveProfileEndpoint,
  sendReference as sendReferenceEndpoint,
} from '@lunchpail/contracts/profile/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'

type ProfileChange = BodyInput<typeof saveProfileEndpoint>
export type ReferenceAnswer = BodyInput<typeof answerReferenceEndpoint>
export type PreferencesChange = BodyInput<typeof savePreferencesEndpoint>

export const loadProfile = (signal?: AbortSignal) => call(getProfile, signal ? { signal } : {})

export const saveProfile = (body: ProfileChange) => call(saveProfileEndpoint, { body })

export const loadPreferences = (signal?: AbortSignal) => call(getPreferences, signal ? { signal } : {})

export const savePreferences = (body: PreferencesChange) => call(savePreferencesEndpoint, { body })

export const loadReferences = (signal?: AbortSignal) => call(listReferences, signal ? { signal } : {})

export const sendReference = (body: BodyInput<typeof sendReferenceEndpoint>) =>
  call(sendReferenceEndpoint, { body })

export const openReference = (token: string, signal?: AbortSignal) =>
  call(openReferenceEndpoint, { body: { token }, ...(signal && { signal }) })

export const answerReference = (body: ReferenceAnswer) => call(answerReferenceEndpoint, { body })

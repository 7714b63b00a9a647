import { useState } from 'react'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { toast } from '@lunchpail/kit-web/toast'
import { savePreferences } from '../api.ts'
import { bodyOf, fieldErrorsOf, isAvailable, type PreferencesValues, valuesOf } from './preferences-values.ts'
import { sentences } from './sentences.ts'

type Field = keyof PreferencesValues
/** Sentences by field. */
type Errors = Readonly<Partial<Record<Field, string>>>

export type PreferencesForm = ReturnType<typeof usePreferencesForm>

/** The form's state: values stay after a failed save, and submit does nothing while a save is in flight. */
export function usePreferencesForm(stored: Preferences, onSaved: () => void) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const [values, setValues] = useState(() => valuesOf(stored))
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [unavailable, setUnavailable] = useState(false)

  const fail = (at: Errors, sentence?: string) => {
    setErrors(at)
    setRefusal(sentence)
    setAttempt((count) => count + 1)
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    fail({})
    try {
      await savePreferences(bodyOf(values))
      toast(t('saved'))
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const fieldErrors = Object.entries(error.fieldErrors).map(([field, { error: sentence }]) => [
        field,
        sentence,
      ])
      fail(Object.fromEntries(fieldErrors) as Errors, fieldErrors.length === 0 ? error.message : undefined)
    } finally {
      setBusy(false)
    }
  }
  return {
    values,
    set: (change: Partial<PreferencesValues>) => setValues({ ...values, ...change }),
    errors,
    refusal,
    attempt,
    busy,
    /** a dialog blocks saving while no standard shift is possible (PR-14) */
    unavailable,
    closePopup: () => setUnavailable(false),
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (busy) return
      const fieldErrors = Object.entries(fieldErrorsOf(values)).map(([field, key]) => [field, rule(key)])
      if (fieldErrors.length > 0) fail(Object.fromEntries(fieldErrors) as Errors)
      else if (isAvailable(values)) void send()
      else setUnavailable(true)
    },
  }
}

import { useState } from 'react'
import { useForm } from '@lunchpail/kit-web/forms/use-form'
import { toast } from '@lunchpail/kit-web/toast'
import { savePreferences } from '../api.ts'
import {
  bodyOf,
  preferencesErrorsOf,
  isAvailable,
  type PreferencesValues,
  type StoredPreferences,
  valuesOf,
} from './preferences-values.ts'
import { sentences } from './sentences.ts'

interface Callbacks {
  readonly onSaved: () => void
}
export type PreferencesForm = ReturnType<typeof usePreferencesForm>

export function usePreferencesForm(stored: StoredPreferences, { onSaved }: Callbacks) {
  const t = sentences.use()
  const [unavailable, setUnavailable] = useState(false)
  const [sent, setSent] = useState<PreferencesValues>()
  const form = useForm<PreferencesValues>({
    initial: valuesOf(stored),
    check: preferencesErrorsOf,
    intercept: (values) => {
      const blocked = !isAvailable(values)
      setUnavailable(blocked)
      return blocked
    },
    submit: async (values) => {
      setSent(values)
      await savePreferences(bodyOf(values))
      toast(t('saved'))
      onSaved()
    },
  })
  return {
    ...form,
    /** what was sent last: it may be stored though no response came */
    sent,
    /** the popup that blocks saving while no standard shift is possible */
    unavailable,
    closePopup: () => setUnavailable(false),
  }
}

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { ErrorSummary } from '@lunchpail/kit-ui/error-summary'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import {
  type StoredPreferences,
  valuesOf,
  bodyOf,
  isAvailable,
  type PreferencesValues,
} from './preferences-values.ts'
import { PreferencesFields } from './preferences-fields.tsx'
import { sentences } from './sentences.ts'
import { type PreferencesForm as Form, usePreferencesForm } from './use-preferences-form.ts'
import { preferenceCostsSlot } from '@lunchpail/contracts/matches/slots'
import { Slot } from '@lunchpail/kit-web/slot'
import * as z from 'zod/mini'

/** What the preferences cost as they are in the form, as long as they could be saved so. */
function PreferenceCosts({ values }: { readonly values: PreferencesValues }) {
  const { data } = z.safeParse(preferenceCostsSlot.props, { preferences: bodyOf(values) })
  if (!data || !isAvailable(values)) return null
  return <Slot slot={preferenceCostsSlot} props={data} fallback={() => null} />
}

interface PreferencesFormProps {
  /** as stored now; the form keeps its initial values */
  readonly stored: StoredPreferences
  readonly onSaved: () => void
  /** below the fields */
  readonly actions: (busy: boolean) => ReactNode
}

const isSame = (one: object, other: object | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The form of the job preferences, in the page and in the dialog. */
export function PreferencesForm({ stored, onSaved, actions }: PreferencesFormProps) {
  const t = sentences.use()
  const form = usePreferencesForm(stored, { onSaved })
  const [initial] = useState(stored)
  const isOwnSave = isSame(valuesOf(stored), form.sent)
  const changedElsewhere = !form.busy && !isOwnSave && !isSame(initial, stored)
  const isEdited = !isSame(form.values, valuesOf(isOwnSave ? stored : initial))
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} {...(isEdited && { [editedMark]: '' })}>
        <Stack>
          <ErrorSummary title={t('problem')} {...form.summary} />
          {changedElsewhere && (
            <Notice tone="warn" role="status">
              {t('changed-elsewhere')}
            </Notice>
          )}
          <PreferencesFields {...form} />
          <PreferenceCosts values={form.values} />
          {actions(form.busy)}
        </Stack>
      </form>
      <NotAvailable form={form} />
    </>
  )
}

/** Says that at least one standard shift is needed; closing it focuses the ratings. */
function NotAvailable({ form: { unavailable, closePopup } }: { readonly form: Form }) {
  const t = sentences.use()
  const rule = useRuleSentence()
  const wasOpen = useRef(false)
  useEffect(() => {
    // the dialog returns the focus to the button that opened it; the ratings need it
    if (wasOpen.current && !unavailable) document.getElementById('rating-day')?.focus()
    wasOpen.current = unavailable
  }, [unavailable])
  return (
    <Dialog
      open={unavailable}
      title={t('ratings.popup.title')}
      closeLabel={t('close')}
      onClose={closePopup}
      actions={
        <Button kind="primary" onClick={closePopup}>
          {t('ratings.popup.close')}
        </Button>
      }
    >
      <p>{rule('availability.none')}</p>
    </Dialog>
  )
}

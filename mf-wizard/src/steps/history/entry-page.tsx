import { useState, type ReactNode } from 'react'
import type { FieldErrors } from '@lunchpail/contracts/wizard/rules/field-errors'
import { Button } from '@lunchpail/kit-ui/button'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import { fieldErrorAt } from '../field-errors.ts'
import type { StepHost } from '../step.ts'

interface EntryPageProps {
  readonly kind: 'job' | 'school'
  readonly isNew: boolean
  readonly host: StepHost
  readonly fieldErrors: FieldErrors
  readonly onSave?: () => void
  readonly onRemove: () => void
  /** Back removes an empty entry */
  readonly isEmpty?: boolean
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** The form of one entry of the history. Edits go to the list at once; only Save validates. */
export function EntryPage(props: EntryPageProps) {
  const { kind, isNew, host, onSave, onRemove, isEmpty, children } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [attempt, setAttempt] = useState(0)
  const found = Object.entries(props.fieldErrors)
  const fieldErrors = attempt > 0 ? found.map(([field, rule]) => fieldErrorAt(field, rule, t, sayRule)) : []

  const back = (work?: () => void) => {
    work?.()
    host.show(undefined)
  }
  return host.frame({
    title: t(`${kind}.${isNew ? 'new' : 'edit'}`),
    fieldErrors,
    attempt,
    onBack: () => back(isEmpty ? onRemove : undefined),
    onNext: () => (found.length > 0 ? setAttempt(attempt + 1) : back(onSave)),
    nextLabel: t(`${kind}.save`),
    aside: isNew ? (
      <Button kind="quiet" onClick={() => back(onRemove)}>
        {t('slot.cancel')}
      </Button>
    ) : (
      <Button kind="quiet" icon="delete" aria-label={t(`${kind}.remove`)} onClick={() => back(onRemove)}>
        {t('job.remove-short')}
      </Button>
    ),
    children: children((field) => fieldErrors.find((fieldError) => fieldError.field === field)?.sentence),
  })
}

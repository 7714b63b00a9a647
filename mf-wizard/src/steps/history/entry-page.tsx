import { useState, type ReactNode } from 'react'
import type { FieldErrors } from '@lunchpail/contracts/wizard/rules/field-errors'
import { Button } from '@lunchpail/kit-ui/button'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import { faultAt } from '../faults.ts'
import type { StepHost } from '../step.ts'

interface EntryPageProps {
  readonly kind: 'job' | 'school'
  readonly isNew: boolean
  readonly host: StepHost
  readonly problems: FieldErrors
  /** what else happens on the way back to the list */
  readonly onSave?: () => void
  readonly onRemove: () => void
  /** nothing was typed that is worth to be kept: to go back removes it */
  readonly isEmpty?: boolean
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** The form of one entry of the history. What is typed belongs to its list at once; only saving is checked. */
export function EntryPage(props: EntryPageProps) {
  const { kind, isNew, host, problems, onSave, onRemove, isEmpty, children } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [attempt, setAttempt] = useState(0)
  const wrong = Object.entries(problems)
  const faults = attempt > 0 ? wrong.map(([field, rule]) => faultAt(field, rule, t, sayRule)) : []

  const back = (work?: () => void) => {
    work?.()
    host.show(undefined)
  }
  return host.frame({
    title: t(`${kind}.${isNew ? 'new' : 'edit'}`),
    faults,
    attempt,
    onBack: () => back(isEmpty ? onRemove : undefined),
    onNext: () => (wrong.length > 0 ? setAttempt(attempt + 1) : back(onSave)),
    nextLabel: t(`${kind}.save`),
    aside: (
      <Button kind="quiet" icon="delete" aria-label={t(`${kind}.remove`)} onClick={() => back(onRemove)}>
        {t('job.remove-short')}
      </Button>
    ),
    children: children((field) => faults.find((fault) => fault.field === field)?.sentence),
  })
}

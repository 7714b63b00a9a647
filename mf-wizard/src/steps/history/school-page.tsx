import { useState } from 'react'
import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { schoolProblems } from '@lunchpail/contracts/wizard/rules/school'
import { Button } from '@lunchpail/kit-ui/button'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import { faultAt } from '../faults.ts'
import type { StepProps } from '../step.ts'
import { SchoolFields } from './school-fields.tsx'

export interface SchoolPageProps extends StepProps {
  /** its index among the schools */
  readonly place: number
  readonly isNew: boolean
}

/** The form of one school. A new one that was left empty is none. */
export const SchoolPage = ({ value, onChange, host, place, isNew }: SchoolPageProps) => {
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [attempt, setAttempt] = useState(0)
  const { schools = [] } = value
  const school = schools[place] ?? {}
  const problems = Object.entries(schoolProblems(school))
  const faults = attempt > 0 ? problems.map(([field, rule]) => faultAt(field, rule, t, sayRule)) : []

  const edit = (part: SchoolEntry) =>
    onChange({ schools: schools.map((one) => (one === school ? { ...one, ...part } : one)) })
  const backToList = () => host.show(undefined)
  const remove = () => {
    onChange({ schools: schools.filter((one) => one !== school) })
    backToList()
  }
  return host.frame({
    title: isNew ? t('school.new') : t('school.edit'),
    faults,
    attempt,
    onBack: Object.values(school).some(Boolean) ? backToList : remove,
    onNext: () => (problems.length > 0 ? setAttempt(attempt + 1) : backToList()),
    nextLabel: t('school.save'),
    aside: (
      <Button kind="quiet" icon="delete" aria-label={t('school.remove')} onClick={remove}>
        {t('job.remove-short')}
      </Button>
    ),
    children: (
      <SchoolFields
        school={school}
        errorOf={(field) => faults.find((fault) => fault.field === field)?.sentence}
        onEdit={edit}
      />
    ),
  })
}

import type { SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { schoolErrors } from '@lunchpail/contracts/wizard/rules/school'
import type { StepProps } from '../step.ts'
import { EntryPage } from './entry-page.tsx'
import { SchoolFields } from './school-fields.tsx'

interface SchoolPageProps extends StepProps {
  /** its index among the schools */
  readonly place: number
  readonly isNew: boolean
}

/** One that was left empty is none. */
export function SchoolPage({ value, onChange, host, place, isNew }: SchoolPageProps) {
  const { schools = [] } = value
  const school = schools[place] ?? {}
  const edit = (part: SchoolEntry) =>
    onChange({ schools: schools.map((one) => (one === school ? { ...one, ...part } : one)) })
  return (
    <EntryPage
      {...{ host, isNew }}
      kind="school"
      fieldErrors={schoolErrors(school)}
      onRemove={() => onChange({ schools: schools.filter((one) => one !== school) })}
      isEmpty={!Object.values(school).some(Boolean)}
    >
      {(errorOf) => <SchoolFields school={school} errorOf={errorOf} onEdit={edit} />}
    </EntryPage>
  )
}

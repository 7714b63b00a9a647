import type { Application, SchoolEntry } from '@lunchpail/contracts/wizard/application'
import { degreeType, eligible } from '@lunchpail/contracts/wizard/enumerations'
import { asksMajor } from '@lunchpail/contracts/wizard/rules/info'
import { DateField } from '@lunchpail/kit-ui/date-field'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { sentences } from '../sentences.ts'
import { AddressFields } from './address-fields.tsx'
import { EqualOpportunityFields } from './equal-opportunity-fields.tsx'
import type { StepProps } from './step.ts'

/** 1 §2.7: who the person is, each with why it is asked. */
export const InfoFields = (props: StepProps) => {
  const t = sentences.use()
  const { draft, keeper, errorOf } = props
  const { birth_date, eligible: mayWork, schools } = draft.application
  const school = schools?.[0] ?? {}
  const editSchool = (part: SchoolEntry) =>
    keeper.edit({ schools: [{ ...school, ...part }, ...(schools ?? []).slice(1)] })
  const edit = (part: Application) => keeper.edit(part)
  const answers = ['yes', 'no'] as const
  return (
    <>
      <AddressFields {...props} />
      <DateField
        id="birth_date"
        name="birth_date"
        autoComplete="bday"
        label={t('info.birth')}
        hint={t('info.birth-why')}
        value={birth_date ?? ''}
        error={errorOf('birth_date')}
        onChange={(typed) => edit({ birth_date: typed })}
      />
      <RadioGroup
        id="eligible"
        legend={t('info.eligible')}
        hint={t('info.eligible-why')}
        columns
        choices={answers.map((answer) => ({
          value: String(eligible[answer]),
          label: t(`eligible.${eligible[answer]}`),
        }))}
        value={mayWork === undefined || mayWork === eligible.unselected ? null : String(mayWork)}
        error={errorOf('eligible')}
        onValueChange={(value) => edit({ eligible: Number(value) })}
      />
      <Stack>
        <h2>{t('info.school')}</h2>
        <SelectField
          id="schools.0.degree_type"
          label={t('info.degree')}
          emptyLabel={t('choose')}
          choices={Object.values(degreeType).map((value) => ({
            value: String(value),
            label: t(`degree.${value}`),
          }))}
          value={school.degree_type ? String(school.degree_type) : ''}
          error={errorOf('schools.0.degree_type')}
          onChange={(event) => editSchool({ degree_type: Number(event.target.value) })}
        />
        {school.degree_type ? (
          <TextField
            id="schools.0.name"
            label={t('info.school-name')}
            mark={t('optional')}
            maxLength={200}
            value={school.name ?? ''}
            error={errorOf('schools.0.name')}
            onChange={(event) => editSchool({ name: event.target.value })}
          />
        ) : null}
        {asksMajor(school.degree_type) && (
          <TextField
            id="schools.0.degree_major"
            label={t('info.major')}
            mark={t('optional')}
            maxLength={200}
            value={school.degree_major ?? ''}
            error={errorOf('schools.0.degree_major')}
            onChange={(event) => editSchool({ degree_major: event.target.value })}
          />
        )}
      </Stack>
      <EqualOpportunityFields {...props} />
    </>
  )
}

import { eligible } from '@lunchpail/contracts/wizard/enumerations'
import { DateField } from '@lunchpail/kit-ui/masked-fields'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { sentences } from '../../sentences.ts'
import { SchoolList } from '../history/school-list.tsx'
import type { FieldsProps, StepProps } from '../step.ts'
import { AccountFields } from './account-fields.tsx'
import { AddressFields } from './address-fields.tsx'
import { SchoolingFields } from './schooling-fields.tsx'

/** Basic info, each field with its reason. In the profile only what is not private. */
export function InfoFields(props: StepProps) {
  const { mode, context } = props
  if (mode === 'profile')
    return (
      <>
        <AccountFields account={context.account} />
        <AddressFields {...props} />
      </>
    )
  return (
    <>
      <AddressFields {...props} />
      <BirthField {...props} />
      <SchoolingFields {...props} />
      <SchoolList {...props} />
      <EligibleField {...props} />
    </>
  )
}

const answers = ['yes', 'no'] as const

function BirthField({ value, errorOf, onChange }: FieldsProps) {
  const t = sentences.use()
  return (
    <DateField
      id="birth_date"
      name="birth_date"
      autoComplete="bday"
      label={t('info.birth')}
      hint={t('info.birth-why')}
      value={value.birth_date ?? ''}
      error={errorOf('birth_date')}
      onChange={(birth_date) => onChange({ birth_date })}
    />
  )
}

/** The last of the page. */
function EligibleField({ value: { eligible: mayWork }, errorOf, onChange }: FieldsProps) {
  const t = sentences.use()
  return (
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
      onValueChange={(chosen) => onChange({ eligible: Number(chosen) })}
    />
  )
}

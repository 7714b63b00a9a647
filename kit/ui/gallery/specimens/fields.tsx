import { DateField, MonthYearField, PhoneField } from '../../src/masked-fields.tsx'
import { PasswordField } from '../../src/password-field.tsx'
import { SelectField } from '../../src/select-field.tsx'
import { TextField } from '../../src/text-field.tsx'
import { TextareaField } from '../../src/textarea-field.tsx'

const states = [
  { value: 'NJ', label: 'New Jersey' },
  { value: 'NY', label: 'New York' },
]

const long = 'I have driven a forklift for six years, and I have never missed a shift. '.repeat(8)

const counter = (used: number, limit: number) => `${used} of ${limit} characters`

export function Fields() {
  return (
    <>
      <TextField label="First name" autoComplete="given-name" />
      <TextField
        label="Email"
        mark="(optional)"
        hint="We send your interview times here."
        defaultValue="ana@example.com"
      />
      <TextField label="Last name" error="This field is required" />
      <TextField label="Account" defaultValue="Ana Reyes" disabled />
      <PhoneField label="Mobile phone" hint="So that an employer can reach you." defaultValue="2125550142" />
      <DateField label="Date of birth" hint="MM/DD/YYYY" defaultValue="05121990" />
      <MonthYearField
        label="Start date"
        hint="MM/YYYY"
        error="This date is after the end date"
        defaultValue="052027"
      />
      <PasswordField
        label="Password"
        hint="Must be at least 8 characters"
        showText="Show"
        hideText="Hide"
        defaultValue="lunchpail1"
      />
      <SelectField label="State" emptyLabel="Choose a state" choices={states} width="medium" />
      <SelectField
        label="Highest level of education"
        choices={states}
        error="This field is required"
        emptyLabel="Choose one"
      />
      <TextareaField
        label="About you"
        limit={500}
        counter={counter}
        defaultValue="I like to work with my hands."
      />
      <TextareaField label="Too much" limit={500} counter={counter} rows={3} defaultValue={long} />
    </>
  )
}

import { useState } from 'react'
import { Checkbox } from '../../src/checkbox.tsx'
import { CheckboxGroup } from '../../src/checkbox-group.tsx'
import { RadioGroup } from '../../src/radio-group.tsx'

const kinds = [
  { value: 'candidate', label: 'I am looking for work' },
  { value: 'employer', label: 'I am hiring', hint: 'You need the name of your company.' },
]

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const shifts = [
  { value: 'day', label: 'Day', hint: '4 am to noon' },
  { value: 'swing', label: 'Swing', hint: 'noon to 4 pm' },
  { value: 'night', label: 'Night', hint: '4 pm to 4 am' },
  { value: 'weekend', label: 'Weekend', disabled: true },
]

export function Choices() {
  const [picked, setPicked] = useState(['day'])
  return (
    <>
      <RadioGroup legend="What brings you here?" choices={kinds} defaultValue="candidate" />
      <RadioGroup legend="Can you lift 50 pounds?" choices={yesNo} columns />
      <RadioGroup
        legend="Have you used a pallet jack?"
        choices={yesNo}
        columns
        error="This field is required"
      />
      <CheckboxGroup
        legend="When can you work?"
        hint="Choose all that are fine."
        choices={shifts}
        value={picked}
        onValueChange={setPicked}
        columns
      />
      <Checkbox label="My address is outside the U.S." />
      <Checkbox label="Text me when new jobs fit" hint="You can stop it at any time." defaultChecked />
      <Checkbox label="I agree to the terms" error="This field is required" />
    </>
  )
}

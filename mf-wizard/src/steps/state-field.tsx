import type { ComponentProps } from 'react'
import { states } from '@lunchpail/contracts/wizard/enumerations'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from '../sentences.ts'

const choices = Object.entries(states).map(([value, label]) => ({ value, label }))

type StateFieldProps = Omit<ComponentProps<typeof SelectField>, 'choices' | 'emptyLabel' | 'width' | 'label'>

export function StateField(field: StateFieldProps) {
  const t = sentences.use()
  return (
    <SelectField
      label={t('info.state')}
      emptyLabel={t('choose')}
      choices={choices}
      width="medium"
      {...field}
    />
  )
}

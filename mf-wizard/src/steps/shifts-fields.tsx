import { startTimes } from '@lunchpail/contracts/jobs/search/start-times'
import { anyShift } from '@lunchpail/contracts/wizard/enumerations'
import { shiftChoicesOf, withSeveralShifts } from '@lunchpail/contracts/wizard/rules/shift-preference'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'
import type { FieldsProps } from './step.ts'

/** For each chosen position with several shifts, one of them, or any. */
export function ShiftsFields({ value, errorOf, onChange, context }: FieldsProps) {
  const t = sentences.use()
  const language = useLanguage()
  const chosen = value.pref_shift_start ?? {}
  return (
    <Stack>
      {withSeveralShifts(context.positions).map((position) => {
        const field = `pref_shift_start.${position.id}`
        return (
          <SelectField
            key={position.id}
            id={field}
            label={t('shifts.label', { title: position.title, company: position.company_name })}
            emptyLabel={t('choose')}
            choices={[
              ...shiftChoicesOf(position).map((shift) => ({
                value: shift,
                label: startTimes(shift, language).join(),
              })),
              { value: anyShift, label: t('shifts.any') },
            ]}
            value={chosen[position.id] ?? ''}
            error={errorOf(field)}
            onChange={(event) =>
              onChange({ pref_shift_start: { ...chosen, [position.id]: event.target.value } })
            }
          />
        )
      })}
    </Stack>
  )
}

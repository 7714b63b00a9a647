import {
  commuteLimitMinutes,
  tradeBit,
  trades,
  shiftBit,
  shifts,
} from '@lunchpail/contracts/jobs/enumerations'
import { commuteLengths, commuteType, searchStatus } from '@lunchpail/contracts/profile/enumerations'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { AutoApplyFields } from './auto-apply-fields.tsx'
import { bitsOf, namesOf, type PreferencesValues } from './preferences-values.ts'
import { RatingGrid } from './rating-grid.tsx'
import { sentences } from './sentences.ts'
import type { PreferencesForm } from './use-preferences-form.ts'
import { WageField } from './wage-field.tsx'

type Length = PreferencesValues['commute_length']
const commuteTypes = Object.keys(commuteType) as (keyof typeof commuteType)[]
/** 2 §5: "Doesn't matter" comes first. */
const lengths = [
  commuteLimitMinutes,
  ...commuteLengths.filter((minutes) => minutes !== commuteLimitMinutes),
] as const

/** Every preference. */
export function PreferencesFields({ values, set, errors }: PreferencesForm) {
  const t = sentences.use()
  return (
    <>
      <RadioGroup
        id="search_status"
        legend={t('status.legend')}
        error={errors.search_status}
        value={values.search_status === null ? null : String(values.search_status)}
        onValueChange={(status) => set({ search_status: Number(status) })}
        choices={Object.values(searchStatus).map((status) => ({
          value: String(status),
          label: t(`status.${status}`),
        }))}
      />
      <CheckboxGroup
        id="role"
        legend={t('role.legend')}
        hint={t('any.hint')}
        columns
        value={namesOf(values.role, tradeBit)}
        onValueChange={(names) => set({ role: bitsOf(names, tradeBit) })}
        choices={trades.map((trade) => ({ value: trade, label: t(`role.${trade}`) }))}
      />
      <CheckboxGroup
        id="shift"
        legend={t('shift.legend')}
        hint={t('any.hint')}
        columns
        value={namesOf(values.shift, shiftBit)}
        onValueChange={(names) => set({ shift: bitsOf(names, shiftBit) })}
        choices={shifts.map((shift) => ({ value: shift, label: t(`shift.${shift}`) }))}
      />
      <Checkbox
        label={t('weekend.label')}
        hint={t('weekend.hint')}
        checked={values.weekend}
        onChange={({ target }) => set({ weekend: target.checked })}
      />
      <RatingGrid values={values} onChange={set} />
      <CheckboxGroup
        id="commute_type"
        legend={t('commute-type.legend')}
        columns
        error={errors.commute_type}
        value={namesOf(values.commute_type, commuteType)}
        onValueChange={(names) => set({ commute_type: bitsOf(names, commuteType) })}
        choices={commuteTypes.map((type) => ({ value: type, label: t(`commute-type.${type}`) }))}
      />
      <SelectField
        id="commute_length"
        label={t('commute-length.label')}
        hint={t('commute-length.hint')}
        width="medium"
        emptyLabel={t('commute-length.choose')}
        error={errors.commute_length}
        value={values.commute_length ?? ''}
        onChange={({ target }) => set({ commute_length: (Number(target.value) || null) as Length })}
        choices={lengths.map((minutes) => ({
          value: String(minutes),
          label:
            minutes === commuteLimitMinutes
              ? t('commute-length.any')
              : t('commute-length.minutes', { n: minutes }),
        }))}
      />
      <WageField value={values.wage} error={errors.wage} onChange={(wage) => set({ wage })} />
      <AutoApplyFields values={values} set={set} />
    </>
  )
}

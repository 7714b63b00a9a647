import { autoApplyDaily } from '@lunchpail/contracts/profile/enumerations'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from './sentences.ts'
import type { PreferencesForm } from './use-preferences-form.ts'

const counts = Array.from(
  { length: autoApplyDaily.maximum - autoApplyDaily.minimum + 1 },
  (_, index) => autoApplyDaily.minimum + index,
)

/** Whether auto-apply is on, and how many it sends in a day. */
export function AutoApplyFields({ values, set }: Pick<PreferencesForm, 'values' | 'set'>) {
  const t = sentences.use()
  const { auto_apply_enabled: isOn, auto_apply_daily: daily } = values
  return (
    <>
      <Checkbox
        label={t('automatic.on-label')}
        hint={t('automatic.hint')}
        checked={isOn}
        onChange={({ target }) => set({ auto_apply_enabled: target.checked })}
      />
      {isOn && (
        <SelectField
          id="auto_apply_daily"
          label={t('automatic.daily')}
          width="medium"
          value={daily}
          onChange={({ target }) => set({ auto_apply_daily: Number(target.value) })}
          choices={counts.map((count) => ({ value: String(count), label: String(count) }))}
        />
      )}
    </>
  )
}

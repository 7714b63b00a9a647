import { wageFilter } from '@lunchpail/contracts/jobs/enumerations'
import { dollars } from '@lunchpail/contracts/language/figures'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { sentences } from '../../sentences.ts'
import styles from './search-form.module.css'
import type { WageRangeProps } from './wage-range.tsx'

const { minimum, maximum, firstHandleMaximum } = wageFilter
const amount = (text: string): number | null => (text === '' ? null : Number(text))

/** The range of pay as two lists. */
export function WageSelects({ from, to, onChange }: WageRangeProps) {
  const t = sentences.use()
  const choices = (low: number, high: number) =>
    Array.from({ length: high - low + 1 }, (_, step) => ({
      value: String(low + step),
      label: dollars(low + step),
    }))
  return (
    <Fieldset legend={t('filter.pay')}>
      {() => (
        <div className={styles.amounts}>
          <SelectField
            label={t('filter.pay-from')}
            name="wage_start"
            emptyLabel={t('filter.pay-any')}
            choices={[
              ...choices(minimum + 1, firstHandleMaximum),
              // an address may ask for more than the handle does
              ...(from !== null && from > firstHandleMaximum ? choices(from, from) : []),
            ]}
            value={from ?? ''}
            onChange={({ target }) => onChange({ from: amount(target.value), to })}
          />
          <SelectField
            label={t('filter.pay-to')}
            name="wage_end"
            emptyLabel={t('filter.pay-any')}
            choices={choices(minimum, maximum - 1)}
            value={to ?? ''}
            onChange={({ target }) => onChange({ from, to: amount(target.value) })}
          />
        </div>
      )}
    </Fieldset>
  )
}

import type { ComponentType } from 'react'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import { traits } from '../filters.ts'
import { sentences } from '../../sentences.ts'
import type { FieldsProps } from './filter-fields.tsx'
import styles from './search-form.module.css'
import type { WageRangeProps } from './wage-range.tsx'
import { WageSelects } from './wage-selects.tsx'

const slider = store<{ readonly WageRange: ComponentType<WageRangeProps> } | undefined>(undefined)

/** The scale with two handles is loaded when somebody comes near it; until then, and without scripts, two lists do. */
export const prepareSlider = (): void =>
  void retryChunk(() => import('./wage-range.tsx')).then(slider.set, () => {})

export function MoreFields({ filters, onChange }: FieldsProps) {
  const t = sentences.use()
  const { traits: chosen, from, to } = filters
  const Wage = slider.use()?.WageRange ?? WageSelects
  return (
    <div className={styles.fields}>
      <Fieldset legend={t('filter.traits')}>
        {() =>
          traits.map((trait) => (
            <Checkbox
              key={trait}
              name={trait}
              value="1"
              label={t(`trait.${trait}`)}
              checked={chosen.includes(trait)}
              onChange={({ target }) =>
                onChange({
                  traits: traits.filter((other) =>
                    other === trait ? target.checked : chosen.includes(other),
                  ),
                })
              }
            />
          ))
        }
      </Fieldset>
      <Wage from={from} to={to} onChange={onChange} />
    </div>
  )
}

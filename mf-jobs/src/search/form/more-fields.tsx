import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { traits } from '../filters.ts'
import { sentences } from '../../sentences.ts'
import type { FieldsProps } from './filter-fields.tsx'
import { more } from './more.ts'
import styles from './search-form.module.css'
import { WageSelects } from './wage-selects.tsx'

export function MoreFields({ filters, onChange }: FieldsProps) {
  const t = sentences.use()
  const { traits: chosen, from, to } = filters
  const loaded = more.use()
  const Extra = loaded?.ExtraFields
  // the scale with two handles comes with the others; until then, and without scripts, two lists do
  const Wage = loaded?.WageRange ?? WageSelects
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
      {Extra && <Extra filters={filters} onChange={onChange} />}
      <Wage from={from} to={to} onChange={onChange} />
    </div>
  )
}

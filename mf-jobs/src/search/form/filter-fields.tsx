import {
  commuteFilterLengths,
  tradeBit,
  trades,
  shiftBit,
  shifts,
} from '@lunchpail/contracts/jobs/enumerations'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { wayBit, ways } from '../filters.ts'
import type { Filters } from '../filters.ts'
import { sentences } from '../../sentences.ts'
import styles from './search-form.module.css'

export interface FieldsProps {
  readonly filters: Filters
  readonly onChange: (part: Partial<Filters>) => void
}

export function CategoryFields({ filters, onChange }: FieldsProps) {
  const t = sentences.use()
  return (
    <Choices
      legend={t('filter.role')}
      field="role"
      names={trades}
      bit={tradeBit}
      label={(role) => t(`role.${role}`)}
      chosen={filters.roles}
      onChange={(chosen) => onChange({ roles: chosen })}
    />
  )
}

export function ShiftFields({ filters, onChange }: FieldsProps) {
  const t = sentences.use()
  return (
    <Choices
      legend={t('filter.shift')}
      field="shift"
      names={shifts}
      bit={shiftBit}
      label={(shift) => t(`shift.${shift}`)}
      chosen={filters.shifts}
      onChange={(chosen) => onChange({ shifts: chosen })}
    />
  )
}

/** The way to work counts from the ZIP code: without one there is nothing to choose. */
export function CommuteFields({ filters, onChange }: FieldsProps) {
  const t = sentences.use()
  const located = filters.zip !== '' || filters.geohash !== ''
  const minutes = (text: string) =>
    onChange(
      text === ''
        ? { minutes: null, ways: [], distance: filters.distance }
        : { minutes: Number(text), distance: 0 },
    )
  return (
    <fieldset disabled={!located} className={styles.fields}>
      {!located && <p>{t('commute.zip-first')}</p>}
      <SelectField
        name="commute_length"
        label={t('commute.length')}
        className={styles.minutes}
        emptyLabel={t('commute.any')}
        value={filters.minutes ?? ''}
        // an address may ask for another one
        choices={[...new Set([...commuteFilterLengths, filters.minutes ?? commuteFilterLengths[0]])].map(
          (n) => ({
            value: String(n),
            label: t('commute.minutes', { n }),
          }),
        )}
        onChange={(event) => minutes(event.target.value)}
      />
      <Choices
        legend={t('commute.ways')}
        field="commute_type"
        names={ways}
        bit={wayBit}
        label={(way) => t(`commute.${way}`)}
        chosen={filters.ways}
        onChange={(chosen) => onChange({ ways: chosen, minutes: filters.minutes ?? commuteFilterLengths[1] })}
      />
    </fieldset>
  )
}

interface ChoicesProps<Name extends string> {
  readonly legend: string
  /** its name in the address */
  readonly field: string
  readonly names: readonly Name[]
  readonly bit: Readonly<Record<Name, number>>
  readonly label: (name: Name) => string
  readonly chosen: readonly Name[]
  readonly onChange: (chosen: Name[]) => void
}

/** Any of a few, in the order of all, whatever was ticked first. */
function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { legend, field, names, bit, label, chosen, onChange } = props
  return (
    <Fieldset legend={legend}>
      {() =>
        names.map((name) => (
          <Checkbox
            key={name}
            name={field}
            value={bit[name]}
            label={label(name)}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(names.filter((other) => (other === name ? target.checked : chosen.includes(other))))
            }
          />
        ))
      }
    </Fieldset>
  )
}

import { roles, shifts } from '@lunchpail/contracts/jobs/enumerations'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { FilterChip } from '@lunchpail/kit-ui/filter-chip'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import styles from './filter-fields.module.css'
import { WageRange } from './wage-range.tsx'

interface FilterFieldsProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** Kind of work, shift and pay: the same fields in the panel of a desktop and in the sheet of a phone. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const say = sentences.use()
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part, page: 1 })
  return (
    <Stack gap="regular">
      <Chips
        legend={say('filter.role')}
        names={roles}
        label={(role) => say(`role.${role}`)}
        chosen={filters.roles}
        onChange={(chosen) => change({ roles: chosen })}
      />
      <Chips
        legend={say('filter.shift')}
        names={shifts}
        label={(shift) => say(`shift.${shift}`)}
        chosen={filters.shifts}
        onChange={(chosen) => change({ shifts: chosen })}
      />
      <WageRange from={filters.from} to={filters.to} onChange={change} />
    </Stack>
  )
}

interface ChipsProps<Name extends string> {
  readonly legend: string
  readonly names: readonly Name[]
  readonly label: (name: Name) => string
  readonly chosen: readonly Name[]
  readonly onChange: (chosen: Name[]) => void
}

/** Any of a few, in the order of all, whatever was pressed first. */
function Chips<Name extends string>({ legend, names, label, chosen, onChange }: ChipsProps<Name>) {
  return (
    <Fieldset legend={legend}>
      {() => (
        <div className={styles.chips}>
          {names.map((name) => (
            <FilterChip
              key={name}
              pressed={chosen.includes(name)}
              onPressedChange={(pressed) =>
                onChange(names.filter((other) => (other === name ? pressed : chosen.includes(other))))
              }
            >
              {label(name)}
            </FilterChip>
          ))}
        </div>
      )}
    </Fieldset>
  )
}

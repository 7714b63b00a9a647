import { RemovableChip } from '@lunchpail/kit-ui/filter-chip'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import styles from './job-list.module.css'
import { useWageWords } from './use-wage-words.ts'

interface ActiveFiltersProps {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** The filters that are on, each with its way out. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const say = sentences.use()
  const wage = useWageWords()
  const { roles, shifts, from, to } = filters
  const without = (part: Partial<Filters>) => () => onChange({ ...filters, ...part, page: 1 })
  const chips = [
    ...roles.map((role) => ({
      name: say(`role.${role}`),
      remove: without({ roles: roles.filter((other) => other !== role) }),
    })),
    ...shifts.map((shift) => ({
      name: say(`job.shift.${shift}`),
      remove: without({ shifts: shifts.filter((other) => other !== shift) }),
    })),
    ...(from !== null || to !== null
      ? [{ name: wage({ from, to }), remove: without({ from: null, to: null }) }]
      : []),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={say('filter.on')}>
      {chips.map(({ name, remove }) => (
        <li key={name}>
          <RemovableChip removeLabel={say('filter.remove', { filter: name })} onRemove={remove}>
            {name}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}

import { roles, shifts } from '@lunchpail/contracts/jobs/enumerations'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
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
      <CheckboxGroup
        legend={say('filter.role')}
        choices={roles.map((role) => ({ value: role, label: say(`role.${role}`) }))}
        value={filters.roles}
        onValueChange={(values) => change({ roles: roles.filter((role) => values.includes(role)) })}
      />
      <CheckboxGroup
        legend={say('filter.shift')}
        choices={shifts.map((shift) => ({ value: shift, label: say(`shift.${shift}`) }))}
        value={filters.shifts}
        onValueChange={(values) => change({ shifts: shifts.filter((shift) => values.includes(shift)) })}
      />
      <WageRange from={filters.from} to={filters.to} onChange={change} />
    </Stack>
  )
}

import { LinkButton } from '@lunchpail/kit-ui/button'
import { Icon } from '@lunchpail/kit-ui/icon'
import { sameListLink } from '../job/list-links.tsx'
import { addressOf, clearedFilters } from './filters.ts'
import type { Filters } from './filters.ts'
import { sentences } from '../sentences.ts'
import { more } from './form/more.ts'
import styles from './active-filters.module.css'
import { useFormatWage } from './use-format-wage.ts'

/** The filters that are on, each with its way out. */
export function ActiveFilters({ filters }: { readonly filters: Filters }) {
  const t = sentences.use()
  const wage = useFormatWage()
  const ExtraChips = more.use()?.ExtraChips
  const { q, roles, shifts, traits, from, to, minutes, ways } = filters
  const without = <Name,>(names: readonly Name[], name: Name) => names.filter((other) => other !== name)
  const chips: { readonly name: string; readonly part: Partial<Filters> }[] = [
    ...(q === '' ? [] : [{ name: q, part: { q: '' } }]),
    ...roles.map((role) => ({ name: t(`role.${role}`), part: { roles: without(roles, role) } })),
    ...shifts.map((shift) => ({ name: t(`job.shift.${shift}`), part: { shifts: without(shifts, shift) } })),
    ...(minutes === null
      ? []
      : [
          {
            name: t(ways.length === 1 ? `commute.within-${ways[0]!}` : 'commute.within', { n: minutes }),
            part: { minutes: null, ways: [] },
          },
        ]),
    ...traits.map((trait) => ({ name: t(`trait.${trait}`), part: { traits: without(traits, trait) } })),
    ...(from === null && to === null ? [] : [{ name: wage({ from, to }), part: { from: null, to: null } }]),
  ]
  const extra = filters.schedule || filters.posted || filters.benefits
  if (chips.length === 0 && !extra) return null
  return (
    <ul className={styles.chips} aria-label={t('filter.on')}>
      {chips.map((chip) => (
        <Chip key={chip.name} {...chip} filters={filters} />
      ))}
      {ExtraChips && <ExtraChips filters={filters} />}
      <li>
        <LinkButton
          kind="quiet"
          size="small"
          className={styles.clear}
          href={addressOf(clearedFilters(filters))}
          renderLink={sameListLink}
        >
          {t('filter.clear')}
        </LinkButton>
      </li>
    </ul>
  )
}

interface ChipProps {
  readonly name: string
  /** the filters without it */
  readonly part: Partial<Filters>
  readonly filters: Filters
}

export function Chip({ name, part, filters }: ChipProps) {
  const t = sentences.use()
  return (
    <li>
      {sameListLink({
        href: addressOf({ ...filters, ...part, page: 1 }),
        className: styles.chip,
        'aria-label': t('filter.remove', { filter: name }),
        children: (
          <>
            {name}
            <Icon name="close" />
          </>
        ),
      })}
    </li>
  )
}

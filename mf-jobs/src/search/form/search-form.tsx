import { Suspense } from 'react'
import type { FormEvent } from 'react'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Button } from '@lunchpail/kit-ui/button'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { useSession } from '@lunchpail/kit-web/session'
import type { JobList } from '../../api.ts'
import { activeIn, menus } from '../filters.ts'
import type { Filters } from '../filters.ts'
import { sentences } from '../../sentences.ts'
import { FilterMenu } from './filter-menu.tsx'
import { CategoryFields, CommuteFields, ShiftFields } from './filter-fields.tsx'
import { MyPreferencesFailed } from './my-preferences-failed.tsx'
import { MoreFields } from './more-fields.tsx'
import { more, prepareMore } from './more.ts'
import { PlaceFields } from './place-fields.tsx'
import { SortFields } from './sort-fields.tsx'
import styles from './search-form.module.css'
import { useOptimisticFilters } from './use-optimistic-filters.ts'
import { useZip } from './use-zip.ts'
import { WordsField } from './words-field.tsx'

const MyPreferences = whenWanted(
  'my preferences',
  async () => (await import('./my-preferences.tsx')).MyPreferences,
  MyPreferencesFailed,
)

interface SearchFormProps {
  readonly filters: Filters
  /** what the list shows now */
  readonly list: JobList | undefined
  /** sentence of the service about the ZIP code */
  readonly refused: string | undefined
  readonly onChange: (filters: Filters) => void
}

/** A typed ZIP code takes the place of a geohash in the address. */
const placeOf = (zip: string): Partial<Filters> => (zip ? { zip, geohash: '' } : { zip })

const fieldsOf = {
  category: CategoryFields,
  shift: ShiftFields,
  commute: CommuteFields,
  more: MoreFields,
  sort: SortFields,
}

/** Where, and what: one form, which a browser can send without scripts. With them, what is chosen counts at once. */
export function SearchForm({ filters, list, refused, onChange }: SearchFormProps) {
  const t = sentences.use()
  const { account } = useSession()
  const { optimisticFilters, settled, choose, send } = useOptimisticFilters(filters, onChange)
  const { field, ...zip } = useZip(filters.zip, refused)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q') as string
    if (!zip.check()) {
      // behind its button no one would see what is wrong
      const menu = field.current?.closest('details')
      if (menu) menu.open = true
      return field.current?.focus()
    }
    for (const menu of event.currentTarget.querySelectorAll('details')) menu.open = false
    send({ ...placeOf(zip.value), q: typed.trim() })
  }
  const Place = more.use()?.MyLocation
  const known = settled && list !== undefined && !list.more
  // A place that is set is one button, which leaves a row for words and filters.
  const placed = (filters.zip !== '' || filters.geohash !== '') && refused === undefined
  const miles = filters.distance === 0 ? t('search.any-distance') : t('miles', { n: filters.distance })
  const place = (
    <PlaceFields
      filters={optimisticFilters}
      zip={zip}
      field={field}
      onDistance={(distance) => send({ ...placeOf(zip.value), distance })}
    >
      {Place && zip.value === '' && <Place onPlace={(geohash) => send({ zip: '', geohash })} />}
    </PlaceFields>
  )
  return (
    <form
      role="search"
      action="/jobs"
      aria-label={t('search.label')}
      className={placed ? `${styles.form} ${styles.placed}` : styles.form}
      onSubmit={submit}
      noValidate
    >
      <WordsField q={filters.q} />
      {placed ? (
        <FilterMenu label={byDots([filters.zip, miles])} on={0}>
          {place}
        </FilterMenu>
      ) : (
        place
      )}
      <div className={styles.menus}>
        {account && (
          <Suspense fallback={<span className={styles.preferences} />}>
            <MyPreferences filters={filters} onChange={onChange} className={styles.preferences} />
          </Suspense>
        )}
        {menus.map((menu) => {
          const Fields = fieldsOf[menu]
          return (
            <FilterMenu
              key={menu}
              label={t(`menu.${menu}`)}
              on={activeIn(menu, optimisticFilters)}
              {...((menu === 'more' || menu === 'commute') && { onIntent: () => void prepareMore() })}
            >
              <Fields filters={optimisticFilters} onChange={choose} />
              <Button type="submit" kind="primary" wide className={styles.show}>
                {known ? t('filter.show', { n: list.total }) : t('filter.show-any')}
              </Button>
            </FilterMenu>
          )
        })}
      </div>
    </form>
  )
}

import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { distances } from '@lunchpail/contracts/jobs/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import styles from './place-search.module.css'

interface PlaceSearchProps {
  readonly filters: Filters
  /** sentence of the service about the ZIP code */
  readonly refused: string | undefined
  readonly onChange: (filters: Filters) => void
  /** what else begins here: the filters of a phone */
  readonly children?: ReactNode
}

/** ZIP code and distance: always there, because everybody begins with where they are. */
export function PlaceSearch({ filters, refused, onChange, children }: PlaceSearchProps) {
  const say = sentences.use()
  const rule = useRuleSentence()
  const field = useRef<HTMLInputElement>(null)
  const [zip, setZip] = useState(filters.zip)
  const [wrong, setWrong] = useState(false)
  // The address changes without this field too, by Back or by a link.
  const [seen, setSeen] = useState(filters.zip)
  if (seen !== filters.zip) {
    setSeen(filters.zip)
    setZip(filters.zip)
    setWrong(false)
  }
  useEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])

  const search = (event: FormEvent) => {
    event.preventDefault()
    const known = zip === '' || /^\d{5}$/.test(zip)
    setWrong(!known)
    if (known) onChange({ ...filters, zip, page: 1 })
    else field.current?.focus()
  }
  const shownRefusal = zip === filters.zip ? refused : undefined
  return (
    <form
      role="search"
      aria-label={say('search.label')}
      className={styles.search}
      onSubmit={search}
      noValidate
    >
      <TextField
        ref={field}
        label={say('search.zip')}
        error={wrong ? rule('person.zip-invalid') : shownRefusal}
        value={zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onChange={(event) => setZip(event.target.value.replace(/\D/g, ''))}
      />
      <SelectField
        label={say('search.distance')}
        value={String(filters.distance)}
        choices={choicesWith(filters.distance).map((miles) => ({
          value: String(miles),
          label: miles === 0 ? say('search.any-distance') : say('miles', { n: miles }),
        }))}
        onChange={(event) => onChange({ ...filters, zip, distance: Number(event.target.value), page: 1 })}
      />
      <Button type="submit" icon="search">
        {say('search.go')}
      </Button>
      {children}
    </form>
  )
}

/** The usual distances, and the one in the address where somebody wrote another. */
const choicesWith = (distance: number): number[] =>
  [...new Set([...distances, distance])]
    .filter((miles) => miles > 0)
    .toSorted((a, b) => a - b)
    .concat(0)

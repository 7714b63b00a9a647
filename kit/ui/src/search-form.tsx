import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './search-form.module.css'
import { TextField } from './text-field.tsx'

export interface SearchFormProps {
  /** Name of the field, and what it shows while it is empty. */
  label: string
  submit: string
  /** The words that are searched now. */
  value: string
  /** With what was typed, without the space around it. */
  onSearch: (words: string) => void
  /** What else narrows or sorts the list, beside it. */
  children?: ReactNode
}

/** Words to search a list for, sent by a button or Enter. */
export function SearchForm({ label, submit, value, onSearch, children }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  // by hand: a form that is recreated would drop the focus of whoever pressed Enter in it
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('search')
        onSearch(typeof typed === 'string' ? typed.trim() : '')
      }}
    >
      <TextField
        ref={field}
        type="search"
        name="search"
        label={label}
        hideLabel
        placeholder={label}
        maxLength={100}
        defaultValue={value}
      />
      <Button type="submit" icon="search">
        {submit}
      </Button>
      {children}
    </form>
  )
}

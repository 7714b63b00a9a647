import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { useNavigate } from '@lunchpail/kit-web/router'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { loadSuggestions } from './api.ts'
import { addressOf, readFilters } from '../../filters.ts'
import { lastSearchKey } from '../../keep-search.ts'
import { moreSentences } from './sentences.ts'
import styles from './more.module.css'

/** Letters that follow each other so quickly are one question. */
const pauseMs = 150
/** Fewer letters begin too much. */
const fewestLetters = 2

interface Option {
  readonly text: string
  /** of a whole search */
  readonly address?: string
}

/** The last search where it was another one, as an option of the empty field. */
function lastSearch(say: (search: string) => string): Option[] {
  const kept = localStorage.getItem(lastSearchKey)
  if (!kept) return []
  const filters = readFilters(new URL(kept, location.href).searchParams)
  const address = addressOf(filters)
  if (address === location.pathname + location.search || address === '/jobs') return []
  const search = byDots([filters.q && `“${filters.q}”`, filters.zip])
  // one by filters alone has no words that tell it
  if (search === '') return []
  return [{ text: say(search), address }]
}

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** a suggestion is to be searched for */
  readonly onTake: (text: string) => void
}

/** Turns the field of words into a combobox (ARIA APG): arrows choose, Enter searches, Escape closes. */
export function Suggestions({ field, onTake }: SuggestionsProps) {
  const t = moreSentences.use()
  const navigate = useNavigate()
  const id = useId()
  const [options, setOptions] = useState<readonly Option[]>([])
  const [chosen, setChosen] = useState(-1)
  const open = options.length > 0
  const latestT = useRef(t)
  useEffect(() => {
    latestT.current = t
  })

  const close = () => {
    setOptions([])
    setChosen(-1)
  }
  const take = ({ text, address }: Option) => {
    close()
    if (address) return void navigate(address)
    onTake(text)
  }

  // What is typed is asked about after a pause; an empty field offers the last search.
  useEffect(() => {
    const input = field.current!
    let asking = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async (typed: string, signal: AbortSignal) => {
      try {
        const { suggestions } = await loadSuggestions(typed, signal)
        if (!signal.aborted && document.activeElement === input)
          setOptions(suggestions.map((text) => ({ text })))
      } catch {
        // the field works without suggestions
      }
    }
    const look = () => {
      clearTimeout(timer)
      asking.abort()
      asking = new AbortController()
      setChosen(-1)
      const typed = input.value.trim()
      if (typed === '') setOptions(lastSearch((search) => latestT.current('suggest.last', { search })))
      else if (typed.length < fewestLetters) setOptions([])
      else timer = setTimeout(() => void ask(typed, asking.signal), pauseMs)
    }
    const leave = () => {
      clearTimeout(timer)
      asking.abort()
      setOptions([])
    }
    input.addEventListener('input', look)
    input.addEventListener('focus', look)
    input.addEventListener('blur', leave)
    input.form!.addEventListener('submit', leave)
    if (document.activeElement === input) look()
    return () => {
      leave()
      input.removeEventListener('input', look)
      input.removeEventListener('focus', look)
      input.removeEventListener('blur', leave)
      input.form?.removeEventListener('submit', leave)
    }
  }, [field])

  // with the options themselves: a key that comes right behind them is about what is seen
  useLayoutEffect(() => {
    const input = field.current!
    const keys = (event: KeyboardEvent) => {
      if (!open) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        const step = event.key === 'ArrowDown' ? 1 : -1
        const places = options.length + 1
        setChosen((before) => ((before + 1 + step + places) % places) - 1)
      } else if (event.key === 'Enter' && chosen >= 0) {
        event.preventDefault()
        take(options[chosen]!)
      } else if (event.key === 'Escape') {
        event.preventDefault()
        close()
      }
    }
    input.addEventListener('keydown', keys)
    return () => input.removeEventListener('keydown', keys)
  })

  useLayoutEffect(() => {
    const input = field.current!
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(open))
    input.setAttribute('aria-controls', id)
    if (chosen >= 0) input.setAttribute('aria-activedescendant', `${id}-${chosen}`)
    else input.removeAttribute('aria-activedescendant')
  }, [field, id, open, chosen])

  return (
    <>
      <p role="status">
        <VisuallyHidden>{open && t('suggest.count', { n: options.length })}</VisuallyHidden>
      </p>
      <ul
        id={id}
        role="listbox"
        aria-label={t('suggest.label')}
        hidden={!open}
        className={open ? styles.list : undefined}
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (ARIA APG)
          <li
            key={option.text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            // the field keeps the focus
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(option)}
          >
            {option.text}
          </li>
        ))}
      </ul>
    </>
  )
}

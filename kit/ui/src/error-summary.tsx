import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import styles from './error-summary.module.css'

/** One thing to put right. */
export interface ErrorSummaryItem {
  /** The id, or else the name, of the field. Leave out for an error of the whole form. */
  field?: string
  message: string
}

export interface ErrorSummaryProps {
  title: string
  fieldErrors: readonly ErrorSummaryItem[]
  /** Counts the submits: each that fails focuses the summary again. */
  attempt?: number
}

/** The field by its id, or by its name in the same form. */
const find = (field: string, from: Element): HTMLElement | null => {
  const form = from.closest('form') ?? from.ownerDocument
  const found =
    from.ownerDocument.getElementById(field) ??
    form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
  const inside = found?.matches('fieldset, div')
    ? found.querySelector<HTMLElement>('input, select, textarea')
    : null
  return inside ?? found
}

/** All errors of a form, at its top. Focused when it appears. */
export function ErrorSummary({ title, fieldErrors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const any = fieldErrors.length > 0
  useEffect(() => {
    if (!any) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [any, attempt])
  if (!any) return null

  const go = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    const target = find(field, event.currentTarget)
    if (!target) return
    event.preventDefault()
    target.focus({ preventScroll: true })
    const label = (target as HTMLInputElement).labels?.[0] ?? target
    label.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
    label.scrollIntoView({ block: 'center' })
  }

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-label={title} className={styles.summary}>
      <h2 className={styles.title}>
        <Icon name="error" />
        <span>{title}</span>
      </h2>
      <ul className={styles.list}>
        {fieldErrors.map(({ field, message }) => (
          <li key={`${field}:${message}`}>
            {field === undefined ? (
              message
            ) : (
              <a href={`#${field}`} onClick={(event) => go(event, field)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

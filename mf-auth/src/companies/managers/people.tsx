import { useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useFocusKept } from '../../use-focus-kept.ts'
import styles from './managers.module.css'
import { Pages } from './pages.tsx'

interface RowAction {
  readonly label: string
  /** with the name of whom it is about, for whoever does not see the row */
  readonly description: string
  readonly kind?: 'primary'
  readonly busy?: boolean
  readonly onPress: () => void
}

interface Row {
  readonly id: string
  readonly name: string
  readonly badge?: ReactNode
  readonly lines: readonly (string | null)[]
  readonly state: ReactNode
  readonly actions: readonly RowAction[]
}

interface PeopleProps {
  /** of the parameter that holds the page's number */
  readonly name: 'page' | 'invites' | 'requests'
  readonly title: string
  /** what its pages are called */
  readonly pagesLabel?: string
  readonly list: { readonly page: number; readonly pages: number; readonly total: number }
  readonly rows: readonly Row[]
  /** of a list that is not shown without people: takes the focus of the last row */
  readonly pageHeading: RefObject<HTMLHeadingElement | null>
}

/**
 * One of the lists of people: who they are, how they stand, and what the caller may do about each. Where a row goes in which
 * a button was pressed, the list's heading takes the focus.
 */
export function People({ name, title, pagesLabel = title, list, rows, pageHeading }: PeopleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const keeping = useFocusKept(heading, pageHeading)
  if (list.total === 0) return null
  return (
    <section className={styles.section} aria-labelledby={name} {...keeping}>
      <Stack>
        <h2 id={name} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ul className={styles.rows}>
          {rows.map(({ id, name: who, badge, lines, state, actions }) => (
            <li key={id} className={styles.row}>
              <div className={styles.who}>
                <strong>
                  {who} {badge}
                </strong>
                {lines.map((line) => line && <span key={line}>{line}</span>)}
              </div>
              <div>{state}</div>
              {actions.length > 0 && (
                <div className={styles.actions}>
                  {actions.map(({ label, description, onPress, ...button }) => (
                    <Button key={label} size="small" aria-label={description} onClick={onPress} {...button}>
                      {label}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
        <Pages name={name} label={pagesLabel} list={list} />
      </Stack>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import styles from './managers.module.css'
import { Pages } from './pages.tsx'

interface RowAction {
  readonly label: string
  /** with the name of whom it is about, for who does not see the row */
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
  readonly list: { readonly page: number; readonly pages: number }
  readonly rows: readonly Row[]
}

/** One of the lists of people: who they are, how they stand, and what the caller may do about each. */
export function People({ name, title, pagesLabel = title, list, rows }: PeopleProps) {
  return (
    <section className={styles.section} aria-labelledby={name}>
      <Stack>
        <h2 id={name}>{title}</h2>
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

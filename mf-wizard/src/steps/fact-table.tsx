import type { ReactNode } from 'react'
import styles from './fact-table.module.css'

interface FactRow {
  readonly label: ReactNode
  readonly value: ReactNode
}

interface FactTableProps {
  readonly rows: readonly FactRow[]
  /** short values: beside their labels on a phone too */
  readonly isShort?: boolean
}

/** A description list; rows without a value are left out. */
export function FactTable({ rows, isShort }: FactTableProps) {
  return (
    <dl className={isShort ? `${styles.table} ${styles.short}` : styles.table}>
      {rows
        .filter((row) => row.value !== '' && row.value !== undefined)
        .map((row, index) => (
          <div key={index} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <dd className={styles.value}>{row.value}</dd>
          </div>
        ))}
    </dl>
  )
}

import type { ReactNode } from 'react'
import styles from './data-table.module.css'

export interface DataTableProps {
  /** Accessible name: "Roles". */
  label: string
  /** The words above the columns. */
  head: readonly ReactNode[]
  /** The rows: `tr` with a `td` for each column. */
  children: ReactNode
}

/** A table of a desk; on a phone each of its rows is a card. */
export function DataTable({ label, head, children }: DataTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((words, place) => (
            <th key={place} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

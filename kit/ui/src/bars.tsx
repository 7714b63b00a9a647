import { useId } from 'react'
import { Button } from './button.tsx'
import { DataTable } from './data-table.tsx'
import { Disclosure } from './disclosure.tsx'
import { Link } from './link.tsx'
import { plainLink, type RenderLink } from './render-link.tsx'
import styles from './bars.module.css'

export interface Bar {
  label: string
  count: number
  /** the list that is counted */
  href?: string | undefined
}

export interface BarsProps {
  title: string
  /** what they are, in a sentence */
  lead?: string
  bars: readonly Bar[]
  /** Of the table that says the same: its summary, its columns, and the button that downloads it. */
  words: { table: string; label: string; count: string; download: string }
  /** With the rows of the table, the words above its columns first. */
  onDownload: (rows: readonly (readonly string[])[]) => void
  renderLink?: RenderLink
}

/** Counts beside each other; the longest bar is the highest count. The same as a table, to read and to download. */
export function Bars({ title, lead, bars, words, onDownload, renderLink = plainLink }: BarsProps) {
  const id = useId()
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const rows = bars.map(({ label, count }) => [label, String(count)])
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
      <dl className={styles.bars}>
        {bars.map(({ label, count, href }) => (
          <div key={`${label} ${href}`} className={styles.bar}>
            <dt>{label}</dt>
            <dd>
              <span
                className={styles.length}
                style={{ inlineSize: `${(count / highest) * 100}%` }}
                aria-hidden="true"
              />
              {href === undefined ? (
                <span>{count}</span>
              ) : (
                <Link href={href} renderLink={renderLink}>
                  {count}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure kind="inline" summary={words.table}>
        <DataTable label={title} head={[words.label, words.count]}>
          {bars.map(({ label, count, href }) => (
            <tr key={`${label} ${href}`}>
              <td>{label}</td>
              <td>{count}</td>
            </tr>
          ))}
        </DataTable>
        <Button size="small" onClick={() => onDownload([[words.label, words.count], ...rows])}>
          {words.download}
        </Button>
      </Disclosure>
    </section>
  )
}

import { useId } from 'react'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import styles from './bars.module.css'

interface BarsProps {
  readonly title: string
  readonly bars: readonly {
    readonly label: string
    readonly count: number
    /** the list that is counted */
    readonly href: string | undefined
  }[]
}

/** Counts beside each other; the longest bar is the highest count. */
export function Bars({ title, bars }: BarsProps) {
  const id = useId()
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
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
                <Link href={href} renderLink={routerLink}>
                  {count}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

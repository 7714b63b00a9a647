import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { pagesShown } from './pages-shown.ts'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** The name of the whole: "Pages of jobs". */
  label: string
  page: number
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** What a number is read as: "Page 3". */
  pageLabel: (page: number) => string
  /** Beside the arrows on a phone, where the numbers do not fit: "Page 3 of 12". */
  nowLabel: string
  renderLink?: RenderLink
  className?: string
}

/** Links to the pages of a long list. With one page there is nothing to show. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, hrefOf, previousLabel, nextLabel, pageLabel, nowLabel, className } = props
  const { renderLink = plainLink } = props
  if (pages <= 1) return null
  const arrow = (to: number, name: string, icon: 'previous' | 'next') =>
    to >= 1 && to <= pages ? (
      renderLink({
        href: hrefOf(to),
        rel: icon === 'next' ? 'next' : 'prev',
        className: classNames(styles.link, styles.arrow),
        children: (
          <>
            {icon === 'previous' && <Icon name={icon} />}
            <span>{name}</span>
            {icon === 'next' && <Icon name={icon} />}
          </>
        ),
      })
    ) : (
      <span className={styles.space} />
    )
  return (
    <nav aria-label={label} className={classNames(styles.pagination, className)}>
      {arrow(page - 1, previousLabel, 'previous')}
      <span className={styles.now}>{nowLabel}</span>
      <ul className={styles.numbers}>
        {pagesShown(page, pages).map((each, place) =>
          each === 'gap' ? (
            <li key={`gap-${place}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={each}>
              {renderLink({
                href: hrefOf(each),
                'aria-label': pageLabel(each),
                'aria-current': each === page ? 'page' : undefined,
                className: styles.link,
                children: each,
              })}
            </li>
          ),
        )}
      </ul>
      {arrow(page + 1, nextLabel, 'next')}
    </nav>
  )
}

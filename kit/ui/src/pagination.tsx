import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'
import { plainLink, type RenderLink } from './render-link.tsx'

/** A page's number, or a gap between two. */
export type PageShown = number | 'gap'

/** The pages to list: the first, the last, and those around the current one. */
export const pagesShown = (page: number, pages: number): PageShown[] => {
  const near = new Set([1, pages, page - 1, page, page + 1])
  // A gap of one page is replaced by that page, which is no longer than three dots.
  if (page - 3 === 1) near.add(2)
  if (page + 3 === pages) near.add(pages - 1)
  const named = [...near].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b)
  return named.flatMap((each, place) => {
    const before = named[place - 1]
    return before !== undefined && each - before > 1 ? (['gap', each] as PageShown[]) : [each]
  })
}

export interface PaginationProps {
  /** Accessible name: "Pages of jobs". */
  label: string
  page: number
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Accessible name of a page's link: "Page 3". */
  pageLabel: (page: number) => string
  /** Beside the arrows on a phone, where the numbers do not fit: "Page 3 of 12". */
  nowLabel: string
  renderLink?: RenderLink
  className?: string
}

/** Links to the pages of a list; nothing for a single page. */
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

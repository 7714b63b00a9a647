import { useEffect, useRef } from 'react'
import { plainLink, type RenderLink } from './render-link.tsx'
import styles from './tabs.module.css'

/** One tab: a link to the list that it shows. */
export interface Tab {
  href: string
  label: string
  /** how many are in its list */
  count?: number | undefined
  current: boolean
}

export interface TabsProps {
  /** Accessible name: "Roles by status". */
  label: string
  tabs: readonly Tab[]
  renderLink?: RenderLink
}

/** Lists beside each other, each at an address of its own. */
export function Tabs({ label, tabs, renderLink = plainLink }: TabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  // where they scroll: the one that is open is in sight
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) list.current!.scrollLeft = here.offsetLeft - (list.current!.clientWidth - here.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.tabs}>
        {tabs.map(({ href, label: name, count, current }) => (
          <li key={href}>
            {renderLink({
              href,
              className: styles.tab!,
              'aria-current': current ? 'page' : undefined,
              children: (
                <>
                  {name}
                  {count !== undefined && (
                    <span className={styles.count}>{count.toLocaleString('en-US')}</span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

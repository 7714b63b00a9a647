import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '@lunchpail/kit-ui/icon'
import styles from './filter-menu.module.css'

interface FilterMenuProps {
  readonly label: string
  /** how many filters of it are on */
  readonly on: number
  /** the person is about to open it */
  readonly onIntent?: () => void
  readonly children: ReactNode
}

/** As far from the edge of the window as it is on a phone. */
const edge = 16

/** Under a name near an edge of the window it would go beyond it. */
function keepInside(panel: HTMLElement): void {
  panel.style.removeProperty('--shift')
  const { left, right } = panel.getBoundingClientRect()
  const most = document.documentElement.clientWidth - edge
  panel.style.setProperty('--shift', `${right > most ? most - right : Math.max(0, edge - left)}px`)
}

/**
 * A group of filters behind its name: under it where there is room, a sheet at the thumb of a phone. It is the browser's
 * own disclosure, so that it opens, and one closes the other, without scripts too.
 */
export function FilterMenu({ label, on, onIntent, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      const inside = event.target instanceof Node && menu.current?.firstElementChild?.contains(event.target)
      const panel = event.target instanceof Node && menu.current?.lastElementChild?.contains(event.target)
      if (!inside && !panel && menu.current) menu.current.open = false
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={menu}
      name="filters"
      className={styles.menu}
      onToggle={({ currentTarget }) => {
        // closed, it has no place, and opens where it was
        if (currentTarget.open) keepInside(currentTarget.lastElementChild as HTMLElement)
        setOpen(currentTarget.open)
      }}
      onKeyDown={escape}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <summary className={on > 0 ? `${styles.name} ${styles.on}` : styles.name}>
        {on > 0 ? `${label} (${on})` : label}
        <Icon name="down" className={styles.arrow} />
      </summary>
      {/* takes the focus of a press beside its fields, so that Escape is still heard */}
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  )
}

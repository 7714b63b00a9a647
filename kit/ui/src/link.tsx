import type { MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './link.module.css'

export interface LinkProps {
  href: string
  children: ReactNode
  renderLink?: RenderLink
  /** `inline` in a sentence; `alone` on its own line, with a touch target. */
  kind?: 'inline' | 'alone'
  icon?: IconName
  /** Opens a new tab. Say so in the text. */
  newTab?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  className?: string
}

/** A link. */
export function Link(props: LinkProps) {
  const { href, children, renderLink = plainLink, kind = 'inline', icon, newTab, onClick, className } = props
  return renderLink({
    href,
    onClick,
    ...(newTab && { target: '_blank', rel: 'noopener' }),
    className: classNames(styles.link, styles[kind], className),
    children: icon ? (
      <>
        <Icon name={icon} />
        <span className={styles.words}>{children}</span>
      </>
    ) : (
      children
    ),
  })
}

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
  /** `inline` within a sentence; `alone` in a line of its own, with room for a thumb. */
  kind?: 'inline' | 'alone'
  icon?: IconName
  /** Opens beside this page. Say so in the words. */
  newTab?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  className?: string
}

/** Goes somewhere: another page, or another place in this one. */
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

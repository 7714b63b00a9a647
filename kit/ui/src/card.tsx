import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Its element: `li` in a list, `article` alone. */
  as?: 'article' | 'div' | 'li' | 'section'
  /** `chosen` while selected */
  tone?: 'plain' | 'chosen'
  children: ReactNode
}

/** A framed item. With a `CardLink` inside, all of it is clickable. */
export function Card({ as: Tag = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, styles[tone], className)} />
}

export interface CardLinkProps {
  href: string
  children: ReactNode
  renderLink?: RenderLink
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The link of a card, stretched over all of it. Its text names the item. */
export function CardLink({ href, children, renderLink = plainLink, onClick }: CardLinkProps) {
  return renderLink({ href, children, onClick, className: styles.link })
}

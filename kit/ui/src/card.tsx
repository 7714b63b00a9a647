import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** What it is in the page: `li` within a list, `article` when it stands alone. */
  as?: 'article' | 'div' | 'li' | 'section'
  /** `chosen` while it is picked, `plain` otherwise. */
  tone?: 'plain' | 'chosen'
  children: ReactNode
}

/** One thing with a frame. With a `CardLink` inside, the whole of it can be pressed. */
export function Card({ as: Tag = 'div', tone = 'plain', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, styles[tone], className)} />
}

export interface CardLinkProps {
  href: string
  children: ReactNode
  renderLink?: RenderLink
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** The one link of a card, stretched over all of it. Its words are the name of the thing. */
export function CardLink({ href, children, renderLink = plainLink, onClick }: CardLinkProps) {
  return renderLink({ href, children, onClick, className: styles.link })
}

import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

/** What a component asks of the link that it draws. */
export interface RenderedLink extends AriaAttributes {
  href: string
  className?: string
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  rel?: string
  target?: string
  ref?: Ref<HTMLAnchorElement>
}

/** Draws a link: a router's own `Link` is put here, so that a click does not load the page anew. */
export type RenderLink = (link: RenderedLink) => ReactNode

/** The link of a page without a router. */
export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>

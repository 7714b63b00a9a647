import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'

/** Props of the link that a component renders. */
export interface RenderedLink extends AriaAttributes {
  href: string
  className?: string
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  rel?: string
  target?: string
  ref?: Ref<HTMLAnchorElement>
}

/** Renders a link: pass the router's `Link`, so that a click does not reload the page. */
export type RenderLink = (link: RenderedLink) => ReactNode

/** The link of a page without a router. */
export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>

import { createElement } from 'react'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'

interface DrawnLink extends AriaAttributes {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly rel?: string
  readonly target?: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** The router's link for kit/ui's `renderLink`: a click changes the page without loading the site anew. */
export const routerLink = ({ href, children, ...link }: DrawnLink): ReactNode =>
  createElement(Link, { to: href, ...link }, children)

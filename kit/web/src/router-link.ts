import { createElement } from 'react'
import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from './router.ts'

interface RenderedLink extends AriaAttributes {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly rel?: string
  readonly target?: string
  readonly ref?: Ref<HTMLAnchorElement>
}

/** The router's link for kit/ui's `renderLink`: a click navigates without reloading the document. */
export const routerLink = ({ href, children, ...link }: RenderedLink): ReactNode =>
  createElement(Link, { to: href, ...link }, children)

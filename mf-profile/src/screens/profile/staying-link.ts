import { createElement } from 'react'
import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { Link } from '@lunchpail/kit-web/router'

/** A link to a hash route: what opens over the page leaves the page where it was scrolled to. */
export const stayingLink: RenderLink = ({ href, children, ...link }) =>
  createElement(
    Link,
    { to: href, preventScrollReset: /#(account|preferences)$/.test(href), ...link },
    children,
  )

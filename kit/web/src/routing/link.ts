import { createElement } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'
import type { To } from 'react-router-dom'
import type { NavigateOptions } from './site-router.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  readonly to: To
}

/** A link that navigates without reloading the document. React Router's own brings its prefetching of routes. */
export function Link({ to, replace, state, preventScrollReset, ...link }: LinkProps): ReactNode {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state: state as unknown,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(link.target !== undefined && { target: link.target }),
  })
  return createElement('a', {
    ...link,
    href,
    onClick: (event) => {
      link.onClick?.(event)
      if (!event.defaultPrevented) follow(event)
    },
  })
}

interface NavLinkProps extends LinkProps {
  /** not for the pages below it */
  readonly end?: boolean
}

/** A link of a navigation, which says whether it leads to the current page. */
export function NavLink({ to, end = false, className, ...link }: NavLinkProps): ReactNode {
  const here = `${useLocation().pathname.toLowerCase()}/`
  const there = useResolvedPath(to).pathname.toLowerCase().replace(/\/?$/, '/')
  const current = end ? here.replace(/\/+$/, '/') === there : here.startsWith(there)
  return createElement(Link, {
    to,
    ...link,
    className: [className, current && 'active'].filter(Boolean).join(' ') || undefined,
    'aria-current': current ? 'page' : undefined,
  })
}

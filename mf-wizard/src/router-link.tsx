import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { Link } from '@lunchpail/kit-web/router'

/** Links between pages of the site do not load the page anew. */
export const routerLink: RenderLink = ({ href, ...link }) => <Link to={href} {...link} />

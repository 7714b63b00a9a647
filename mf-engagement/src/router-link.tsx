import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { Link } from '@lunchpail/kit-web/router'

/** Draws the kit's links by the shell's router. */
export const routerLink: RenderLink = ({ href, ...link }) => <Link to={href} {...link} />

import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { Link } from '@lunchpail/kit-web/router'

/** What a job's page learns from the list it was opened from: the way back to that very list. */
export interface FromList {
  readonly list: string
}

/** Draws links of the list; those to a job tell it which list to go back to. */
export const linkFrom =
  (list: string): RenderLink =>
  ({ href, ...link }) => <Link to={href} state={{ list } satisfies FromList} {...link} />

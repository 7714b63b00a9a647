import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { Link } from '@lunchpail/kit-web/router'

/** What a job's page learns from the list it was opened from: the way back to that very list. */
export interface FromList {
  readonly list: string
}

interface JobLinkOptions {
  readonly list: string
  /** list and job stand side by side: the list stays where it is */
  readonly beside: boolean
  /** another job is open: Back leads from this one to the list too */
  readonly replace: boolean
  readonly open: boolean
}

/** Renders the link of a card, which opens the job in place. */
export const jobLink =
  ({ list, beside, replace, open }: JobLinkOptions): RenderLink =>
  ({ href, ...link }) => (
    <Link
      to={href}
      state={{ list } satisfies FromList}
      preventScrollReset={beside}
      replace={replace}
      aria-current={open || undefined}
      {...link}
    />
  )

/** A link to the same list, narrowed otherwise: the person stays where they are. */
export const sameListLink: RenderLink = ({ href, ...link }) => <Link to={href} preventScrollReset {...link} />

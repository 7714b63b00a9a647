import { placePage, tradePage, welcomePage } from '@lunchpail/contracts/jobs/pages'
import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { useParams } from '@lunchpail/kit-web/router'
import { CollectionPage } from './collections/collection-page.tsx'
import { WelcomePage } from './collections/welcome-page.tsx'

const collection = (kind: CollectionKind) =>
  function Collection() {
    const { slug = '' } = useParams()
    return <CollectionPage kind={kind} slug={slug} />
  }

/** The pages of collections by their addresses. */
export const screens = {
  [welcomePage.path]: WelcomePage,
  [placePage.path]: collection('place'),
  [tradePage.path]: collection('trade'),
} as const

import { placePage, tradePage, welcomePage } from '@lunchpail/contracts/jobs/pages'
import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import { currentLanguage } from '@lunchpail/kit-web/language'
import { useParams } from '@lunchpail/kit-web/router'
import { CollectionPage } from './collections/collection-page.tsx'
import { collectionSentences } from './collections/sentences.ts'
import { WelcomePage } from './collections/welcome-page.tsx'

const collection = (kind: CollectionKind) =>
  function Collection() {
    const { slug = '' } = useParams()
    return <CollectionPage kind={kind} slug={slug} />
  }

/** The pages of collections by their addresses. */
const screens = {
  [welcomePage.path]: WelcomePage,
  [placePage.path]: collection('place'),
  [tradePage.path]: collection('trade'),
} as const

/** With their sentences: a page that suspends for them would take the server's HTML away before it is there itself. */
const withSentences = async <T,>(what: T): Promise<T> => {
  await collectionSentences.load(currentLanguage())
  return what
}
export const loadScreens = () => withSentences(screens)
export const loadCollectionPage = () => withSentences(CollectionPage)

import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard, type WizardAnswer } from '../../api.ts'
import { draftStore, type DraftStore } from '../../draft/draft-store.ts'
import { unsavedPositions } from '../../draft/local-copy.ts'
import { withReferenceIds } from '../../steps/history/new-job.ts'
import type { Account } from '../../steps/step.ts'
import { sentences } from '../../sentences.ts'
import { KeepJobs } from './keep-jobs.tsx'
import { Wizard } from './wizard.tsx'

interface Props {
  readonly account: Account
  readonly query: StartQuery
  /** the intro was shown before sign-in */
  readonly introduced: boolean
}

interface ReadyProps extends Props {
  /** unsaved positions of this browser that were requested with those of the address */
  readonly added: readonly number[]
  readonly loaded: WizardAnswer
}

/** The account's fields are taken over and not asked. */
const accountFieldsOf = ({ first_name, last_name, email, phone }: Account): Application =>
  Object.fromEntries(Object.entries({ first_name, last_name, email, phone }).filter(([, value]) => value))

/** The query parameters that the application keeps. WZ-35, WZ-38 */
const queryFieldsOf = (
  { fromSuggestion, adClick, adSource, utm: campaign }: StartQuery,
  { utm }: Application,
): Application => ({
  ...(fromSuggestion && { from_sug: true }),
  ...(adClick && { clickcast_click_id: adClick }),
  ...((adSource || Object.keys(campaign).length > 0) && {
    utm: { ...utm, ...campaign, ...(adSource && { 'ccast-source': adSource }) },
  }),
})

function openDraft({ account, query, added, loaded }: ReadyProps): DraftStore {
  const asked = query.positions
  const store = draftStore(account.id, loaded, { asked, added })
  const { application, positions, waiting } = store.get()
  if (application.jobs?.some((job) => !job.reference_id))
    store.edit({ jobs: withReferenceIds(application.jobs) })
  if (positions.length + waiting.length > 0) {
    const changed = Object.entries({
      ...accountFieldsOf(account),
      ...queryFieldsOf(query, application),
      ...(asked.length > 1 && { picked: [...new Set([...(application.picked ?? []), ...asked])] }),
    }).filter(([key, value]) => application[key as keyof Application] !== value)
    store.edit({ ...Object.fromEntries(changed), positions: application.positions })
  }
  return store
}

function Ready(props: ReadyProps) {
  const [store] = useState(() => openDraft(props))
  const { account, query, introduced, loaded } = props
  const [isAsked, setAsked] = useState(loaded.answered.length > 0)
  if (isAsked) return <KeepJobs store={store} leaving={loaded.answered} onDone={() => setAsked(false)} />
  return (
    <Wizard
      store={store}
      account={account}
      query={query}
      isNew={!introduced && loaded.person?.saved === false}
    />
  )
}

/** Loads the application of the signed-in person, then shows its steps. */
export function OwnApplication(props: Props) {
  const t = sentences.use()
  usePageTitle(t('intro.title'))
  const { account, query } = props
  const asked = query.positions
  const [added] = useState(() => [...new Set(unsavedPositions(account.id, asked))])
  const { value, state, retry } = useLoad((signal) => loadWizard({ asked, added }, signal), [])
  if (value) return <Ready {...props} added={added} loaded={value} />
  return (
    <Page width="narrow" title={t('intro.title')}>
      {state === 'failed' ? (
        <Unavailable
          title={t('load.failed')}
          text={t('load.failed-text')}
          retryLabel={t('frame.retry')}
          onRetry={retry}
        />
      ) : (
        <Loading label={t('load.loading')}>
          <Skeleton shape="block" height="7rem" />
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )}
    </Page>
  )
}

import { useEffect, useRef, useState } from 'react'
import { readSearches } from '@lunchpail/contracts/jobs/search/search-history'
import { readVisit, utmOf } from '@lunchpail/contracts/visit/visit'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard, type WizardAnswer } from '../api.ts'
import { draftStore, type DraftStore } from '../draft/draft-store.ts'
import { unsavedPositions } from '../draft/local-copy.ts'
import { withReferenceIds } from '../steps/history/new-job.ts'
import type { Account } from '../steps/step.ts'
import { isAdded } from '../resume/use-reading.ts'
import { takenLocation, takeOwnResume } from '../resume/visitor-resume.ts'
import { withResume } from '../resume/with-resume.ts'
import { sentences } from '../sentences.ts'
import { useIntroTitle } from './intro.tsx'
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
  /** the location of a resume that was sent before the sign-up */
  readonly taken: string | undefined
}

/** The account's own, over what the application has of them: auth decides. */
const accountFieldsOf = ({ first_name, last_name, email, phone }: Account): Application =>
  Object.fromEntries(Object.entries({ first_name, last_name, email, phone }).filter(([, value]) => value))

/**
 * What the application keeps of the way that led to it: this address, the landing address before it, and what was searched
 * for last. `isOther`: the address names another job than the application was for, which no suggestion led to.
 */
function wayFieldsOf(
  query: StartQuery,
  { utm: stored, from_sug }: Application,
  isOther: boolean,
): Application {
  const visit = readVisit(document.cookie)
  const utm = { ...utmOf(visit), ...utmOf(query) }
  const click = query.adClick ?? visit.adClick
  const [search] = readSearches(document.cookie)
  return {
    ...(query.fromSuggestion && { from_sug: true }),
    ...(!query.fromSuggestion && isOther && from_sug && { from_sug: false }),
    ...(click && { clickcast_click_id: click }),
    ...(search && { search }),
    ...(Object.keys(utm).length > 0 && { utm: { ...stored, ...utm } }),
  }
}

function openDraft({ account, query, added, loaded, taken }: ReadyProps): DraftStore {
  const asked = query.positions
  const store = draftStore(account.id, loaded, { asked, added })
  const { application, positions, waiting, unsaved } = store.get()
  const { jobs = [] } = application
  const named = withReferenceIds(jobs)
  if (named.some((job, index) => job !== jobs[index])) store.edit({ jobs: named })
  if (positions.length + waiting.length > 0) {
    // What was typed and did not reach the server yet stays.
    const contact = Object.entries(accountFieldsOf(account)).filter(
      ([key]) => !unsaved.has(key as keyof Application),
    )
    const changed = Object.entries({
      ...Object.fromEntries(contact),
      ...wayFieldsOf(query, application, loaded.leaving.length > 0),
      ...(asked.length > 1 && { picked: [...new Set([...(application.picked ?? []), ...asked])] }),
    }).filter(([key, value]) => application[key as keyof Application] !== value)
    // jobs that are known are not cleared by it
    const takes = taken !== undefined && jobs.length === 0 && !isAdded(application)
    store.edit({
      ...Object.fromEntries(changed),
      ...(takes && withResume(taken)),
      positions: application.positions,
    })
  }
  return store
}

/** A contact that is changed while the application is open, here or in another tab, is the application's too. */
function useAccountFields(store: DraftStore, account: Account): void {
  const known = useRef(account)
  useEffect(() => {
    const before = accountFieldsOf(known.current)
    known.current = account
    const changed = Object.entries(accountFieldsOf(account)).filter(
      ([key, value]) => value !== before[key as keyof Application],
    )
    if (changed.length > 0) store.edit(Object.fromEntries(changed))
  }, [store, account])
}

function Ready(props: ReadyProps) {
  const [store] = useState(() => openDraft(props))
  const { account, query, introduced, loaded } = props
  useAccountFields(store, account)
  useEffect(() => {
    // the reading starts with the save that names it
    if (takenLocation() !== undefined && store.isUnsaved()) store.push('info')
  }, [store])
  const [isAsked, setAsked] = useState(loaded.answered.length > 0)
  // with nothing new, such as a job that was applied to before, there is nothing to choose between
  const { positions } = store.use()
  if (isAsked && positions.length > 0)
    return <KeepJobs store={store} leaving={loaded.answered} onDone={() => setAsked(false)} />
  return (
    <Wizard
      store={store}
      account={account}
      query={query}
      isNew={!introduced && loaded.person?.saved === false && !store.get().isReturning}
    />
  )
}

/** Loads the application of the signed-in person, then shows its steps. */
export function OwnApplication(props: Props) {
  const t = sentences.use()
  const { account, query } = props
  const title = useIntroTitle(query, query.positions.length)
  usePageTitle(title)
  const asked = query.positions
  const [added] = useState(() => [...new Set(unsavedPositions(account.id, asked))])
  const { value, state, retry } = useLoad(async (signal) => {
    const taken = await takeOwnResume()
    return { loaded: await loadWizard({ asked, added }, signal), taken }
  }, [])
  if (value) return <Ready {...props} {...value} added={added} />
  return (
    <Page width="narrow" title={title}>
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

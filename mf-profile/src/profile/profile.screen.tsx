import { useEffect, useRef, useState } from 'react'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { sentences } from '../sentences.ts'
import { Dialogs } from './dialogs.tsx'
import { Overview } from './overview/overview.tsx'
import { routeOf, type DialogName, type StepName } from './profile-route.ts'
import { nextSubStep, sectionHeading, sectionsOfStep } from './section-values.ts'
import { StepEditor } from './step-editor.tsx'
import styles from './profile.module.css'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { useLive } from '@lunchpail/kit-web/live'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadProfile } from '../api.ts'

/** The newest profile: loaded, from the response of a save, and loaded again after a change elsewhere. */
function useProfile() {
  const load = useLoad((signal) => loadProfile(signal), [])
  const [saved, setSaved] = useState<{ readonly profile: Profile; readonly after: object | undefined }>()
  useLive('profile', load.retry)
  const profile = saved && saved.after === load.value ? saved.profile : load.value?.profile
  return {
    profile,
    failed: load.state === 'failed' && !profile,
    retry: load.retry,
    /** the profile of a save's response */
    setProfile: (next: Profile) => setSaved({ profile: next, after: load.value }),
  }
}

/** State of the history entry of the overview after a save. */
interface ProfileState {
  /** the section was also changed elsewhere, and this save was kept */
  readonly replaced: boolean
}

const hashOf = (step: StepName | undefined): string => (step ? `#${step}` : '')

/** The step of the hash. A dialog keeps the step under it mounted, with its edits. */
function useStep(): {
  readonly step: StepName | undefined
  readonly dialog: DialogName | undefined
} {
  const { step, dialog } = routeOf(useLocation())
  const [under, setUnder] = useState(step)
  if (!dialog && under !== step) setUnder(step)
  return { step: dialog ? under : step, dialog }
}

/** Back from a step, the focus goes to its section. */
function useFocusOnReturn(step: StepName | undefined, ready: boolean): void {
  const before = useRef(step)
  useEffect(() => {
    const left = before.current
    before.current = step
    if (!left || step || !ready) return
    const heading = document.getElementById(sectionHeading(sectionsOfStep[left][0]!))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'center' })
  }, [step, ready])
}

/** The title of the overview; a step has its own, and this is set again when it closes. */
function OverviewTitle() {
  const t = sentences.use()
  usePageTitle(t('profile.title'))
  return null
}

/** The profile as an employer sees it, each section with its editor. */
export function Component() {
  const t = sentences.use()
  const navigate = useNavigate()
  const state = useLocation().state as ProfileState | null
  const { step, dialog } = useStep()
  const { profile, failed, retry, setProfile } = useProfile()
  useFocusOnReturn(step, profile !== undefined)

  const go = (hash: string, state?: ProfileState) =>
    void navigate({ pathname: profilePage.path, hash }, { replace: true, state })

  const close = () =>
    void navigate(
      { pathname: profilePage.path, hash: hashOf(step) },
      { replace: true, preventScrollReset: true },
    )

  if (!profile)
    return (
      <Page title={t('profile.title')} width="wide">
        <OverviewTitle />
        {failed ? (
          <Unavailable title={t('profile.failed')} retryLabel={t('profile.retry')} onRetry={retry} />
        ) : (
          <Loading label={t('profile.loading')} className={styles.loading}>
            <Skeleton shape="block" height="7rem" />
            <Skeleton shape="block" height="12rem" />
            <Skeleton shape="block" height="16rem" />
          </Loading>
        )}
      </Page>
    )
  return (
    <>
      {step ? (
        <StepEditor
          key={step}
          step={step}
          profile={profile}
          onSaved={(saved, replaced) => {
            setProfile(saved)
            go(hashOf(nextSubStep(step, saved)), { replaced: replaced || (state?.replaced ?? false) })
          }}
          onLeave={() => go('', state ?? undefined)}
        />
      ) : (
        <>
          <OverviewTitle />
          <Overview
            profile={profile}
            replaced={state?.replaced ?? false}
            onChange={setProfile}
            onReload={retry}
          />
        </>
      )}
      <Dialogs open={dialog} onClose={close} onSaved={retry} />
    </>
  )
}

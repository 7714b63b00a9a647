import { useEffect, useRef, useState } from 'react'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import type { Profile } from '@lunchpail/contracts/profile/api'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { stepSlot } from '@lunchpail/contracts/wizard/slots'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import { LeaveQuestion } from '@lunchpail/kit-web/forms/leave-question'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import { saveProfile } from '../api.ts'
import { sentences } from '../sentences.ts'
import { holdsEdits } from '../holds-edits.ts'
import { routeOf, type StepName } from './profile-route.ts'
import { sectionsOfStep, unansweredSkills, valueOfStep, versionsOfStep } from './section-values.ts'
import styles from './profile.module.css'

interface StepEditorProps {
  readonly step: StepName
  /** as known now; the editor keeps its initial value */
  readonly profile: Profile
  /** `replaced`: the section was also changed elsewhere, and this save was kept */
  readonly onSaved: (saved: Profile, replaced: boolean) => void
  readonly onLeave: () => void
}

/** Errors whose own sentence is shown. */
const specificErrors: readonly string[] = ['signed-out', 'barred', 'too-many-requests', 'too-large']

function sentenceOf(error: ApiError, otherwise: string): string {
  if (specificErrors.includes(error.code)) return error.message
  const atFields = Object.values(refusedFields(error)).map((field) => field.error)
  return atFields.length > 0 ? [...new Set(atFields)].join(' ') : otherwise
}

function useSave({ step, onSaved, onLeave }: StepEditorProps, basis: Profile) {
  const t = sentences.use()
  const isFree = useRef(false)
  const [status, setStatus] = useState<{ busy: boolean; failure: string | null }>({
    busy: false,
    failure: null,
  })

  const done = async (value: SectionValue | null): Promise<void> => {
    if (status.busy) return
    if (!value) {
      isFree.current = true
      return onLeave()
    }
    setStatus({ busy: true, failure: null })
    try {
      const { profile, replaced } = await saveProfile({ ...value, versions: versionsOfStep(step, basis) })
      toast(t('profile.saved'))
      isFree.current = true
      onSaved(
        profile,
        replaced.some((name) => sectionsOfStep[step].includes(name)),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus({ busy: false, failure: sentenceOf(error, t('profile.not-saved')) })
    }
  }
  return { ...status, done, isFree }
}

/** One section, edited by the wizard's step slot and saved here. */
export function StepEditor(props: StepEditorProps) {
  const { step, profile } = props
  const t = sentences.use()
  const [basis] = useState(profile)
  const { busy, failure, done, isFree } = useSave(props, basis)
  const heading = useRef<HTMLHeadingElement>(null)
  const title = t(`section.${step}`)
  usePageTitle(title, { error: failure !== null })
  useEffect(() => heading.current?.focus(), [])

  const changedElsewhere =
    !busy && sectionsOfStep[step].some((name) => (profile.versions[name] ?? 0) > (basis.versions[name] ?? 0))
  return (
    <Page
      title={title}
      titleRef={heading}
      width="narrow"
      above={
        <Link kind="alone" icon="back" href={profilePage.path} renderLink={routerLink}>
          {t('step.back')}
        </Link>
      }
    >
      {changedElsewhere && (
        <Notice tone="warn" role="status" title={t('profile.changed-elsewhere.title')}>
          {t('profile.changed-elsewhere.text')}
        </Notice>
      )}
      <LeaveQuestion
        // saved or cancelled: leaving asks nothing
        holds={() => !isFree.current && holdsEdits()}
        staysAt={(location) => {
          const next = routeOf(location)
          // a dialog opens over the step and keeps it mounted
          return next.dialog !== undefined || next.step === step
        }}
      />
      <Slot
        slot={stepSlot}
        className={styles.step}
        props={{
          step,
          value: valueOfStep(step, basis),
          keywords: step === 'skills' ? unansweredSkills(basis) : [],
          busy,
          failure,
        }}
        onDone={({ value }) => void done(value)}
        loading={
          <Loading label={t('step.loading')}>
            <Skeleton shape="block" height="16rem" />
          </Loading>
        }
        fallback={(retry) => (
          <Unavailable
            title={t('step.unavailable.title')}
            text={t('step.unavailable.text')}
            retryLabel={t('profile.retry')}
            onRetry={retry}
          />
        )}
      />
    </Page>
  )
}

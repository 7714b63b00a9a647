import { useEffect, useRef, useState } from 'react'
import { entrySlot } from '@lunchpail/contracts/auth/slots'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { isHistoryMissing } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import type { Walk } from '@lunchpail/contracts/wizard/walk'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { refreshSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { walkOf, type Draft } from '../draft/draft.ts'
import { VisitorOffer, type ContactOfResume } from '../resume/visitor-offer.tsx'
import { sentences } from '../sentences.ts'
import { Legal, NumberUse } from '../steps/legal.tsx'
import { PositionCard } from '../steps/position-card.tsx'
import styles from './start.module.css'
import { NothingToApplyTo } from './nothing-to-apply-to.tsx'
import { usePositions, type ChosenPositions } from './use-positions.ts'
import type { WizardPageProps } from './frame/wizard-frame.tsx'

/** For a visitor: the positions, how long it takes, and sign-up or login in place. */
export function VisitorIntro({ query }: { readonly query: StartQuery }) {
  const chosen = usePositions(query.positions)
  // An account is asked for where there is something to apply to.
  return chosen.isNone ? (
    <NothingToApplyTo draft={{ applied: [], closed: [...chosen.closed] }} />
  ) : (
    <VisitorEntry query={query} {...chosen} />
  )
}

interface VisitorEntryProps extends Pick<ChosenPositions, 'positions' | 'loading' | 'isUnknown'> {
  readonly query: StartQuery
}

function VisitorEntry({ query, positions, loading, isUnknown }: VisitorEntryProps) {
  const t = sentences.use()
  const { positions: ids } = query
  // what a reminder leads to is an account's
  const isBack = query.intro === 2
  const title = useIntroTitle(query, ids.length)
  usePageTitle(title)
  const handle = query.handle ?? undefined
  const [read, setRead] = useState<ContactOfResume>([])
  return (
    <Page width="narrow" title={title} lead={useIntroLead(query)}>
      <Stack gap="loose">
        {loading && <Skeleton shape="block" height="7rem" />}
        {positions.length > 0 && (
          <ul className={styles.positions}>
            {positions.map((position) => (
              <PositionCard key={position.id} as="li" position={position} />
            ))}
          </ul>
        )}
        {isUnknown ? (
          <Notice role="status">{t('notice.waiting')}</Notice>
        ) : (
          <>
            {handle === undefined && !isBack && <VisitorOffer onRead={setRead} />}
            <Slot
              slot={entrySlot}
              props={{ handle, candidate: true, ...(isBack && { start: 'login' }), ...entryOf(read) }}
              onDone={() => void refreshSession()}
              className={styles.entry}
            />
            <NumberUse />
            <Legal />
          </>
        )}
      </Stack>
    </Page>
  )
}

/** What a resume says of who it is, for the fields of the sign-up. */
const entryOf = (read: ContactOfResume) => ({
  known: Object.fromEntries(read.map(({ field, value }) => [field, value])),
  doubts: Object.fromEntries(read.flatMap(({ field, doubt }) => (doubt === null ? [] : [[field, doubt]]))),
})

interface ApplicantIntroProps extends Pick<WizardPageProps, 'store' | 'query'> {
  readonly onStart: () => void
}

/** For a signed-in person: the positions, and how long it takes. */
export function ApplicantIntro({ store, query, onStart }: ApplicantIntroProps) {
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const draft = store.use()
  const { positions, waiting } = draft
  const title = useIntroTitle(query, positions.length + waiting.length)
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Page width="narrow" title={title} lead={useIntroLead(query, draft)} titleRef={heading}>
      <Stack gap="loose">
        <ul className={styles.positions}>
          {positions.map((position) => (
            <PositionCard key={position.id} as="li" position={position} />
          ))}
        </ul>
        <Legal />
        <ActionBar>
          <Button kind="primary" onClick={onStart}>
            {query.intro === 2 ? t('draft.continue') : t('intro.start')}
          </Button>
        </ActionBar>
      </Stack>
    </Page>
  )
}

/** Also while the application loads: how many jobs it is for is in the address, or not known yet. */
export function useIntroTitle({ intro }: StartQuery, jobs: number): string {
  const t = sentences.use()
  if (intro === 2) return t('intro.back')
  if (jobs === 0) return t('intro.title-any')
  return jobs > 1 ? t('intro.title-several', { n: jobs }) : t('intro.title')
}

/**
 * How long it takes. From a reminder (`sn=2`): of the resume, that little is left; of another, how much really is. Of a
 * visitor neither is known: they log in first.
 */
function useIntroLead({ intro, step }: StartQuery, draft?: Draft): string {
  const t = sentences.use()
  if (intro !== 2) return t('intro.minutes', { minutes: wizardLimits.durationMinutes })
  // who sent the resume meanwhile is told what is left, as others are
  if (!draft) return t('intro.saved')
  if (step === 'history' && isHistoryMissing(draft.application)) return t('intro.almost')
  return t('intro.left', { n: openSteps(walkOf(draft)).length })
}

const openSteps = ({ steps }: Walk) => steps.filter(({ state }) => state === 'open')

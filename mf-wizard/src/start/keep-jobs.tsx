import { useEffect, useRef } from 'react'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import type { DraftStore } from '../draft/draft-store.ts'
import { sentences } from '../sentences.ts'
import { PositionCard } from '../steps/position-card.tsx'
import styles from './start.module.css'

interface KeepJobsProps {
  readonly store: DraftStore
  /** they left the application, and the person had answered something for them */
  readonly leaving: readonly WizardPosition[]
  readonly onDone: () => void
}

/** Opened for another job: whether the one that was begun stays in the application. */
export function KeepJobs({ store, leaving, onDone }: KeepJobsProps) {
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const { positions } = store.use()
  const isOne = leaving.length === 1
  const isTwo = isOne && positions.length === 1
  const begun = t(isOne ? 'draft.for' : 'draft.for-more', {
    title: leaving[0]!.title,
    n: leaving.length - 1,
  })
  const title = `${begun} ${t(isTwo ? 'keep.ask-both' : 'keep.ask-all')}`
  usePageTitle(title)
  useEffect(() => heading.current?.focus(), [])
  const keep = () => {
    store.keepPositions(leaving)
    onDone()
  }
  const names = positions.map((position) => position.title).join(', ')
  return (
    <Page width="narrow" title={title} lead={t('keep.text', { titles: names })} titleRef={heading}>
      <Stack gap="loose">
        <ul className={styles.positions}>
          {leaving.map((position) => (
            <PositionCard key={position.id} as="li" position={position} />
          ))}
        </ul>
        <ActionBar>
          <Button onClick={keep}>{t(isTwo ? 'keep.both' : 'keep.all')}</Button>
          <Button kind="primary" onClick={onDone}>
            {t('keep.only', { titles: names })}
          </Button>
        </ActionBar>
      </Stack>
    </Page>
  )
}

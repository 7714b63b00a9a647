import { useRef, useState } from 'react'
import { suggestionsSlot } from '@lunchpail/contracts/matches/slots'
import type { SlotOutcome } from '@lunchpail/contracts/slot'
import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'
import type { StepProps } from './step.ts'
import styles from './suggestions.module.css'

/** A sentence of two lines. */
const readingMs = 7_000

type Outcome = SlotOutcome<typeof suggestionsSlot>

type Layout = 'list' | 'cards'

interface OffersProps {
  readonly positions: readonly number[]
  /** preselected ones; empty: all */
  readonly selected: readonly number[]
  readonly layout: Layout
  readonly onDone: (outcome: Outcome) => void
  readonly onApproved: (approved: readonly number[]) => void
}

function Offers({ positions, selected, layout, onDone, onApproved }: OffersProps) {
  const t = sentences.use()
  // The slot may call onDone again before this page unmounts.
  const isDone = useRef(false)
  const done = (outcome: Outcome) => {
    if (isDone.current) return
    if (!outcome.finished) return onApproved(outcome.approved)
    isDone.current = true
    onDone(outcome)
  }
  return (
    <Slot
      slot={suggestionsSlot}
      className={styles.place}
      props={{
        positions: [...positions],
        selected: selected.length > 0 ? [...selected] : null,
        layout,
        reports: true,
      }}
      loading={
        <Loading label={t('suggestions.loading')}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      }
      fallback={(retry) => (
        <Unavailable title={t('suggestions.unavailable')} retryLabel={t('frame.retry')} onRetry={retry} />
      )}
      onDone={done}
    />
  )
}

/**
 * Similar jobs, from the slot of matches, as a list or as cards. Skip works whatever the slot shows. Where the slot has nothing to
 * offer, the page is skipped; until that is known it is invisible. An application holds 50 jobs: what is more is told here.
 */
export function SuggestionsStep({ value, context, host }: StepProps) {
  const t = sentences.use()
  const [layout, setLayout] = useState<Layout>('list')
  // Skip passes by the other jobs: what was added before it stays.
  const [added, setAdded] = useState<readonly number[]>([])
  const { positions = [], picked = [] } = value
  const room = maxPositions - positions.length
  const leave = (approved: readonly number[], isSkipped: boolean) => {
    const others = approved.filter((id) => !positions.includes(id))
    const fitting = others.slice(0, room)
    if (fitting.length < others.length)
      toast(t('suggestions.too-many', { most: maxPositions, n: fitting.length }), {
        tone: 'bad',
        milliseconds: readingMs,
      })
    return host.leave(
      {
        positions: [...positions, ...fitting],
        picked: [...new Set([...picked, ...fitting])],
        suggestions_done: true,
      },
      isSkipped,
    )
  }
  if (room <= 0)
    return host.frame({
      onNext: () => leave([], false),
      children: <Notice>{t('suggestions.full', { most: maxPositions })}</Notice>,
    })
  return host.frame({
    onNext: () => leave(added, false),
    nextLabel: t('suggestions.skip'),
    // The primary action is the slot's.
    nextKind: 'secondary',
    className: `${styles.page} ${layout === 'list' ? styles.list : ''}`,
    isBare: true,
    children: (
      <>
        <Offers
          positions={positions}
          selected={context.suggested}
          layout={layout}
          onDone={({ offered, approved }) => leave(approved, offered === 0)}
          onApproved={(approved) => setAdded((before) => [...new Set([...before, ...approved])])}
        />
        <div>
          <Button kind="quiet" onClick={() => setLayout(layout === 'list' ? 'cards' : 'list')}>
            {t(layout === 'list' ? 'suggestions.as-cards' : 'suggestions.as-list')}
          </Button>
        </div>
      </>
    ),
  })
}

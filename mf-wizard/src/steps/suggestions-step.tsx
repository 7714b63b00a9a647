import { useRef } from 'react'
import { suggestionsSlot } from '@lunchpail/contracts/matches/slots'
import type { SlotOutcome } from '@lunchpail/contracts/slot'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../sentences.ts'
import type { StepProps } from './step.ts'
import styles from './suggestions.module.css'

type Outcome = SlotOutcome<typeof suggestionsSlot>

interface OffersProps {
  readonly positions: readonly number[]
  /** the only ones that are selected already; empty: all are */
  readonly selected: readonly number[]
  readonly onDone: (outcome: Outcome) => void
}

function Offers({ positions, selected, onDone }: OffersProps) {
  const t = sentences.use()
  // The slot may tell its outcome again before this page is gone.
  const isDone = useRef(false)
  const done = (outcome: Outcome) => {
    if (!isDone.current) onDone(outcome)
    isDone.current = true
  }
  return (
    <Slot
      slot={suggestionsSlot}
      className={styles.place}
      props={{ positions: [...positions], selected: selected.length > 0 ? [...selected] : null }}
      loading={
        <Loading label={t('suggestions.loading')}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      }
      fallback={() => <p>{t('suggestions.unavailable')}</p>}
      onDone={done}
    />
  )
}

/**
 * WZ-23: jobs like the chosen ones, from the matches' slot. Going on works whatever the slot shows; where it has
 * nothing to offer the page is passed by, and stays unseen for the moment that takes to find out.
 */
export function SuggestionsStep({ value, context, host }: StepProps) {
  const t = sentences.use()
  const { positions = [] } = value
  const leave = (approved: readonly number[], passedBy: boolean) =>
    host.leave({ positions: [...new Set([...positions, ...approved])], suggestions_done: true }, passedBy)
  return host.frame({
    onNext: () => leave([], false),
    nextLabel: t('suggestions.skip'),
    // The slot has the primary action.
    nextKind: 'secondary',
    className: styles.page,
    isBare: true,
    children: (
      <Offers
        positions={positions}
        selected={context.suggested}
        onDone={({ offered, approved }) => leave(approved, offered === 0)}
      />
    ),
  })
}

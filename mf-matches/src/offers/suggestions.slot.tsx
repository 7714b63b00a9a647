import { useEffect, useRef } from 'react'
import { wizardSuggestions } from '@lunchpail/contracts/matches/enumerations'
import type { suggestionsSlot } from '@lunchpail/contracts/matches/slots'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadSimilar } from '../api.ts'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { sentences } from '../sentences.ts'
import { OfferCards } from './offer-cards.tsx'
import { OfferList } from './offer-list.tsx'

/** Jobs like the chosen ones. */
function Suggestions(props: SlotComponentProps<typeof suggestionsSlot>) {
  const { positions, selected, layout, reports, onDone } = props
  const t = sentences.use()
  const load = useLoad((signal) => loadSimilar(positions, signal), [positions.join()])
  const isDone = useRef(false)
  const done = (offered: number, approved: number[]) => {
    if (isDone.current) return
    isDone.current = true
    onDone({ offered, approved, finished: true })
  }
  const isEmpty = load.state === 'ready' && load.value.positions.length === 0
  useEffect(() => {
    if (isEmpty) done(0, [])
  })

  if (load.state === 'failed')
    return (
      <Unavailable
        title={t('offer.unavailable')}
        text={load.error.message}
        retryLabel={t('unavailable.retry')}
        onRetry={load.retry}
      />
    )
  if (load.state === 'loading') return <CardSkeleton />
  if (isEmpty) return null
  const batch = {
    group: load.value.group,
    cards: load.value.positions.slice(0, wizardSuggestions.perRun),
  }
  const Offer = layout === 'list' ? OfferList : OfferCards
  return (
    <Offer
      key={batch.group}
      batch={batch}
      chosen={positions}
      selected={selected}
      onDone={(approved) => done(batch.cards.length, approved)}
      onApproved={(approved) => {
        if (reports && !isDone.current) onDone({ offered: batch.cards.length, approved, finished: false })
      }}
    />
  )
}

export default Suggestions

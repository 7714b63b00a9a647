import { useState } from 'react'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { CardSkeleton } from '../card/card-skeleton.tsx'
import { useDecisions } from '../decisions/use-decisions.ts'
import { HowRanked } from '../ranking/how-ranked.tsx'
import { sentences } from '../sentences.ts'
import { loadBatch } from './load-batch.ts'
import { Locked } from './locked.tsx'
import { MatchesDeck } from './matches-deck.tsx'
import { PreferencesNotice } from './preferences-notice.tsx'
import { useReloadAfterPreferences } from './use-reload-after-preferences.ts'
import { WhatMatchesAre } from './what-matches-are.tsx'
import styles from './matches.module.css'

/** Jobs that fit, a card at a time. */
export function Component() {
  const t = sentences.use()
  const queue = useDecisions()
  const load = useLoad((signal) => loadBatch(queue, signal), [queue])
  const reloading = useReloadAfterPreferences(load)
  // the pressed button unmounts with its cards
  const [takesFocus, setTakesFocus] = useState(false)
  usePageTitle(t('title'))
  const batch = load.state === 'ready' && !reloading.isReloading ? load.value : undefined

  const again = () => {
    setTakesFocus(true)
    load.retry()
  }
  return (
    <Page title={t('title')} width="narrow">
      {load.state === 'failed' && (
        <Unavailable
          title={t('unavailable.title')}
          text={t('unavailable.text')}
          retryLabel={t('unavailable.retry')}
          onRetry={again}
        />
      )}
      {batch?.locked && <Locked {...batch.locked} saved={batch.saved} />}
      {batch && !batch.locked && (
        <>
          <MatchesDeck key={batch.group} batch={batch} takesFocus={takesFocus} onNext={again} />
          {/* under the card, which is what people came for */}
          {!batch.preferences && <PreferencesNotice onSaved={reloading.begin} />}
          {batch.cards.length > 0 && <WhatMatchesAre />}
          <HowRanked />
        </>
      )}
      {!batch && load.state !== 'failed' && (
        <div className={styles.loading}>
          <CardSkeleton />
        </div>
      )}
    </Page>
  )
}

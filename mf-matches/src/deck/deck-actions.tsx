import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import type { DeckControls } from './use-deck.ts'
import { sentences } from '../sentences.ts'
import styles from './matches.module.css'

interface DeckActionsProps {
  readonly deck: DeckControls
  /** the error of the last decision */
  readonly remark: string | undefined
}

/** The buttons for the top card, in one row: on a small phone they leave it in sight. The deck announces the remarks. */
export function DeckActions({ deck, remark }: DeckActionsProps) {
  const t = sentences.use()
  const offline = deck.offlineCount > 0 ? t('held', { n: deck.offlineCount }) : undefined
  return (
    <ActionBar className={styles.actions}>
      {(remark ?? offline) && (
        <p className={styles.remark} aria-hidden="true">
          {remark ?? offline}
        </p>
      )}
      <Button
        kind="quiet"
        icon="undo"
        className={styles.undo}
        disabled={deck.decided.length === 0}
        aria-label={t('undo')}
        onClick={deck.undo}
      >
        <span className={styles.undoWord}>{t('undo')}</span>
      </Button>
      <Button icon="close" className={styles.pass} onClick={() => deck.decide(false)}>
        {t('pass')}
      </Button>
      <Button kind="primary" icon="heart" className={styles.accept} onClick={() => deck.decide(true)}>
        {t('accept')}
      </Button>
    </ActionBar>
  )
}

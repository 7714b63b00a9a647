import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { Button } from '@lunchpail/kit-ui/button'
import type { DeckStand } from '../../deck/use-deck.ts'
import { sentences } from '../../sentences.ts'
import styles from './matches.module.css'

interface DeckActionsProps {
  readonly deck: DeckStand
  /** what went wrong with the last decision */
  readonly remark: string | undefined
  readonly onApply: () => void
}

/** What can be done with the card on top: at the thumb. The deck itself reads the remarks aloud. */
export function DeckActions({ deck, remark, onApply }: DeckActionsProps) {
  const say = sentences.use()
  const held = deck.held > 0 ? say('held', { n: deck.held }) : undefined
  return (
    <ActionBar className={styles.actions}>
      {(remark ?? held) && (
        <p className={styles.remark} aria-hidden="true">
          {remark ?? held}
        </p>
      )}
      <Button icon="close" className={styles.pass} onClick={() => deck.decide(false)}>
        {say('pass')}
      </Button>
      <Button kind="primary" icon="heart" className={styles.accept} onClick={() => deck.decide(true)}>
        {say('accept')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        icon="undo"
        className={styles.undo}
        disabled={deck.decided.length === 0}
        onClick={deck.undo}
      >
        {say('undo')}
      </Button>
      <Button kind="quiet" size="small" iconAfter="forward" className={styles.apply} onClick={onApply}>
        {say('apply-now')}
      </Button>
    </ActionBar>
  )
}

import { useRef } from 'react'
import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { portalSentences } from '../portal/sentences.ts'
import styles from './check-ins.module.css'

interface DoorPersonProps {
  readonly person: Registrant
  readonly name: string
  /** since when they are here, as the clock at the door shows it */
  readonly here: string | undefined
  readonly mayEdit: boolean
  readonly follow: ReturnType<typeof useNextButton>['follow']
  readonly onUndo: () => void
  readonly onCheckIn: () => void
}

/** The button that comes in place of the one that was pressed has the focus: `next` is its name. */
export function useNextButton() {
  const next = useRef<string>(undefined)
  const follow = (name: string) => (button: HTMLButtonElement | null) => {
    if (!button || next.current !== name) return
    next.current = undefined
    button.focus()
  }
  return { next, follow }
}

/** Who registered, with the button that checks them in or takes it back. */
export function DoorPerson({ person, name, here, mayEdit, follow, onUndo, onCheckIn }: DoorPersonProps) {
  const t = portalSentences.use()
  return (
    <li className={styles.person}>
      <span className={styles.words}>
        <strong>{name}</strong>
        {person.positions.length > 0 && (
          <small>{person.positions.map(({ title }) => title).join(', ')}</small>
        )}
        {person.employer && <small>{t('door.employer')}</small>}
      </span>
      {here ? (
        <>
          {mayEdit && (
            // not where the other button was: a second tap undoes nothing
            <Button
              ref={follow(`undo ${person.code}`)}
              size="small"
              aria-label={t('door.undo-of', { name })}
              onClick={onUndo}
            >
              {t('door.undo')}
            </Button>
          )}
          <Badge tone="good" icon="check">
            {t('door.here', { time: here })}
          </Badge>
        </>
      ) : (
        <>
          {person.state === 'waiting' && <Badge>{t('door.waits')}</Badge>}
          {mayEdit && (
            <Button
              ref={follow(`check in ${person.code}`)}
              size="small"
              aria-label={t('door.check-in-of', { name })}
              onClick={onCheckIn}
            >
              {t('door.check-in')}
            </Button>
          )}
        </>
      )}
    </li>
  )
}

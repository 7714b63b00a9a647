import type { RefObject } from 'react'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useBeforeUnload, useBlocker, type useLocation } from '@lunchpail/kit-web/router'
import { sentences } from '../sentences.ts'

type Location = ReturnType<typeof useLocation>

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

interface LeaveQuestionProps {
  /** saved or cancelled: leaving asks nothing */
  readonly isFree: RefObject<boolean>
  /** the form stays mounted at this location */
  readonly staysAt?: (next: Location) => boolean
}

/** Asks before Back, a link or unload would lose the unsaved edits of a form that has `editedMark`. */
export function LeaveQuestion({ isFree, staysAt = () => false }: LeaveQuestionProps) {
  const t = sentences.use()
  const holds = () => !isFree.current && document.querySelector(`[${editedMark}]`) !== null
  useBeforeUnload((event) => {
    if (holds()) event.preventDefault()
  })
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds() &&
      // what opens over the page, such as the login, has an entry of the history, and leaves nothing
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      !(currentLocation.pathname === nextLocation.pathname && staysAt(nextLocation)),
  )
  if (state !== 'blocked') return null
  return (
    <Dialog
      open
      title={t('leave.title')}
      closeLabel={t('profile.close')}
      onClose={reset}
      actions={
        <>
          <Button onClick={proceed}>{t('leave.go')}</Button>
          <Button kind="primary" onClick={reset}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </Dialog>
  )
}

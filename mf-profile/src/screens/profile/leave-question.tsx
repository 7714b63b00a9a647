import type { RefObject } from 'react'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useBeforeUnload, useBlocker } from '@lunchpail/kit-web/router'
import { sentences } from '../../sentences.ts'
import { routeOf, type StepName } from './profile-route.ts'

interface LeaveQuestionProps {
  readonly step: StepName
  /** saved or cancelled: leaving asks nothing */
  readonly isFree: RefObject<boolean>
}

/** Asks before Back, a link or unload would lose unsaved edits of a step. */
export function LeaveQuestion({ step, isFree }: LeaveQuestionProps) {
  const t = sentences.use()
  const holds = () => !isFree.current && document.querySelector(`[${editedMark}]`) !== null
  useBeforeUnload((event) => {
    if (holds()) event.preventDefault()
  })
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) => {
    const next = routeOf(nextLocation)
    // a dialog opens over the step and keeps it mounted
    const stays = next.dialog !== undefined || next.step === step
    return holds() && !(stays && currentLocation.pathname === nextLocation.pathname)
  })
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

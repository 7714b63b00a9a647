import type { RefObject } from 'react'
import { editedMark } from '@lunchpail/contracts/wizard/slots'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useBeforeUnload, useBlocker } from '@lunchpail/kit-web/router'
import { sentences } from '../../sentences.ts'
import { placeOf, type Step } from './place-of.ts'

interface LeaveQuestionProps {
  readonly step: Step
  /** saved, or given up by the person: it may go */
  readonly isFree: RefObject<boolean>
}

/** Asks before Back, a link or the end of the tab takes with it what a step holds and nobody saved. */
export function LeaveQuestion({ step, isFree }: LeaveQuestionProps) {
  const t = sentences.use()
  const holds = () => !isFree.current && document.querySelector(`[${editedMark}]`) !== null
  useBeforeUnload((event) => {
    if (holds()) event.preventDefault()
  })
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation }) => {
    const next = placeOf(nextLocation)
    // a dialog opens over the step and closes to it
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

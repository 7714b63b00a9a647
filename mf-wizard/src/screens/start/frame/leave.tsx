import { useState } from 'react'
import { homePage } from '@lunchpail/contracts/shell/pages'
import { awayRemaining } from '@lunchpail/contracts/wizard/step-number'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useNavigate } from '@lunchpail/kit-web/router'
import { toast } from '@lunchpail/kit-web/toast'
import type { DraftStore } from '../../../draft/draft-store.ts'
import { sentences } from '../../../sentences.ts'

interface LeaveProps {
  readonly store: DraftStore
  readonly step: StepName
  /** of the step, from 1 */
  readonly place: number
}

/** Save and exit: a dialog says how many sections are left. WZ-30, WZ-31. */
export function Leave({ store, step, place }: LeaveProps) {
  const t = sentences.use()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => setAsked(false)

  const leave = async () => {
    setLeaving(true)
    store.push(step)
    await store.flush()
    setLeaving(false)
    close()
    if (store.get().saveState === 'failed') return
    toast(t('frame.saved'), { milliseconds: 4000 })
    void navigate(homePage.path)
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {t('frame.exit')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={t('leave.title', { n: awayRemaining(place) })}
        closeLabel={t('frame.close')}
        actions={
          <>
            <Button onClick={() => void leave()} busy={isLeaving}>
              {t('leave.exit')}
            </Button>
            <Button kind="primary" onClick={close}>
              {t('leave.stay')}
            </Button>
          </>
        }
      >
        <p>{t('leave.text')}</p>
      </Dialog>
    </>
  )
}

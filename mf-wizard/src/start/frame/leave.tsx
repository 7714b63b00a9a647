import { useState } from 'react'
import { homePage } from '@lunchpail/contracts/shell/pages'
import {
  reminderAt,
  reminderChoices,
  type ReminderChoice,
} from '@lunchpail/contracts/wizard/rules/draft-reminder'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useNavigate } from '@lunchpail/kit-web/router'
import { toast } from '@lunchpail/kit-web/toast'
import { setReminder } from '../../api.ts'
import type { DraftStore } from '../../draft/draft-store.ts'
import { sentences } from '../../sentences.ts'
import { ownExit } from '../../own-exit.ts'
import { LeaveDialog } from './leave-dialog.tsx'

interface LeaveProps {
  readonly store: DraftStore
  readonly step: StepName
}

/** Saves the application; false where that failed, and the page says so. */
export const saveAndStay = async (store: DraftStore, step: StepName): Promise<boolean> => {
  store.push(step)
  await store.flush()
  return store.get().saveState !== 'failed'
}

/** Save and exit: a dialog says how many sections are left, another when to be reminded. */
export function Leave({ store, step }: LeaveProps) {
  const t = sentences.use()
  const [asked, setAsked] = useState<'leave' | 'remind' | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => setAsked(null)

  const leave = async () => {
    setLeaving(true)
    const saved = await saveAndStay(store, step)
    setLeaving(false)
    setAsked(saved ? 'remind' : null)
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked('leave')}>
        {t('frame.exit')}
      </Button>
      <LeaveDialog
        open={asked === 'leave'}
        step={step}
        busy={isLeaving}
        onLeave={() => void leave()}
        onStay={close}
      />
      <SaveReminder open={asked === 'remind'} onClose={close} />
    </>
  )
}

interface SaveReminderProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** In 2 hours, tonight, tomorrow, or "I'll remember". Each leads home. */
function SaveReminder({ open, onClose }: SaveReminderProps) {
  const t = sentences.use()
  const navigate = useNavigate()
  const [setting, setSetting] = useState<ReminderChoice>()
  const [isFailed, setFailed] = useState(false)
  const exit = (said: 'frame.saved' | 'remind.set') => {
    onClose()
    toast(t(said), { milliseconds: 4000 })
    void navigate(homePage.path, ownExit)
  }
  const remind = async (choice: ReminderChoice) => {
    setSetting(choice)
    setFailed(false)
    try {
      await setReminder('save-application', reminderAt(choice, new Date()))
      exit('remind.set')
    } catch {
      setFailed(true)
    }
    setSetting(undefined)
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('remind.title')} closeLabel={t('frame.close')}>
      <Stack>
        <p>{t('remind.text')}</p>
        {isFailed && (
          <Notice tone="bad" role="alert">
            {t('remind.failed')}
          </Notice>
        )}
        {reminderChoices.map((choice) => (
          <Button
            key={choice}
            wide
            busy={setting === choice}
            disabled={setting !== undefined && setting !== choice}
            onClick={() => void remind(choice)}
          >
            {t(`remind.${choice}`)}
          </Button>
        ))}
        <Button kind="quiet" wide onClick={() => exit('frame.saved')}>
          {t('remind.none')}
        </Button>
      </Stack>
    </Dialog>
  )
}

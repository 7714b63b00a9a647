import { useState } from 'react'
import { draftReminders } from '@lunchpail/contracts/wizard/enumerations'
import { hourOf, isOffered, scheduledFirst } from '@lunchpail/contracts/wizard/rules/draft-reminder'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { setReminder } from '../../api.ts'
import { sentences } from '../../sentences.ts'

interface ResumeReminderProps {
  readonly onClose: () => void
  /** before it is set, which the service refuses to whoever skipped the history */
  readonly onAsk: () => Promise<void>
  readonly onSet: (at: Date) => void
  readonly onSkip: () => void
  readonly onManual: () => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const days = Array.from({ length: draftReminders.scheduler.days }, (_, day) => day)

/** A day of five and an hour, at which a text and an email remind of the resume. Mounted while it is open. */
export function ResumeReminder({ onClose, onAsk, onSet, onSkip, onManual }: ResumeReminderProps) {
  const t = sentences.use()
  const language = useLanguage()
  const [now] = useState(() => new Date())
  const [{ day, hour }, setTime] = useState(() => scheduledFirst(now))
  const [busy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const dayName = (one: number) =>
    one < 2
      ? t(one === 0 ? 'remind.today' : 'remind.day-after')
      : hourOf(now, one, 12).toLocaleDateString(language, { weekday: 'long', month: 'short', day: 'numeric' })
  const hourName = (one: number) =>
    new Date(2026, 0, 1, one).toLocaleTimeString(language === 'es' ? 'es-US' : 'en-US', {
      hour: 'numeric',
      hour12: true,
    })
  const choose = (next: number) =>
    setTime({
      day: next,
      hour: isOffered(now, next, hour) ? hour : hours.find((one) => isOffered(now, next, one))!,
    })
  const set = async () => {
    setBusy(true)
    setFailed(false)
    const at = hourOf(now, day, hour)
    try {
      await onAsk()
      await setReminder('upload-resume', at)
      onSet(at)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remind.resume')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button onClick={onSkip}>{t('remind.skip')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void set()}>
            {t('remind.do')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('remind.resume-text')}</p>
        {isFailed && (
          <Notice tone="bad" role="alert">
            {t('remind.failed')}
          </Notice>
        )}
        <SelectField
          label={t('remind.day')}
          value={String(day)}
          onChange={({ target }) => choose(Number(target.value))}
          choices={days
            .filter((one) => hours.some((each) => isOffered(now, one, each)))
            .map((one) => ({ value: String(one), label: dayName(one) }))}
        />
        <SelectField
          label={t('remind.hour')}
          value={String(hour)}
          onChange={({ target }) => setTime({ day, hour: Number(target.value) })}
          choices={hours.map((one) => ({
            value: String(one),
            label: hourName(one),
            disabled: !isOffered(now, day, one),
          }))}
        />
        <Button kind="quiet" onClick={onManual}>
          {t('remind.manual')}
        </Button>
      </Stack>
    </Dialog>
  )
}

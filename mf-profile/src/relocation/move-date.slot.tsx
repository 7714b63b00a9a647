import { useState } from 'react'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { moveDateError } from '@lunchpail/contracts/wizard/rules/general-date'
import { Button } from '@lunchpail/kit-ui/button'
import { DateField } from '@lunchpail/kit-ui/masked-fields'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { saveProfile } from '../api.ts'
import { sentences } from '../sentences.ts'

const answers = ['yes', 'no', 'pass'] as const

/** Whether the person moves closer, and when. A failed save is only logged: the question stays, to be answered again. */
function MoveDateSlot() {
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [moving, setMoving] = useState<string | null>(null)
  const [date, setDate] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  if (isDone)
    return (
      <Notice tone="good" role="status">
        {/* a company reads of a day, and of nothing else */}
        {t(moving === 'yes' ? 'move.done' : 'move.over')}
      </Notice>
    )
  const rule = date === '' ? 'application.move-date' : moveDateError(date, today())
  const save = async (): Promise<void> => {
    if (moving === null || (moving === 'yes' && rule !== null)) return setTried(true)
    setBusy(true)
    try {
      if (moving !== 'pass') await saveProfile({ move_date: moving === 'yes' ? date : '' })
      setDone(true)
    } catch (error) {
      reportError(error, 'move date')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack>
      <h2>{t('move.title')}</h2>
      <RadioGroup
        id="moving"
        legend={t('move.ask')}
        choices={answers.map((value) => ({ value, label: t(`move.${value}`) }))}
        value={moving}
        error={isTried && moving === null ? t('move.choose') : undefined}
        onValueChange={setMoving}
      />
      {moving === 'yes' && (
        <DateField
          id="move_date"
          name="move_date"
          isToCome
          label={t('move.date')}
          hint={t('move.date-hint')}
          value={date}
          error={isTried && rule !== null ? sayRule(rule) : undefined}
          onChange={setDate}
        />
      )}
      <div>
        <Button busy={isBusy} onClick={() => void save()}>
          {t('move.save')}
        </Button>
      </div>
    </Stack>
  )
}

export default MoveDateSlot

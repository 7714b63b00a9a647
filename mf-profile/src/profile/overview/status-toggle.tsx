import { useState } from 'react'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { searchStatus } from '@lunchpail/contracts/profile/enumerations'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { toast } from '@lunchpail/kit-web/toast'
import { savePreferences } from '../../api.ts'
import { sentences } from '../../sentences.ts'

type Status = 1 | 2 | 3 | 4

/** Null where the person did not say: the default is not their answer. */
export const searchStatusOf = ({ user, answered_preferences: answered }: Profile): Status | null =>
  answered.includes('search_status') ? (user.prefs.search_status as Status) : null

interface StatusToggleProps {
  readonly status: Status | null
  readonly onChange: () => void
  readonly className?: string | undefined
}

/** On a phone: the search status, saved as soon as it is chosen. */
export function StatusToggle({ status, onChange, className }: StatusToggleProps) {
  const t = sentences.use()
  // a choice is shown until the stored status changes
  const [chosen, setChosen] = useState<{ readonly status: Status; readonly over: Status | null }>()
  const [failed, setFailed] = useState(false)
  const shown = chosen && chosen.over === status ? chosen.status : status

  const choose = async (next: Status): Promise<void> => {
    setChosen({ status: next, over: status })
    setFailed(false)
    try {
      await savePreferences({ search_status: next })
      toast(t('profile.saved'))
      onChange()
    } catch {
      setFailed(true)
      setChosen(undefined)
    }
  }
  return (
    <Disclosure
      className={className ?? ''}
      summary={
        <>
          {t('status.label')}: <strong>{shown ? t(`status.${shown}`) : t('not-answered')}</strong>
        </>
      }
    >
      {failed && (
        <Notice tone="bad" role="alert">
          {t('status.failed')}
        </Notice>
      )}
      <RadioGroup
        legend={t('status.question')}
        value={shown === null ? null : String(shown)}
        onValueChange={(value) => void choose(Number(value) as Status)}
        choices={Object.values(searchStatus).map((value) => ({
          value: String(value),
          label: t(`status.${value}`),
        }))}
      />
    </Disclosure>
  )
}

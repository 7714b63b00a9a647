import type { Shift } from '@lunchpail/contracts/jobs/enumerations'
import { listedStart, startsOf } from '@lunchpail/contracts/jobs/rules/start-list'
import { startTimes } from '@lunchpail/contracts/jobs/search/start-times'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { useLanguage } from '@lunchpail/kit-web/language'
import { portalSentences } from '../portal/sentences.ts'

/** A role with more start times than this is several roles. */
const most = 6

interface StartTimesFieldProps {
  /** as a posting has them: "7:00AM or 3:00PM" */
  readonly value: string
  readonly shifts: readonly Shift[]
  readonly error: string | undefined
  readonly onValueChange: (value: string) => void
}

/** The start times of a role, in half hours of its shifts; a feed's own words stay a choice. */
export function StartTimesField({ value, shifts, error, onValueChange }: StartTimesFieldProps) {
  const t = portalSentences.use()
  const language = useLanguage()
  const chosen = value.split(' or ').filter(Boolean).map(listedStart)
  const listed = startsOf(shifts)
  const change = (place: number, time: string) =>
    onValueChange([...chosen.slice(0, place), time, ...chosen.slice(place + 1)].filter(Boolean).join(' or '))
  const labelOf = (time: string) => startTimes(time, language).join()
  return [...chosen, ''].slice(0, most).map((time, place) => {
    const others = chosen.filter((_, other) => other !== place)
    const choices = [...(time && !listed.includes(time) ? [time] : []), ...listed]
    return (
      <SelectField
        // one for each place, whatever is chosen there
        // oxlint-disable-next-line react/no-array-index-key
        key={place}
        id={place === 0 ? 'schedule_start' : `schedule_start-${place + 1}`}
        name={place === 0 ? 'schedule_start' : `schedule_start-${place + 1}`}
        width="medium"
        label={place === 0 ? t('role.start') : t('role.start-more', { n: place + 1 })}
        mark={t('role.optional')}
        emptyLabel={t('role.start-none')}
        choices={choices
          .filter((other) => !others.includes(other))
          .map((one) => ({ value: one, label: labelOf(one) }))}
        error={place === 0 ? error : undefined}
        value={time}
        onChange={(event) => change(place, event.currentTarget.value)}
      />
    )
  })
}

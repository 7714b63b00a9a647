import { useEffect, useRef, useState } from 'react'
import { benefitBit, benefits, postedDays, scheduleBit } from '@lunchpail/contracts/jobs/enumerations'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadCounts } from './api.ts'
import { addressOf } from '../../filters.ts'
import type { FieldsProps } from '../filter-fields.tsx'
import styles from '../search-form.module.css'
import { moreSentences } from './sentences.ts'

interface Counted {
  readonly n: number
  readonly more: boolean
}

/** Full or part time, date and benefits; how many jobs each leaves comes a moment later. */
export function ExtraFields({ filters, onChange }: FieldsProps) {
  const t = moreSentences.use()
  const { within, open } = useOpenMenu()
  const { value: counts } = useLoad(
    async (signal) => (open ? loadCounts(filters, signal) : undefined),
    [open, addressOf({ ...filters, page: 1, sort: null })],
  )
  const named = (name: string, counted: Counted | undefined) =>
    counted
      ? t(counted.more ? 'extra.with-more' : 'extra.with-count', {
          name,
          n: counted.n.toLocaleString(document.documentElement.lang),
        })
      : name
  return (
    <div ref={within} className={styles.fields}>
      <Fieldset legend={t('extra.schedule')}>
        {() =>
          (['full-time', 'part-time'] as const).map((one) => (
            <Checkbox
              key={one}
              name="schedule"
              value={scheduleBit[one]}
              label={named(t(`extra.${one}`), counts?.schedule[one])}
              checked={(filters.schedule & scheduleBit[one]) !== 0}
              onChange={() => onChange({ schedule: filters.schedule ^ scheduleBit[one] })}
            />
          ))
        }
      </Fieldset>
      <SelectField
        name="posted"
        label={t('extra.posted')}
        emptyLabel={t('extra.any')}
        value={filters.posted || ''}
        // an address may ask for another one
        choices={[...new Set([...postedDays, filters.posted || postedDays[0]])].map((days) => ({
          value: String(days),
          label: named(
            t('extra.days', { n: days }),
            counts?.posted.find((one) => one.days === days),
          ),
        }))}
        onChange={({ target }) => onChange({ posted: Number(target.value) })}
      />
      <Fieldset legend={t('extra.benefits')}>
        {() =>
          benefits.map((one) => (
            <Checkbox
              key={one}
              name="benefits"
              value={benefitBit[one]}
              label={named(
                t(`benefit.${one}`),
                counts?.benefits.find(({ benefit }) => benefit === one),
              )}
              checked={(filters.benefits & benefitBit[one]) !== 0}
              onChange={() => onChange({ benefits: filters.benefits ^ benefitBit[one] })}
            />
          ))
        }
      </Fieldset>
    </div>
  )
}

/** Whether the menu around is open: the counts of a closed one are not read. */
function useOpenMenu() {
  const within = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const menu = within.current?.closest('details')
    const look = () => setOpen(menu?.open ?? true)
    look()
    menu?.addEventListener('toggle', look)
    return () => menu?.removeEventListener('toggle', look)
  }, [])
  return { within, open }
}

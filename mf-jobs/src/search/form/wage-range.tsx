import { useId } from 'react'
import type { ChangeEvent, CSSProperties } from 'react'
import { wageFilter } from '@lunchpail/contracts/jobs/enumerations'
import { dollars } from '@lunchpail/contracts/language/figures'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'
import { sentences } from '../../sentences.ts'
import { useFormatWage } from '../use-format-wage.ts'
import styles from './wage-range.module.css'

const { minimum, maximum, firstHandleMaximum } = wageFilter
const share = (amount: number) => (Math.min(amount, maximum) - minimum) / (maximum - minimum)

export interface WageRangeProps {
  readonly from: number | null
  readonly to: number | null
  readonly onChange: (range: { from: number | null; to: number | null }) => void
}

/** Two handles on one scale. At its own end a handle asks for nothing; the first one stops at $25. */
export function WageRange({ from, to, onChange }: WageRangeProps) {
  const t = sentences.use()
  const format = useFormatWage()
  const id = useId()
  const low = from ?? minimum
  const high = to ?? maximum
  const set = (range: { low: number; high: number }) =>
    onChange({
      from: range.low > minimum ? range.low : null,
      to: range.high < maximum ? range.high : null,
    })
  const handle = (
    name: 'filter.pay-from' | 'filter.pay-to',
    value: number,
    most: number,
    move: (value: number) => void,
  ) => (
    <input
      type="range"
      aria-label={t(name)}
      aria-valuetext={dollars(value)}
      min={minimum}
      max={most}
      step={1}
      value={value}
      className={styles.handle}
      onChange={(event: ChangeEvent<HTMLInputElement>) => move(Number(event.target.value))}
    />
  )
  return (
    <Fieldset legend={t('filter.pay')} id={id}>
      {() => (
        <>
          <p className={styles.words}>{format({ from, to })}</p>
          <div
            className={styles.scale}
            style={
              {
                '--low': share(low),
                '--high': share(high),
                '--first': share(firstHandleMaximum),
              } as CSSProperties
            }
          >
            <span className={styles.track} />
            <div className={styles.first}>
              {handle('filter.pay-from', low, firstHandleMaximum, (value) =>
                set({ low: Math.min(value, high), high }),
              )}
            </div>
            {handle('filter.pay-to', high, maximum, (value) => set({ low, high: Math.max(value, low) }))}
          </div>
          <p className={styles.ends} aria-hidden="true">
            <span>{dollars(minimum)}</span>
            <span>{dollars(maximum)}+</span>
          </p>
        </>
      )}
    </Fieldset>
  )
}

import { useState } from 'react'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { countedQuarters } from '@lunchpail/contracts/wizard/rules/quarters'
import { exportAddress, selectionRatesAddress } from '../api.ts'
import { sentSentences } from './sentences.ts'
import styles from './sent-application.module.css'

/** Two years. */
const mostQuarters = 8
const periods = [30, 90, 365, 1_096] as const

/** The seventh tab. The answers are downloaded and never shown on a page. */
function EqualOpportunityExport() {
  return (
    <>
      <AnswersExport />
      <SelectionRates />
    </>
  )
}

function AnswersExport() {
  const w = sentSentences.use()
  const [days, setDays] = useState('365')
  return (
    <section className={styles.sent} aria-label={w('export.title')}>
      <h2>{w('export.title')}</h2>
      <p>{w('export.text')}</p>
      <p>{w('export.alone')}</p>
      <SelectField
        label={w('export.period')}
        value={days}
        choices={periods.map((each) => ({ value: String(each), label: w('export.days', { n: each }) }))}
        onChange={({ target }) => setDays(target.value)}
      />
      <p>
        <LinkButton kind="primary" href={exportAddress(Number(days))}>
          {w('export.download')}
        </LinkButton>
      </p>
    </section>
  )
}

function SelectionRates() {
  const w = sentSentences.use()
  const [quarters] = useState(() => countedQuarters(new Date(), mostQuarters))
  const [quarter, setQuarter] = useState(quarters[0]!)
  const nameOf = (each: string): string => {
    const [year = '', number = ''] = each.split('-')
    return w('rates.name', { year, number })
  }
  return (
    <section className={styles.sent} aria-label={w('rates.title')}>
      <h2>{w('rates.title')}</h2>
      <p>{w('rates.text')}</p>
      <p>{w('rates.small')}</p>
      <SelectField
        label={w('rates.quarter')}
        value={quarter}
        choices={quarters.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={({ target }) => setQuarter(target.value)}
      />
      <p>
        <LinkButton href={selectionRatesAddress(quarter)}>{w('export.download')}</LinkButton>
      </p>
    </section>
  )
}

export default EqualOpportunityExport

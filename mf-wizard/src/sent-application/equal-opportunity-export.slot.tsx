import { useState } from 'react'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { exportAddress } from '../api.ts'
import { sentSentences } from './sentences.ts'
import styles from './sent-application.module.css'

const periods = [30, 90, 365, 1_096] as const

/** EN-18: the seventh tab. The answers are downloaded and never shown on a page. */
function EqualOpportunityExport() {
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

export default EqualOpportunityExport

import type { dropOffSlot } from '@lunchpail/contracts/wizard/slots'
import { Bars } from '@lunchpail/kit-ui/bars'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadDropOff } from '../api.ts'
import { sentSentences } from './sentences.ts'
import styles from './sent-application.module.css'

/** Of the applications that people began, how many they sent, and the step at which the others wait. */
function DropOff({ days }: SlotComponentProps<typeof dropOffSlot>) {
  const w = sentSentences.use()
  const load = useLoad((signal) => loadDropOff(days, signal), [days])
  const found = load.value
  if (load.state === 'failed')
    return <Unavailable title={w('drop-off.unavailable')} retryLabel={w('retry')} onRetry={load.retry} />
  if (!found)
    return (
      <Loading label={w('drop-off.loading')}>
        <Skeleton shape="block" height="12rem" />
      </Loading>
    )
  const bars = [
    ...found.steps.map(({ step, count }) => ({ label: w(`step.${step}`), count })),
    ...(found.unknown > 0 ? [{ label: w('drop-off.unknown'), count: found.unknown }] : []),
  ]
  const lead =
    found.begun === 0 ? w('drop-off.none') : w('drop-off.sent', { n: found.begun, sent: found.sent })
  if (bars.length === 0)
    return (
      <section className={styles.sent} aria-label={w('drop-off.title')}>
        <h2>{w('drop-off.title')}</h2>
        <p>{lead}</p>
        {found.begun > 0 && <p>{w('drop-off.all-sent')}</p>}
      </section>
    )
  return (
    <Bars
      title={w('drop-off.title')}
      lead={lead}
      bars={bars}
      words={{
        table: w('drop-off.table'),
        label: w('drop-off.step'),
        count: w('drop-off.count'),
        download: w('drop-off.csv'),
      }}
      onDownload={(rows) => downloadCsv(`drop-off-${days}`, rows)}
    />
  )
}

export default DropOff

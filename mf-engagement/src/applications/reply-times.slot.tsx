import type { replyTimesSlot } from '@lunchpail/contracts/engagement/slots'
import { useLive } from '@lunchpail/kit-web/live'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadApplications } from '../api.ts'
import { sentences } from '../sentences.ts'

/** Just sent, they may still be on their way here: they are looked for again as soon as one is new. */
function ReplyTimes({ applications }: SlotComponentProps<typeof replyTimesSlot>) {
  const t = sentences.use()
  const load = useLoad((signal) => loadApplications(1, signal), [])
  useLive('applications', load.retry)
  const known = (load.value?.applications ?? []).flatMap(({ id, position, reply_days }) =>
    applications.includes(id) && reply_days !== null
      ? [{ company: position.company_name, n: reply_days }]
      : [],
  )
  const companies = new Map(known.map((one) => [one.company, one]))
  return [...companies.values()].map(({ company, n }) => <p key={company}>{t('reply.of', { company, n })}</p>)
}

export default ReplyTimes

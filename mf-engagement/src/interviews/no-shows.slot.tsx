import type { noShowsSlot } from '@lunchpail/contracts/engagement/slots'
import { Card } from '@lunchpail/kit-ui/card'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { SlotComponentProps } from '@lunchpail/kit-web/manifest'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { FailedLoad } from '../failed-load.tsx'
import { loadNoShows } from '../api.ts'
import { InterviewTime } from './interview-time.tsx'
import { NoShow } from './no-show.tsx'
import { sentences } from '../sentences.ts'

/** Nothing where no company reported a missed interview. */
function NoShowsSlot({ onDone }: SlotComponentProps<typeof noShowsSlot>) {
  const t = sentences.use()
  const load = useLoad(loadNoShows, [])
  const invites = load.value?.invites
  if (load.state === 'failed' && !invites) return <FailedLoad t={t} onRetry={load.retry} />
  if (!invites) return <Skeleton height="8rem" />
  if (invites.length === 0) return null
  const contested = () => {
    load.retry()
    onDone({ contested: true })
  }
  return (
    <section aria-labelledby="no-shows">
      <Stack>
        <h2 id="no-shows">{t('no-shows.title')}</h2>
        {invites.map((invite) => (
          <Card key={invite.id}>
            <Stack gap="tight">
              <h3>
                {t('no-shows.at', {
                  title: invite.position.title,
                  company: invite.position.company_name,
                })}
              </h3>
              {invite.inviteTime && (
                <p>
                  <InterviewTime at={invite.inviteTime} zone={invite.zone} />
                </p>
              )}
              <NoShow invite={invite} onContested={contested} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </section>
  )
}

export default NoShowsSlot

import { useId } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { Card } from '@lunchpail/kit-ui/card'
import { Stack } from '@lunchpail/kit-ui/stack'
import { InterviewTime } from './interview-time.tsx'
import { NoShow } from './no-show.tsx'
import { sentences } from '../sentences.ts'

interface NoShowListProps {
  readonly invites: readonly Invite[]
  readonly onContested: () => void
}

/** Interviews that companies reported as missed, and the candidate's side of each. Nothing where there is none. */
export function NoShowList({ invites, onContested }: NoShowListProps) {
  const t = sentences.use()
  const id = useId()
  if (invites.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Stack>
        <h2 id={id}>{t('no-shows.title')}</h2>
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
              <NoShow invite={invite} onContested={onContested} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </section>
  )
}

import { useState } from 'react'
import type { OwnCompany } from '@lunchpail/contracts/auth/companies/company-api'
import { Button } from '@lunchpail/kit-ui/button'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { toast } from '@lunchpail/kit-web/toast'
import { requireSecondFactor } from './api.ts'
import { NotSent } from '../codes/not-sent.tsx'
import { useSending } from '../codes/use-sending.ts'
import { secondFactorSentences } from './sentences.ts'

interface RequireSectionProps {
  readonly company: string
  readonly standing: OwnCompany['second_factor']
  /** it was changed, and this session may have to show one now */
  readonly onChanged: () => void
}

/** A setting of the company, for its admins. */
export function RequireSection({ company, standing, onChanged }: RequireSectionProps) {
  const t = secondFactorSentences.use()
  const [required, setRequired] = useState(standing.required)
  const { sending, failure, send } = useSending<'require'>((error) =>
    error instanceof ApiError ? error.message : t('require.failed'),
  )
  const change = async () => {
    const now = await requireSecondFactor(!required)
    setRequired(now.required)
    toast(t(now.required ? 'require.turned-on' : 'require.turned-off'))
    if (now.step !== 'none') onChanged()
  }
  return (
    <section aria-labelledby="require-second-factor">
      <Stack>
        <h2 id="require-second-factor">{t('require.title')}</h2>
        <p>{t(required ? 'require.on' : 'require.off', { company })}</p>
        <NotSent failure={failure} />
        <Stack row>
          <Button icon="lock" busy={sending !== undefined} onClick={() => void send('require', change)}>
            {t(required ? 'require.turn-off' : 'require.turn-on')}
          </Button>
        </Stack>
      </Stack>
    </section>
  )
}

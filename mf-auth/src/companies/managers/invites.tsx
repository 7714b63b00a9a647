import type { RefObject } from 'react'
import type { listCompanyInvites } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Badge } from '@lunchpail/kit-ui/badge'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { resendCompanyInvite, withdrawCompanyInvite } from '../api.ts'
import { levelName } from '../level-name.ts'
import { sentences } from '../../sentences.ts'
import { dayOf } from '../../forms/day-of.ts'
import { People } from './people.tsx'

interface InvitesProps {
  readonly list: ResultOf<typeof listCompanyInvites>['body']
  readonly pageHeading: RefObject<HTMLHeadingElement | null>
  readonly onChanged: () => void
}

/** Invites that were not taken yet: each is sent again, or taken back. */
export function Invites({ list, pageHeading, onChanged }: InvitesProps) {
  const t = sentences.use()
  const language = useLanguage()
  const { name: busy, run } = useAction<string>(onChanged)
  return (
    <People
      name="invites"
      title={t('managers.invites')}
      list={list}
      pageHeading={pageHeading}
      rows={list.invites.map(({ id, email, level, sent_at, expired }) => ({
        id,
        name: email,
        lines: [t('managers.sent', { day: dayOf(sent_at, language) })],
        state: (
          <>
            {t(levelName(level))} {expired && <Badge tone="warn">{t('managers.expired')}</Badge>}
          </>
        ),
        actions: [
          {
            label: t('managers.resend'),
            description: t('managers.resend-to', { email }),
            busy: busy === `resend ${id}`,
            onPress: () =>
              void run(() => resendCompanyInvite(id), { name: `resend ${id}`, done: t('managers.invited') }),
          },
          {
            label: t('managers.withdraw'),
            description: t('managers.withdraw-of', { email }),
            busy: busy === `withdraw ${id}`,
            onPress: () =>
              void run(() => withdrawCompanyInvite(id), {
                name: `withdraw ${id}`,
                done: t('managers.withdrawn'),
              }),
          },
        ],
      }))}
    />
  )
}

import type { listInvites } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { useLanguage } from '@lunchpail/kit-web/language'
import { resendInvite, withdrawInvite } from '../../api.ts'
import { levelName } from '../../permissions/level-name.ts'
import { sentences } from '../../sentences.ts'
import { dayOf } from './day-of.ts'
import styles from './managers.module.css'
import { Pages } from './pages.tsx'
import { useAction } from './use-action.ts'

interface InvitesProps {
  readonly list: ResultOf<typeof listInvites>['body']
  readonly onChanged: () => void
}

/** Invites that nobody took yet: each is sent again, or taken back. */
export function Invites({ list, onChanged }: InvitesProps) {
  const t = sentences.use()
  const language = useLanguage()
  const { busy, run } = useAction(onChanged)
  if (list.total === 0) return null
  const title = t('managers.invites')
  return (
    <section className={styles.section} aria-labelledby="invites">
      <h2 id="invites">{title}</h2>
      <table className={styles.table}>
        <tbody>
          {list.invites.map(({ id, email, level, sent_at, expired }) => (
            <tr key={id}>
              <td>
                <div className={styles.who}>
                  <strong>{email}</strong>
                  <span>{t('managers.sent', { day: dayOf(sent_at, language) })}</span>
                </div>
              </td>
              <td>
                {t(levelName(level))} {expired && <Badge tone="warn">{t('managers.expired')}</Badge>}
              </td>
              <td>
                <div className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={t('managers.resend-to', { email })}
                    busy={busy === `resend ${id}`}
                    onClick={() => void run(`resend ${id}`, () => resendInvite(id), t('managers.invited'))}
                  >
                    {t('managers.resend')}
                  </Button>
                  <Button
                    size="small"
                    aria-label={t('managers.withdraw-of', { email })}
                    busy={busy === `withdraw ${id}`}
                    onClick={() =>
                      void run(`withdraw ${id}`, () => withdrawInvite(id), t('managers.withdrawn'))
                    }
                  >
                    {t('managers.withdraw')}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pages name="invites" label={title} list={list} />
    </section>
  )
}

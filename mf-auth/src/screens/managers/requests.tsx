import { useState } from 'react'
import type { JoinRequest, listJoinRequests } from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { acceptJoinRequest, declineJoinRequest } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import styles from './managers.module.css'
import { Pages } from './pages.tsx'
import { PermissionDialog } from './permission-dialog.tsx'
import { useAction } from './use-action.ts'

interface RequestsProps {
  readonly list: ResultOf<typeof listJoinRequests>['body']
  readonly admin: boolean
  readonly onChanged: () => void
}

const viewer = { level: permissionLevel.viewer, access: null }

/** Who asked to join: each is let in with a permission, or declined. */
export function Requests({ list, admin, onChanged }: RequestsProps) {
  const t = sentences.use()
  const [accepting, setAccepting] = useState<JoinRequest>()
  const { busy, run } = useAction(onChanged)
  if (list.total === 0) return null
  const title = t('managers.requests')
  return (
    <section className={styles.section} aria-labelledby="requests">
      <h2 id="requests">{title}</h2>
      <table className={styles.table}>
        <tbody>
          {list.requests.map((request) => {
            const name = `${request.first_name} ${request.last_name}`
            return (
              <tr key={request.id}>
                <td>
                  <div className={styles.who}>
                    <strong>{name}</strong>
                    <span>{request.email}</span>
                    {request.title && <span>{request.title}</span>}
                  </div>
                </td>
                <td>{!request.email_proven && <Badge tone="warn">{t('managers.unproven')}</Badge>}</td>
                <td>
                  <div className={styles.actions}>
                    <Button
                      size="small"
                      kind="primary"
                      aria-label={t('managers.accept-of', { name })}
                      onClick={() => setAccepting(request)}
                    >
                      {t('managers.accept')}
                    </Button>
                    <Button
                      size="small"
                      aria-label={t('managers.decline-of', { name })}
                      busy={busy === request.id}
                      onClick={() =>
                        void run(request.id, () => declineJoinRequest(request.id), t('managers.declined'))
                      }
                    >
                      {t('managers.decline')}
                    </Button>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Pages name="requests" label={title} list={list} />
      {accepting && (
        <PermissionDialog
          title={t('managers.accept-of', { name: `${accepting.first_name} ${accepting.last_name}` })}
          given={viewer}
          admin={admin}
          submit={(body) => acceptJoinRequest(accepting.id, body)}
          done={t('managers.accepted')}
          onClose={() => setAccepting(undefined)}
          onDone={onChanged}
        />
      )}
    </section>
  )
}

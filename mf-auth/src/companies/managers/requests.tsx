import { useState, type RefObject } from 'react'
import type { JoinRequest, listJoinRequests } from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Badge } from '@lunchpail/kit-ui/badge'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { acceptJoinRequest, declineJoinRequest } from '../api.ts'
import { sentences } from '../../sentences.ts'
import { fullName } from './full-name.ts'
import { People } from './people.tsx'
import { PermissionDialog } from './permission-dialog.tsx'

interface RequestsProps {
  readonly list: ResultOf<typeof listJoinRequests>['body']
  readonly admin: boolean
  readonly pageHeading: RefObject<HTMLHeadingElement | null>
  readonly onChanged: () => void
}

const viewer = { level: permissionLevel.viewer, access: null }

/** Who asked to join: each is let in with a permission, or declined. */
export function Requests({ list, admin, pageHeading, onChanged }: RequestsProps) {
  const t = sentences.use()
  const [accepting, setAccepting] = useState<JoinRequest>()
  const { name: busy, run } = useAction<string>(onChanged)
  return (
    <>
      <People
        name="requests"
        title={t('managers.requests')}
        list={list}
        pageHeading={pageHeading}
        rows={list.requests.map((request) => {
          const name = fullName(request)
          return {
            id: request.id,
            name,
            lines: [request.email, request.title],
            state: !request.email_proven && <Badge tone="warn">{t('managers.unproven')}</Badge>,
            actions: [
              {
                label: t('managers.accept'),
                description: t('managers.accept-of', { name }),
                kind: 'primary' as const,
                onPress: () => setAccepting(request),
              },
              {
                label: t('managers.decline'),
                description: t('managers.decline-of', { name }),
                busy: busy === request.id,
                onPress: () =>
                  void run(() => declineJoinRequest(request.id), {
                    name: request.id,
                    done: t('managers.declined'),
                  }),
              },
            ],
          }
        })}
      />
      {accepting && (
        <PermissionDialog
          title={t('managers.accept-of', { name: fullName(accepting) })}
          given={viewer}
          admin={admin}
          submit={(body) => acceptJoinRequest(accepting.id, body)}
          done={t('managers.accepted')}
          onClose={() => setAccepting(undefined)}
          onDone={onChanged}
        />
      )}
    </>
  )
}

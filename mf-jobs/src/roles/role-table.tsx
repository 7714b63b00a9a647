import type { RoleListed } from '@lunchpail/contracts/jobs/api'
import type { PositionStatus } from '@lunchpail/contracts/jobs/enumerations'
import { portalState } from '@lunchpail/contracts/jobs/enumerations'
import { wageRange } from '@lunchpail/contracts/language/figures'
import { rolePage } from '@lunchpail/contracts/jobs/pages'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { DataTable } from '@lunchpail/kit-ui/data-table'
import { Link } from '@lunchpail/kit-ui/link'
import { useLanguage } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { setRoleState } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import styles from '../portal/table.module.css'

interface RoleTableProps {
  readonly roles: readonly RoleListed[]
  readonly mayEdit: boolean
  readonly onChanged: () => void
}

const tones = { open: 'good', paused: 'warn', closed: 'neutral' } as const

/** Where a role may go from each of its states, and the name of each way. */
const ways = {
  open: [
    ['paused', 'pause'],
    ['closed', 'close'],
  ],
  paused: [
    ['open', 'open'],
    ['closed', 'close'],
  ],
  closed: [['open', 'open']],
} as const satisfies Record<PositionStatus, readonly (readonly [PositionStatus, string])[]>

/** What a role pays, in words. */
export const payOf = (
  { from, to }: RoleListed['wage'],
  t: ReturnType<typeof portalSentences.use>,
): string => {
  const { known, amounts } = wageRange(from, to)
  return t(`pay.${known}`, amounts)
}

export function RoleTable({ roles, mayEdit, onChanged }: RoleTableProps) {
  const t = portalSentences.use()
  const language = useLanguage()
  const { name: busy, run } = useAction<number>(onChanged)
  const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium' })

  const go = ({ id, title }: RoleListed, state: PositionStatus) =>
    run(() => setRoleState(id, state), {
      name: id,
      done: t('roles.changed', { title }),
      failed: ({ code, message }) =>
        code === 'role-incomplete' ? t('roles.incomplete', { title }) : message,
    })

  return (
    <DataTable
      label={t('roles.title')}
      head={[
        t('roles.role'),
        t('roles.state'),
        t('roles.pay'),
        t('roles.posted'),
        ...(mayEdit ? [t('roles.actions')] : []),
      ]}
    >
      {roles.map((role) => (
        <tr key={role.id}>
          <td>
            <Link kind="alone" href={rolePage.path.replace(':id', String(role.id))} renderLink={routerLink}>
              {role.title}
            </Link>
            <small>{role.location_name}</small>
          </td>
          <td>
            <span className={styles.states}>
              <Badge tone={tones[role.state]}>{t(`state.${role.state}`)}</Badge>
              {role.portal_state !== portalState.approved && (
                <Badge>{t(`portal-state.${role.portal_state}`)}</Badge>
              )}
              {role.review && <Badge tone="warn">{t(`review.badge-${role.review}`)}</Badge>}
            </span>
          </td>
          <td>{payOf(role.wage, t)}</td>
          <td>
            <time dateTime={role.posted_at}>{day.format(new Date(role.posted_at))}</time>
          </td>
          {mayEdit && (
            <td>
              <div className={styles.actions}>
                {ways[role.state].map(([state, way]) => (
                  <Button
                    key={state}
                    size="small"
                    busy={busy === role.id}
                    aria-label={t(`roles.${way}-of`, { title: role.title })}
                    onClick={() => void go(role, state)}
                  >
                    {t(`roles.${way}`)}
                  </Button>
                ))}
              </div>
            </td>
          )}
        </tr>
      ))}
    </DataTable>
  )
}

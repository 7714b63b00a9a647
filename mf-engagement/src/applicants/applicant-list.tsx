import { byDots } from '@lunchpail/contracts/language/by-dots'
import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Link } from '@lunchpail/kit-ui/link'
import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { useLanguage } from '@lunchpail/kit-web/language'
import { Link as RouterLink } from '@lunchpail/kit-web/router'
import { timeAtPlace } from '../portal/time-at-place.ts'
import { portalSentences } from '../portal/sentences.ts'
import { StateBadge } from './state-badge.tsx'
import styles from './applicants.module.css'

interface ApplicantsListProps {
  readonly rows: readonly Applied[]
  readonly open: string | null
  readonly chosen: readonly string[]
  /** absent for whoever may not change anything */
  readonly onChosen: ((ids: readonly string[]) => void) | undefined
  readonly hrefOf: (id: string) => string
  readonly onOpen: () => void
}

/** Of a row of the list, which gets the focus back. */
export const rowId = (id: string): string => `applied-${id}`
/** The list stays where it is while one of it is opened. */
const besideTheList: RenderLink = ({ href, children, ...link }) => (
  <RouterLink to={href} preventScrollReset {...link}>
    {children}
  </RouterLink>
)

export function ApplicantList({ rows, open, chosen, onChosen, hrefOf, onOpen }: ApplicantsListProps) {
  const t = portalSentences.use()
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium' })
  const isAll = rows.every(({ id }) => chosen.includes(id))
  return (
    <>
      {onChosen && (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onChosen(isAll ? [] : rows.map(({ id }) => id))}
          />
          {t('applies.all')}
        </label>
      )}
      <ul className={styles.list} aria-label={t('applies.list')}>
        {rows.map((row) => {
          const name = nameOf(row) || t('applies.unnamed')
          return (
            <li
              key={row.id}
              id={rowId(row.id)}
              className={styles.row}
              data-open={row.id === open || undefined}
            >
              {onChosen && (
                <label className={styles.pick}>
                  <input
                    type="checkbox"
                    aria-label={t('applies.choose', { name })}
                    checked={chosen.includes(row.id)}
                    onChange={({ target }) =>
                      onChosen(target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))
                    }
                  />
                </label>
              )}
              <div className={styles.words}>
                <Link kind="alone" href={hrefOf(row.id)} renderLink={besideTheList} onClick={onOpen}>
                  {name}
                </Link>
                <span>{byDots([row.position.title, `${row.position.city}, ${row.position.region}`])}</span>
                <small>{t('applies.sent', { date: day.format(new Date(row.submitted_at)) })}</small>
              </div>
              <div className={styles.marks}>
                <StateBadge application={row} />
                {row.interview_at && (
                  <Badge icon="calendar">{timeAtPlace(row.interview_at, row.interview_zone, language)}</Badge>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

export const nameOf = ({ candidate }: Pick<Applied, 'candidate'>): string =>
  `${candidate.first_name} ${candidate.last_name}`.trim()

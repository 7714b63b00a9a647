import { Fragment } from 'react'
import { appliesPage, interviewsPage } from '@lunchpail/contracts/engagement/pages'
import type { Interview, OpenTime } from '@lunchpail/contracts/engagement/portal-calendar-api'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Tabs } from '@lunchpail/kit-ui/tabs'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadCalendar } from '../portal/api.ts'
import { outcomeOf, typeOf } from '../portal/interview-words.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import {
  coloursOf,
  daysFrom,
  firstHour,
  lastHour,
  mondayOf,
  placeOf,
  windowHours,
  windowOf,
} from './calendar-days.ts'
import styles from './interviews.module.css'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'

const today = (): string => {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
const isDay = (text: string | null): text is string =>
  text !== null && /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Interviews by day and time of their place, a week or a day; on a phone as a list. */
export function Component() {
  const t = portalSentences.use()
  const language = useLanguage()
  const [query] = useSearchParams()
  const view = query.get('view') === 'day' ? 'day' : 'week'
  const asked = query.get('from')
  const named = isDay(asked) ? asked : today()
  const first = view === 'week' ? mondayOf(named) : named
  const count = view === 'week' ? 7 : 1
  usePageTitle(t('interviews.title'))
  // a day more on both sides: days are those of the places
  const from = new Date(Date.parse(`${first}T00:00:00Z`) - dayMs).toISOString()
  const load = useLoad((signal) => loadCalendar(from, count + 2, signal), [from, count])
  useLive('desk', load.retry)
  const days = daysFrom(first, count)
  const all = (load.value?.interviews ?? []).map((interview) => ({ ...interview, ...placeOf(interview) }))
  const shown = all.filter(({ day }) => days.includes(day))
  const offered = (load.value?.offered ?? [])
    .map((time) => ({ ...time, ...placeOf(time) }))
    .filter(({ day }) => days.includes(day))
  const colours = coloursOf([...shown, ...offered])
  const dayName = new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const hourName = new Intl.DateTimeFormat(`${language}-US`, { hour: 'numeric', timeZone: 'UTC' })
  const addressOf = (to: string, as: 'week' | 'day' = view) => `${interviewsPage.path}?view=${as}&from=${to}`
  const shift = (by: number) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + by * count * dayMs).toISOString().slice(0, 10)
  const timeOf = ({ starts_at, zone }: Pick<Interview, 'starts_at' | 'zone'>) =>
    new Intl.DateTimeFormat(`${language}-US`, { timeStyle: 'short', timeZone: zone }).format(
      new Date(starts_at),
    )
  const zoneOf = ({ starts_at, zone }: Pick<Interview, 'starts_at' | 'zone'>) =>
    new Intl.DateTimeFormat(`${language}-US`, { timeZone: zone, timeZoneName: 'short' })
      .formatToParts(new Date(starts_at))
      .find(({ type }) => type === 'timeZoneName')?.value

  const entry = (interview: Interview) => (
    <>
      <Link
        href={`${appliesPage.path}?tab=6&application=${interview.application_id}`}
        renderLink={routerLink}
      >
        {`${interview.candidate.first_name} ${interview.candidate.last_name}`.trim() || t('applies.unnamed')}
      </Link>
      <span>
        {timeOf(interview)} {zoneOf(interview)}
      </span>
      <span>{interview.position?.title ?? t('interviews.no-access')}</span>
      <span>{t(`type.${typeOf(interview.type)}`)}</span>
      {interview.outcome === null ? (
        interview.confirmed && <span>{t('panel.confirmed')}</span>
      ) : (
        <span>{t(`outcome.${outcomeOf(interview.outcome)}`)}</span>
      )}
    </>
  )
  const offer = (time: OpenTime) => (
    <>
      <Link href={`${appliesPage.path}?tab=2`} renderLink={routerLink}>
        {t('interviews.offered', { n: time.left })}
      </Link>
      <span>
        {timeOf(time)} {zoneOf(time)}
      </span>
      <span>{time.position?.title ?? t('interviews.no-access')}</span>
      <span>{t('interviews.invited', { n: time.invited })}</span>
    </>
  )
  const lookOf = ({ position }: Pick<Interview, 'position'>) =>
    position ? String(colours.get(position.id) ?? 0) : 'none'
  return (
    <Page width="wide" title={t('interviews.title')} above={<PortalNav />}>
      <div className={styles.bar}>
        <Tabs
          label={t('interviews.view')}
          renderLink={routerLink}
          tabs={(['week', 'day'] as const).map((each) => ({
            href: addressOf(named, each),
            label: t(`interviews.${each}`),
            current: each === view,
          }))}
        />
        <LinkButton size="small" icon="previous" href={addressOf(shift(-1))} renderLink={routerLink}>
          {t('interviews.back')}
        </LinkButton>
        <LinkButton size="small" href={addressOf(today())} renderLink={routerLink}>
          {t('interviews.today')}
        </LinkButton>
        <LinkButton size="small" icon="next" href={addressOf(shift(1))} renderLink={routerLink}>
          {t('interviews.on')}
        </LinkButton>
        <strong>
          {dayName.format(new Date(days[0]!))}
          {count > 1 && ` – ${dayName.format(new Date(days.at(-1)!))}`}
        </strong>
      </div>
      <LoadStatus load={load} height="24rem" />
      {load.value && shown.length + offered.length === 0 && (
        <EmptyState icon="calendar" title={t('interviews.none')} />
      )}
      {load.value && (
        <div className={styles.grid} style={{ gridTemplateColumns: `7rem repeat(${count}, minmax(0, 1fr))` }}>
          <span />
          {days.map((day) => (
            <strong key={day}>{dayName.format(new Date(day))}</strong>
          ))}
          {windowHours.map((begins, window) => (
            <Fragment key={begins}>
              <span className={styles.window}>
                <strong>{t(`window.${window as 0 | 1 | 2 | 3 | 4}`)}</strong>
                <small>
                  {hourName.format(begins * hourMs)}–
                  {hourName.format(Math.min(lastHour, begins + 3) * hourMs)}
                </small>
              </span>
              {days.map((day) => (
                <ul key={day} className={styles.cell}>
                  {shown
                    .filter((one) => one.day === day && windowOf(one.minute) === window)
                    .map((one) => (
                      <li
                        key={one.invite_id}
                        className={styles.entry}
                        data-role={lookOf(one)}
                        data-outside={
                          one.minute < firstHour * 60 || one.minute >= lastHour * 60 ? true : undefined
                        }
                      >
                        {entry(one)}
                      </li>
                    ))}
                  {offered
                    .filter((one) => one.day === day && windowOf(one.minute) === window)
                    .map((one) => (
                      <li key={one.id} className={styles.entry} data-role={lookOf(one)} data-offered>
                        {offer(one)}
                      </li>
                    ))}
                </ul>
              ))}
            </Fragment>
          ))}
        </div>
      )}
      {shown.length + offered.length > 0 && (
        <ol className={styles.phone} aria-label={t('interviews.title')}>
          {[...shown, ...offered]
            .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
            .map((one) => (
              <li
                key={'invite_id' in one ? one.invite_id : one.id}
                className={styles.entry}
                data-role={lookOf(one)}
                data-offered={'left' in one || undefined}
              >
                <strong>{dayName.format(new Date(one.day))}</strong>
                {'left' in one ? offer(one) : entry(one)}
              </li>
            ))}
        </ol>
      )}
    </Page>
  )
}

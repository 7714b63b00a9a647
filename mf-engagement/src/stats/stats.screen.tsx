import { statsDays } from '@lunchpail/contracts/engagement/portal-stats-api'
import { appliesPage, statsPage } from '@lunchpail/contracts/engagement/pages'
import { dropOffSlot } from '@lunchpail/contracts/wizard/slots'
import { Bars, type Bar } from '@lunchpail/kit-ui/bars'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Tabs } from '@lunchpail/kit-ui/tabs'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadStats } from '../portal/api.ts'
import { saidOf } from '../portal/interview-words.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import { stateKeys } from '../applicants/state-badge.tsx'

/** What became of the applications of the last days; a number opens the list that it counts. */
export function Component() {
  const t = portalSentences.use()
  const [query] = useSearchParams()
  const days = statsDays.find((each) => String(each) === query.get('days')) ?? 30
  usePageTitle(t('stats.title'))
  const load = useLoad((signal) => loadStats(days, signal), [days])
  useLive('desk', load.retry)
  const stats = load.value
  const listOf = (narrowed: Readonly<Record<string, string>>): string =>
    `${appliesPage.path}?${new URLSearchParams({ tab: '6', days: String(days), ...narrowed })}`
  const plot = (
    name: 'funnel' | 'states' | 'roles' | 'sources' | 'feedback',
    column: string,
    bars: readonly Bar[],
  ) => (
    <Bars
      title={t(`stats.${name}`)}
      bars={bars}
      renderLink={routerLink}
      words={{
        table: t('stats.table'),
        label: column,
        count: t(name === 'feedback' ? 'panel.interviews' : 'stats.count'),
        download: t('stats.csv'),
      }}
      onDownload={(rows) => downloadCsv(`${name}-${days}`, rows)}
    />
  )
  return (
    <Page width="wide" title={t('stats.title')} above={<PortalNav />}>
      <Tabs
        label={t('stats.period')}
        renderLink={routerLink}
        tabs={statsDays.map((each) => ({
          href: `${statsPage.path}?days=${each}`,
          label: t('stats.days', { n: each }),
          current: each === days,
        }))}
      />
      <LoadStatus load={load} height="20rem" />
      {stats?.total === 0 && <EmptyState icon="list" title={t('stats.none')} />}
      {stats && stats.total > 0 && (
        <>
          {plot(
            'funnel',
            t('stats.stage'),
            (['applied', 'invited', 'interviewed', 'forward', 'hired'] as const).map((step) => ({
              label: t(`stats.${step}`),
              count: stats.funnel[step],
              href: listOf(step === 'applied' ? {} : { step }),
            })),
          )}
          {plot(
            'states',
            t('stats.state'),
            stats.states.map(({ state, count }) => ({
              label: t(`state.${stateKeys[state] ?? '0'}`),
              count,
              href: listOf({ state: String(state) }),
            })),
          )}
          {plot(
            'sources',
            t('stats.source'),
            stats.sources.map(({ source, count }) => ({
              label: source ?? t('stats.no-source'),
              count,
              href: listOf({ source: source ?? '' }),
            })),
          )}
          {plot(
            'roles',
            t('stats.role'),
            stats.roles.map(({ id, title, city, count }) => ({
              label: `${title}, ${city}`,
              count,
              href: listOf({ position: String(id) }),
            })),
          )}
          {stats.feedback.length > 0 &&
            plot('feedback', t('stats.answer'), [
              ...stats.feedback.map(({ state, count }) => ({ label: t(`said.${saidOf(state)}`), count })),
              ...anotherTime(stats.feedback, t('panel.another-time')),
            ])}
          <section aria-labelledby="reply">
            <Stack gap="tight">
              <h2 id="reply">{t('stats.reply')}</h2>
              <p>
                {stats.reply.median_hours === null
                  ? t('stats.none-yet')
                  : t('stats.median', { n: stats.reply.median_hours })}
              </p>
              <p>
                <Link href={listOf({ step: 'waiting' })} renderLink={routerLink}>
                  {t('stats.waiting', { n: stats.reply.waiting })}
                </Link>
              </p>
            </Stack>
          </section>
        </>
      )}
      {stats && <Slot slot={dropOffSlot} props={{ days }} />}
    </Page>
  )
}

const anotherTime = (feedback: readonly { readonly reschedule: number }[], label: string): readonly Bar[] => {
  const count = feedback.reduce((sum, { reschedule }) => sum + reschedule, 0)
  return count > 0 ? [{ label, count }] : []
}

import { eventsPage } from '@lunchpail/contracts/engagement/gathering-pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { registerPathOf } from './addresses.ts'
import { Canceled } from './canceled.tsx'
import { GatheringFacts } from './gathering-facts.tsx'
import { NotLoaded, useTitleWithout } from './not-loaded.tsx'
import { OwnPlace } from './own-place.tsx'
import { useGathering } from './use-gathering.ts'

/** An event or a program, and the own place in it. */
export function Component() {
  const t = sentences.use()
  const load = useGathering()
  const without = useTitleWithout(load)
  usePageTitle(load.value?.gathering.name ?? without)
  if (!load.value) return <NotLoaded load={load} />
  const { gathering, mine } = load.value
  return (
    <Page
      title={gathering.name}
      above={
        <Link kind="alone" icon="back" href={eventsPage.path} renderLink={routerLink}>
          {t('event.back')}
        </Link>
      }
    >
      <Stack gap="loose">
        <GatheringFacts gathering={gathering} withMap />
        {gathering.canceled && <Canceled gathering={gathering} mine={mine !== null} />}
        {mine && !gathering.canceled && (
          <OwnPlace gathering={gathering} registration={mine} onChanged={load.retry} />
        )}
        {gathering.description !== '' && <p>{gathering.description}</p>}
        {!mine && gathering.positions.length > 0 && (
          <section aria-labelledby="event-positions">
            <h2 id="event-positions">{t('event.positions')}</h2>
            <ul>
              {gathering.positions.map(({ id, title }) => (
                <li key={id}>
                  <Link href={`/jobs/${id}`} renderLink={routerLink}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {!mine && !gathering.open && !gathering.canceled && (
          <Notice>{t(gathering.over ? 'event.over' : 'register.closed')}</Notice>
        )}
        {!mine && gathering.open && (
          <LinkButton kind="primary" wide href={registerPathOf(gathering)} renderLink={routerLink}>
            {t(gathering.left === 0 ? 'register.wait' : 'register.submit')}
          </LinkButton>
        )}
      </Stack>
    </Page>
  )
}

import { dot } from '@lunchpail/contracts/language/by-dots'
import { lazy, Suspense, useState } from 'react'
import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import { checkInsPage } from '@lunchpail/contracts/engagement/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { hasDoor } from '../events/addresses.ts'
import { timesOf } from '../events/times.ts'
import { loadRegistrants } from '../portal/api.ts'
import { codeOf } from './check-in-queue.ts'
import { CheckInNotices } from './check-in-notices.tsx'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import { useCheckIns } from './use-check-ins.ts'
import { DoorActions, doorList } from './door-actions.tsx'
import { DoorPerson, useNextButton } from './door-person.tsx'
import styles from './check-ins.module.css'

const CodeScanner = lazy(async () => ({ default: (await import('./code-scanner.tsx')).CodeScanner }))

/** Who registered for an event, checked in by list, by a typed code or by the camera. */
export function Component() {
  const { id = '' } = useParams()
  const { account } = useSession()
  return <Door key={id} id={id} accountId={account?.id ?? ''} />
}

function Door({ id, accountId }: { readonly id: string; readonly accountId: string }) {
  const t = portalSentences.use()
  const language = useLanguage()
  const { marks, answered, unknown, lost, cutOff, refusal, mark, takeBack, forgetUnknown } = useCheckIns(
    accountId,
    id,
  )
  // who registered meanwhile is known once what was marked is answered
  const load = useLoad(
    async (signal) => ({ ...(await loadRegistrants(id, signal)), before: answered }),
    [id, answered],
  )
  useLive('desk', load.retry)
  const { next, follow } = useNextButton()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const [scans, setScans] = useState(false)
  /** the code that was checked in or taken back here last */
  const [latest, setLatest] = useState('')
  const value = load.value
  usePageTitle(value?.event.gathering.name ?? t('check-ins.title'))

  const waiting = new Map(marks.map(({ code, at }) => [code, at]))
  // what was answered before the list was asked for is in it, or another door has changed it since
  const newer = new Map([...answered].filter(([code, one]) => value?.before.get(code) !== one))
  const listed = (value?.registrants ?? []).map((one) => newer.get(one.code) ?? one)
  const known = new Set(listed.map(({ code }) => code))
  // who registered at the door while this list was open
  const people = [...listed, ...[...newer.values()].filter(({ code }) => !known.has(code))]
  const hereSince = ({ code, checked_in_at: at }: Registrant): string | undefined => at ?? waiting.get(code)
  const isHere = (one: Registrant) => hereSince(one) !== undefined
  const words = search.trim().toLocaleLowerCase(language)
  const shown = people.filter(({ name }) => name.toLocaleLowerCase(language).includes(words))
  // as the clock at the door shows it: who looks may be elsewhere
  const time = new Intl.DateTimeFormat(`${language}-US`, {
    timeStyle: 'short',
    ...(value && { timeZone: value.event.gathering.zone }),
  })

  const checkIn = (code: string) => {
    forgetUnknown()
    mark(code)
    setLatest(code)
  }
  const undo = async (code: string) => {
    try {
      await takeBack(code)
      setLatest(code)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellFailure(error.message)
      load.retry()
    }
  }
  const read = (text: string) => {
    const code = codeOf(text)
    setWrong(code === null)
    if (code === null) return false
    // the camera sees the same code many times
    if (!waiting.has(code) && !people.some((one) => one.code === code && isHere(one))) checkIn(code)
    return true
  }

  const last = people.find((one) => one.code === latest)
  const said = last
    ? t(isHere(last) ? 'door.welcome' : 'door.undone', { name: last.name || t('applies.unnamed') })
    : cutOff && waiting.has(latest)
      ? t('door.kept', { code: latest })
      : ''
  // what turned out to be no registrant's, or is never taken, was not kept
  const word = unknown.length === 0 && !lost ? said : ''
  // the list is not kept on the phone; who comes is checked in by their code without it
  const isCutOff = load.state === 'failed' && load.error.code === 'unreachable'
  const canceled = value?.event.gathering.canceled === true
  const mayEdit = value?.may.edit === true && !canceled
  const mayCheckIn = value ? mayEdit && hasDoor(value.event.gathering) : isCutOff
  const entrance = (
    <>
      <CheckInNotices marks={marks} refusal={refusal} lost={lost} unknown={unknown} />
      {mayCheckIn && (
        <form
          className={styles.bar}
          onSubmit={(event) => {
            event.preventDefault()
            if (read(typed)) setTyped('')
          }}
        >
          <TextField
            name="code"
            label={t('door.code')}
            width="short"
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            error={wrong ? t('door.wrong') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit">{t('door.check-in')}</Button>
          {!scans && (
            <Button kind="primary" onClick={() => setScans(true)}>
              {t('door.scan')}
            </Button>
          )}
        </form>
      )}
      {scans && mayCheckIn && (
        <Suspense fallback={<p>{t('loading')}</p>}>
          <CodeScanner onRead={(text) => void read(text)} onClose={() => setScans(false)} />
        </Suspense>
      )}
    </>
  )
  return (
    <Page
      width="wide"
      className={styles.door}
      title={value?.event.gathering.name ?? t('check-ins.title')}
      above={
        <>
          <PortalNav />
          <Link kind="alone" icon="back" href={checkInsPage.path} renderLink={routerLink}>
            {t('check-ins.all')}
          </Link>
        </>
      }
    >
      {!value && (
        <Stack>
          {isCutOff && word && <p role="status">{word}</p>}
          {isCutOff && entrance}
          <LoadStatus load={load} height="16rem" />
        </Stack>
      )}
      {value && (
        <Stack>
          <p>{timesOf(value.event.gathering, language)}</p>
          {canceled && <Notice tone="warn" title={t('event.was-canceled')} />}
          <p role="status">
            <strong>
              {t('event.counts', {
                registered: people.filter(({ state }) => state === 'registered').length,
                here: people.filter(isHere).length,
              })}
            </strong>
            {word && `${dot}${word}`}
          </p>
          {entrance}
          {people.length === 0 ? (
            <EmptyState
              icon="users"
              title={t('door.none')}
              text={canceled ? undefined : t('door.none-text')}
            />
          ) : (
            <>
              <TextField
                type="search"
                name="name"
                label={t('door.search')}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
              />
              <ul className={styles.people} aria-label={t('door.list')}>
                {shown.map((one) => {
                  const name = one.name || t('applies.unnamed')
                  const at = hereSince(one)
                  return (
                    <DoorPerson
                      key={one.id}
                      person={one}
                      name={name}
                      here={at && time.format(new Date(at))}
                      mayEdit={mayEdit}
                      follow={follow}
                      onUndo={() => {
                        next.current = `check in ${one.code}`
                        void undo(one.code)
                      }}
                      onCheckIn={() => {
                        next.current = `undo ${one.code}`
                        checkIn(one.code)
                      }}
                    />
                  )
                })}
              </ul>
              {shown.length === 0 && <p>{t('door.none-found')}</p>}
            </>
          )}
          <DoorActions
            id={id}
            gathering={value.event.gathering}
            mayEdit={mayEdit}
            {...(people.length > 0 && { onExport: () => downloadCsv(id, doorList(people, hereSince, t)) })}
          />
        </Stack>
      )}
    </Page>
  )
}

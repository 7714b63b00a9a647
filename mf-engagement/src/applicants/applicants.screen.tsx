import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { applicantsSorts, maxExported, type Applied } from '@lunchpail/contracts/engagement/portal-api'
import { appliesPage } from '@lunchpail/contracts/engagement/pages'
import { equalOpportunityExportSlot } from '@lunchpail/contracts/wizard/slots'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { SearchForm } from '@lunchpail/kit-ui/search-form'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Slot } from '@lunchpail/kit-web/slot'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { exportAddress, loadApplied, loadApplicants, type ApplicantsQuery } from '../portal/api.ts'
import { LoadStatus } from '../portal/load-status.tsx'
import { portalSentences } from '../portal/sentences.ts'
import { useKeys, useKeysWanted } from './use-keys.ts'
import { Actions } from './actions.tsx'
import { AppliedPanel } from './applied-panel.tsx'
import { ApplicantList, rowId } from './applicant-list.tsx'
import { ApplicantTabs, exportTab, tabs } from './applicant-tabs.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { Narrowed } from './narrowed.tsx'
import { NoneFound } from './none-found.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { SaveFound } from './save-found.tsx'
import styles from './applicants.module.css'

const narrowing = ['position', 'state', 'days', 'step', 'source'] as const
const everything = Object.fromEntries(narrowing.map((name) => [name, null]))
/** The pipeline of a company's candidates by tab, with an application open beside its list. */
export function Component() {
  const t = portalSentences.use()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const tab = tabs.find((each) => each === query.get('tab')) ?? '1'
  const sort = applicantsSorts.find((each) => each === query.get('sort')) ?? 'newest'
  // a name is personal: it stays out of the address
  const [search, setSearch] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const open = query.get('application')
  const narrowed = Object.fromEntries(
    narrowing.flatMap((name) => {
      const value = query.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const wanted: ApplicantsQuery = { tab, sort, page: String(page), ...narrowed }
  usePageTitle(t('applies.title'))
  const load = useLoad((signal) => loadApplicants(wanted, search, signal), [JSON.stringify(wanted), search])
  const detail = useLoad(
    async (signal) => (open === null ? undefined : await loadApplied(open, signal)),
    [open],
  )
  const reload = () => {
    load.retry()
    detail.retry()
  }
  useLive('desk', reload)
  const [keys, setKeys] = useKeysWanted()
  // whether the manager opened one here; one that the address named from the beginning takes no focus
  const [stepped, setStepped] = useState(false)
  // where the one that is open was in the list, which it may have left since
  const place = useRef(0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  // whoever is asked about stays so, whatever the list behind the dialog becomes
  const [asked, setAsked] = useState<{
    readonly what: 'invite' | 'reject'
    readonly about: readonly Applied[]
  }>()
  const list = load.value
  // whoever gets no file sees the list
  const isExport = query.get('tab') === exportTab && list?.may.export !== false
  const rows = list?.applications ?? []
  const listed = rows.map(({ id }) => id)
  // whoever is on another page by now is not chosen anymore
  const marked = chosen.filter((id) => listed.includes(id))
  const shown = detail.value?.application.id === open ? detail.value.application : undefined
  const actedIds = marked.length > 0 ? marked : open === null ? [] : [open]
  const acted = actedIds.flatMap((id) => (id === shown?.id ? shown : rows.find((row) => row.id === id)) ?? [])
  const at = open === null ? -1 : listed.indexOf(open)
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])

  const addressOf = (change: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return `${appliesPage.path}?${next}`
  }
  // whoever dealt with all of the last page goes on with the one before it
  const last = load.state === 'ready' && page > load.value.pages ? load.value.pages : undefined
  const goToPage = useEffectEvent(
    (to: number) =>
      void navigate(addressOf({ page: to > 1 ? String(to) : null }), {
        replace: true,
        preventScrollReset: true,
      }),
  )
  useEffect(() => {
    if (last !== undefined) goToPage(last)
  }, [last])
  const go = (id: string | null) => {
    setStepped(true)
    void navigate(addressOf({ application: id }), { replace: true, preventScrollReset: true })
  }
  const step = (by: 1 | -1) => {
    // in the place of one that has left the list is the next one
    const from = at >= 0 ? at : by === 1 ? place.current - 1 : place.current
    const next = listed[open === null ? 0 : from + by]
    if (next) go(next)
  }
  const close = () => {
    if (open === null) return
    go(null)
    // of the next one in the list, where this one has left it
    const row =
      document.getElementById(rowId(open)) ?? document.getElementById(rowId(listed[place.current] ?? ''))
    row?.querySelector('a')?.focus()
  }
  useKeys(keys ? { n: () => step(1), p: () => step(-1), escape: close } : { escape: close })

  const done = () => {
    setChosen([])
    reload()
  }
  // beside whom they are about: those that are ticked, or the one that is open
  const actions = list?.may.edit && (
    <Actions
      applications={acted}
      chosen={marked.length}
      keys={keys}
      onAsk={(what, about) => setAsked({ what, about })}
      onDone={done}
    />
  )
  const dialog = asked && { applications: asked.about, onClose: () => setAsked(undefined), onDone: done }
  return (
    <Page width="wide" title={t('applies.title')} titleRef={heading} above={<PortalNav />}>
      <ApplicantTabs list={list} tab={isExport ? exportTab : tab} addressOf={addressOf} />
      {isExport && list?.may.export && <Slot slot={equalOpportunityExportSlot} props={{}} />}
      {!isExport && (
        <>
          <SearchForm
            label={t('applies.search')}
            submit={t('applies.find')}
            value={search}
            onSearch={(words) => {
              setSearch(words)
              void navigate(addressOf({ page: null, application: null, ...(words && { tab: '6' }) }))
            }}
          >
            <SelectField
              label={t('applies.sort')}
              hideLabel
              value={sort}
              choices={applicantsSorts.map((each) => ({ value: each, label: t(`sort.${each}`) }))}
              onChange={(event) => void navigate(addressOf({ sort: event.target.value, page: null }))}
            />
            {search === '' ? (
              <LinkButton href={exportAddress({ tab, ...narrowed })}>{t('applies.csv')}</LinkButton>
            ) : (
              rows.length > 0 && <SaveFound query={{ tab, ...narrowed }} search={search} />
            )}
          </SearchForm>
          {list && list.total > maxExported && (
            <p className={styles.keys}>{t('applies.csv-most', { n: maxExported })}</p>
          )}
          <Narrowed by={narrowed} rows={rows} all={addressOf({ ...everything, page: null })} />
        </>
      )}
      <LoadStatus load={load} height="20rem" />
      {list && !isExport && rows.length === 0 && (
        <NoneFound
          searched={search !== ''}
          onShowEverybody={() => {
            setSearch('')
            // the button goes with it
            heading.current?.focus()
          }}
        />
      )}
      {list && !isExport && (rows.length > 0 || open !== null) && (
        <div className={styles.beside}>
          <div className={styles.side}>
            {open === null || marked.length > 0 ? actions : null}
            {rows.length > 0 && (
              <ApplicantList
                rows={rows}
                open={open}
                chosen={marked}
                onChosen={list.may.edit ? setChosen : undefined}
                hrefOf={(id) => addressOf({ application: id })}
                onOpen={() => setStepped(true)}
              />
            )}
            <p className={styles.keys}>
              {t(keys ? (list.may.edit ? 'applies.keys' : 'applies.keys-view') : 'applies.keys-off')}{' '}
              <Button size="small" kind="quiet" onClick={() => setKeys(!keys)}>
                {t(keys ? 'applies.keys-stop' : 'applies.keys-begin')}
              </Button>
            </p>
            <Pagination
              label={t('applies.pages')}
              page={list.page}
              pages={list.pages}
              hrefOf={(to) => addressOf({ page: String(to), application: null })}
              previousLabel={t('applies.previous')}
              nextLabel={t('applies.next')}
              pageLabel={(n) => t('applies.page', { n })}
              nowLabel={t('applies.now', { n: list.page, pages: list.pages })}
              renderLink={routerLink}
            />
          </div>
          {open !== null && (
            <AppliedPanel
              key={open}
              id={open}
              load={detail}
              focused={stepped}
              onStep={step}
              onClose={close}
              onChanged={reload}
            >
              {marked.length === 0 && actions}
            </AppliedPanel>
          )}
        </div>
      )}
      {dialog && asked.what === 'invite' && <InviteDialog {...dialog} />}
      {dialog && asked.what === 'reject' && <RejectDialog {...dialog} />}
    </Page>
  )
}

import { useState } from 'react'
import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import { questionsPage } from '@lunchpail/contracts/jobs/pages'
import { pageSize } from '@lunchpail/contracts/page-size'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { SearchForm } from '@lunchpail/kit-ui/search-form'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { useLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { PortalNav } from '@lunchpail/kit-web/portal/portal-nav'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadQuestions } from '../portal/api.ts'
import { Failed } from '@lunchpail/kit-web/portal/failed'
import { portalSentences } from '../portal/sentences.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionTable } from './question-table.tsx'
import { RetireDialog } from './retire-dialog.tsx'
import { RetiredQuestions } from './retired-questions.tsx'
import { typeOf } from './type-of.ts'

const addressOf = (search: string, page = 1): string => {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size ? `${questionsPage.path}?${query}` : questionsPage.path
}

/** What the company asks applicants. It has few questions: all are loaded, and found and paged here. */
export function Component() {
  const t = portalSentences.use()
  const language = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const load = useLoad((signal) => loadQuestions(signal), [])
  const [open, setOpen] = useState<{ readonly what: 'add' | 'change' | 'retire'; asked?: CompanyQuestion }>()
  usePageTitle(t('questions.title'))
  const list = load.value
  const search = query.get('search') ?? ''
  const words = search.toLocaleLowerCase(language)
  const hasWords = ({ question, answers }: CompanyQuestion) =>
    [question, ...answers.map(({ value }) => value)].some((text) =>
      text.toLocaleLowerCase(language).includes(words),
    )
  const found = list?.questions.filter(hasWords) ?? []
  const retired = list?.retired.filter(hasWords) ?? []
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const close = () => setOpen(undefined)
  const add = list?.may.edit && (
    <Button kind="primary" icon="add" onClick={() => setOpen({ what: 'add' })}>
      {t('questions.add')}
    </Button>
  )
  const saveCsv = () =>
    downloadCsv('questions', [
      [t('questions.question'), t('questions.kind'), t('questions.answers-column'), t('questions.roles')],
      ...found.map(({ question, type, answers, roles }) => [
        question,
        typeOf(type, t),
        answers.map(({ value }) => value).join(' · '),
        String(roles),
      ]),
    ])
  return (
    <Page
      width="wide"
      title={t('questions.title')}
      lead={t('questions.lead')}
      above={<PortalNav />}
      aside={list && list.questions.length > 0 && add}
    >
      {load.state === 'failed' && (
        <Failed error={load.error} title={t('questions.unavailable')} onRetry={load.retry} />
      )}
      {load.state === 'loading' && !list && (
        <Loading label={t('questions.loading')}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      )}
      {list?.questions.length === 0 && (
        <EmptyState icon="help" title={t('questions.none')} text={t('questions.none-text')}>
          {add}
        </EmptyState>
      )}
      {list && list.questions.length > 0 && (
        <>
          <SearchForm
            label={t('questions.search')}
            submit={t('roles.find')}
            value={search}
            onSearch={(typed) => void navigate(addressOf(typed))}
          >
            {found.length > 0 && <Button onClick={saveCsv}>{t('roles.csv')}</Button>}
          </SearchForm>
          {found.length === 0 ? (
            <EmptyState
              icon="search-none"
              title={t('questions.none-found')}
              text={t('questions.none-found-text')}
            >
              <LinkButton href={questionsPage.path} renderLink={routerLink}>
                {t('questions.show-all')}
              </LinkButton>
            </EmptyState>
          ) : (
            <QuestionTable
              label={t('questions.title')}
              questions={shown}
              actions={
                list.may.edit &&
                ((asked) => (
                  <>
                    <Button
                      size="small"
                      aria-label={t('questions.change-of', { question: asked.question })}
                      onClick={() => setOpen({ what: 'change', asked })}
                    >
                      {t('questions.change')}
                    </Button>
                    <Button
                      size="small"
                      aria-label={t('questions.retire-of', { question: asked.question })}
                      onClick={() => setOpen({ what: 'retire', asked })}
                    >
                      {t('questions.retire')}
                    </Button>
                  </>
                ))
              }
            />
          )}
          <Pagination
            label={t('questions.pages')}
            page={page}
            pages={pages}
            hrefOf={(to) => addressOf(search, to)}
            previousLabel={t('roles.previous')}
            nextLabel={t('roles.next')}
            pageLabel={(n) => t('roles.page', { n })}
            nowLabel={t('roles.now', { n: page, pages })}
            renderLink={routerLink}
          />
        </>
      )}
      {list && retired.length > 0 && (
        <RetiredQuestions questions={retired} mayEdit={list.may.edit} onRestored={load.retry} />
      )}
      {open && open.what !== 'retire' && (
        <QuestionDialog asked={open.asked} onClose={close} onSaved={load.retry} />
      )}
      {open?.what === 'retire' && open.asked && (
        <RetireDialog asked={open.asked} onClose={close} onRetired={load.retry} />
      )}
    </Page>
  )
}

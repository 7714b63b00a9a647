import { useEffect } from 'react'
import { questionAddress, questionsAddress } from '@lunchpail/contracts/profile/pages'
import type { AskedQuestion } from '@lunchpail/contracts/profile/api'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { Page } from '@lunchpail/kit-ui/page'
import { Pagination } from '@lunchpail/kit-ui/pagination'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigate, useSearchParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadQuestions } from './api.ts'
import { QuestionProgress } from './question-progress.tsx'
import styles from './questions.module.css'
import { sentences } from './sentences.ts'
import { Unlocked } from './unlocked.tsx'
import { usePositions } from './use-positions.ts'

/** Of a page of the list. */
function addressOf(page: number, positions: string): string {
  const address = questionsAddress(positions)
  return page === 1 ? address : `${address}${positions === '' ? '?' : '&'}page=${page}`
}

const pageOf = (typed: string | null): number => (/^[1-9]\d?$/.test(typed ?? '') ? Number(typed) : 1)

/** The questions of a person, the open ones first. */
export function Component() {
  const t = sentences.use()
  const [search] = useSearchParams()
  const page = pageOf(search.get('page'))
  const positions = usePositions()
  const load = useLoad((signal) => loadQuestions(page, positions, signal), [page, positions])
  useLive('profile', load.retry)
  // companies ask those who saved their jobs
  useLive('matches', load.retry)
  usePageTitle(t('title'))
  const navigate = useNavigate()
  const pages = load.value?.pages
  // an address past the end: typed, or of a list that was longer
  useEffect(() => {
    if (pages !== undefined && page > pages) void navigate(addressOf(pages, positions), { replace: true })
  }, [page, pages, positions, navigate])
  const list = load.value
  const open = list?.questions.filter(({ answered }) => !answered) ?? []
  const done = list?.questions.filter(({ answered }) => answered) ?? []
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {load.state === 'failed' && (
        <Unavailable
          title={t('unavailable')}
          text={t('unavailable-text')}
          retryLabel={t('retry')}
          onRetry={load.retry}
        />
      )}
      {!list && load.state !== 'failed' && (
        <Loading label={t('loading')} className={styles.list}>
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {list && (
        <Stack gap="loose">
          <QuestionProgress answered={list.answered} needed={list.needed} />
          {list.answered >= list.needed && <Unlocked />}
          {open[0] && (
            <LinkButton
              kind="primary"
              href={questionAddress(open[0].hash, positions)}
              renderLink={routerLink}
            >
              {t('begin')}
            </LinkButton>
          )}
          {list.open === 0 && <p>{t('all-done')}</p>}
          <Group title={t('open.title')} questions={open} />
          <Group title={t('done.title')} questions={done} />
          {list.pages > 1 && (
            <Pagination
              label={t('pages')}
              page={list.page}
              pages={list.pages}
              hrefOf={(one) => addressOf(one, positions)}
              previousLabel={t('previous')}
              nextLabel={t('next')}
              pageLabel={(one) => t('page', { page: one })}
              nowLabel={t('page-of', { page: list.page, pages: list.pages })}
              renderLink={routerLink}
            />
          )}
        </Stack>
      )}
    </Page>
  )
}

interface GroupProps {
  readonly title: string
  readonly questions: readonly AskedQuestion[]
}

function Group({ title, questions }: GroupProps) {
  const t = sentences.use()
  const language = useLanguage()
  const positions = usePositions()
  if (questions.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {questions.map((one) => (
          <Card as="li" key={one.id}>
            <h3 className={styles.question} lang={one.language === language ? undefined : one.language}>
              <CardLink href={questionAddress(one.hash, positions)} renderLink={routerLink}>
                {one.question}
              </CardLink>
            </h3>
            {one.company_name !== null && (
              <p className={styles.facts}>{t('company', { company: one.company_name })}</p>
            )}
            {one.answered && <p className={styles.facts}>{answerWords(one)}</p>}
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** What was chosen by its words, or what was typed. */
function answerWords({ answers, response = [] }: AskedQuestion): string {
  const chosen = answers.filter(({ id }) => [response].flat().includes(id)).map(({ value }) => value)
  return chosen.length > 0 ? chosen.join(', ') : [response].flat().join(', ')
}

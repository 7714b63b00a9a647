import { useEffect } from 'react'
import { questionAddress, questionsAddress, questionsPage } from '@lunchpail/contracts/profile/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Link } from '@lunchpail/kit-ui/link'
import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLocation, useNavigate, useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadQuestion, saveAnswer } from './api.ts'
import { LinkedQuestion } from './linked-question.tsx'
import { LoadingQuestion } from './loading-question.tsx'
import { loginTo } from './login-to.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionProgress } from './question-progress.tsx'
import { QuestionTitle } from './question-title.tsx'
import { SendLink } from './send-link.tsx'
import { sentences } from './sentences.ts'
import { Unlocked } from './unlocked.tsx'
import { usePositions } from './use-positions.ts'

/**
 * One question. The secret of a link is the fragment of the address; it is taken out of the address at once, and stays with
 * this entry of the history, for a reload.
 */
export function Component() {
  const { id = '' } = useParams()
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const { account } = useSession()
  const given = linkSecret(hash)
  const address = questionAddress(id)
  useEffect(() => {
    if (given !== '') void navigate(address, { replace: true, state: { questionToken: given } })
  }, [given, address, navigate])
  const token = given || keptToken(state)
  if (token !== '') return <LinkedQuestion key={token} token={token} address={address} />
  return account ? <OwnQuestion key={id} id={id} /> : <LogIn address={address} />
}

const keptToken = (state: unknown): string =>
  state instanceof Object && 'questionToken' in state && typeof state.questionToken === 'string'
    ? state.questionToken
    : ''

const isUnlocked = ({ answered, needed }: { readonly answered: number; readonly needed: number }) =>
  answered >= needed

function OwnQuestion({ id }: { readonly id: string }) {
  const t = sentences.use()
  const navigate = useNavigate()
  const positions = usePositions()
  const load = useLoad((signal) => loadQuestion(id, positions, signal), [id, positions])
  // an answer from another tab, or from its texted page, brings the unlock closer
  useLive('profile', load.retry)
  const loaded = load.value
  usePageTitle(loaded?.question.question ?? t('title'))
  if (load.state === 'failed' && ['not-found', 'invalid'].includes(load.error.code)) return <NotFound />
  if (!loaded)
    return load.state === 'failed' ? (
      <Page width="narrow" title={t('title')}>
        <Unavailable title={t('unavailable')} retryLabel={t('retry')} onRetry={load.retry} />
      </Page>
    ) : (
      <LoadingQuestion />
    )
  const { question, next, channels, ...progress } = loaded
  const goOn = (hash: string | null) =>
    void navigate(hash === null ? questionsAddress(positions) : questionAddress(hash, positions))
  return (
    <Page
      width="narrow"
      title={<QuestionTitle question={question} />}
      lead={question.company_name === null ? undefined : t('company', { company: question.company_name })}
      above={
        <>
          <Link href={questionsAddress(positions)} renderLink={routerLink}>
            {t('back')}
          </Link>
          <QuestionProgress {...progress} />
          {isUnlocked(progress) && <Unlocked />}
        </>
      }
    >
      <QuestionForm
        question={question}
        save={async (answer) => {
          const saved = await saveAnswer(question.id, positions, answer)
          toast(t(isUnlocked(saved) && !isUnlocked(progress) ? 'saved-unlocked' : 'saved'))
          goOn(saved.next)
        }}
      >
        {next !== null && (
          <LinkButton kind="quiet" href={questionAddress(next, positions)} renderLink={routerLink}>
            {t('skip')}
          </LinkButton>
        )}
      </QuestionForm>
      <SendLink id={question.id} channels={channels} />
    </Page>
  )
}

function NotFound() {
  const t = sentences.use()
  usePageTitle(t('not-found'))
  return (
    <Page width="narrow" title={t('title')}>
      <EmptyState icon="search" title={t('not-found')} text={t('not-found-text')}>
        <LinkButton kind="primary" href={questionsPage.path} renderLink={routerLink}>
          {t('back')}
        </LinkButton>
      </EmptyState>
    </Page>
  )
}

function LogIn({ address }: { readonly address: string }) {
  const t = sentences.use()
  usePageTitle(t('log-in'))
  return (
    <Page width="narrow" title={t('log-in')} lead={t('log-in-text')}>
      <LinkButton kind="primary" href={loginTo(address)} renderLink={routerLink}>
        {t('log-in-button')}
      </LinkButton>
    </Page>
  )
}

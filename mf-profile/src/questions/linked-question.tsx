import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ShownQuestion } from '@lunchpail/contracts/profile/api'
import { questionsPage } from '@lunchpail/contracts/profile/pages'
import { matchesPage } from '@lunchpail/contracts/matches/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { answerLink, openLink } from './api.ts'
import { LoadingQuestion } from './loading-question.tsx'
import { loginTo } from './login-to.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionTitle } from './question-title.tsx'
import { sentences } from './sentences.ts'

interface LinkedQuestionProps {
  readonly token: string
  /** the address of the question, for whoever has to log in */
  readonly address: string
}

/** The one question of a link, without signing in and without what was answered before. */
export function LinkedQuestion({ token, address }: LinkedQuestionProps) {
  const t = sentences.use()
  const { account } = useSession()
  const load = useLoad((signal) => openLink(token, signal), [token, account?.id])
  const [progress, setProgress] = useState<{ readonly answered: number; readonly needed: number }>()
  const code = load.state === 'failed' ? load.error.code : undefined
  const asked = load.value?.question
  if (progress) return <Answered {...progress} />
  if (code === 'forbidden') return <Refused title={t('link.other')} text={t('link.other-text')} />
  if (code === 'link-expired' || code === 'invalid')
    return (
      <Refused
        title={t('link.closed')}
        text={t(account ? 'link.closed-own' : 'link.closed-text')}
        next={
          account
            ? { href: address, label: t('link.open-own') }
            : { href: loginTo(address), label: t('log-in-button') }
        }
      />
    )
  if (!asked)
    return code ? (
      <Page width="narrow" title={t('title')}>
        <Unavailable title={t('unavailable')} retryLabel={t('retry')} onRetry={load.retry} />
      </Page>
    ) : (
      <LoadingQuestion />
    )
  return (
    <AskedPage question={asked} above={asked.company_name && t('company', { company: asked.company_name })}>
      <QuestionForm question={asked} save={async (answer) => setProgress(await answerLink(token, answer))} />
    </AskedPage>
  )
}

interface AskedPageProps {
  readonly question: ShownQuestion
  readonly above: string | null
  readonly children: ReactNode
}

function AskedPage({ question, above, children }: AskedPageProps) {
  usePageTitle(question.question)
  return (
    <Page width="narrow" title={<QuestionTitle question={question} />} above={above}>
      {children}
    </Page>
  )
}

interface RefusedProps {
  readonly title: string
  readonly text: string
  readonly next?: { readonly href: string; readonly label: string }
}

function Refused({ title, text, next }: RefusedProps) {
  usePageTitle(title)
  return (
    <Page width="narrow" title={title}>
      <Stack>
        <Notice tone="warn">{text}</Notice>
        {next && (
          <LinkButton kind="primary" href={next.href} renderLink={routerLink}>
            {next.label}
          </LinkButton>
        )}
      </Stack>
    </Page>
  )
}

function Answered({ answered, needed }: { readonly answered: number; readonly needed: number }) {
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  // the button that had the focus is gone, and a phone may be scrolled down to where it was
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  usePageTitle(t('link.done'))
  const { account } = useSession()
  const isOpen = answered >= needed
  const next = isOpen ? matchesPage.path : questionsPage.path
  return (
    <Page width="narrow" title={t('link.done')} titleRef={heading}>
      <Stack>
        <Notice tone="good" role="status">
          {isOpen ? t('link.done-open') : t('link.done-text', { answered, needed })}
        </Notice>
        <LinkButton
          kind="primary"
          // whoever had the question sent has an account
          href={account ? next : loginTo(next)}
          renderLink={routerLink}
        >
          {isOpen ? t('to-matches') : t('link.more')}
        </LinkButton>
      </Stack>
    </Page>
  )
}

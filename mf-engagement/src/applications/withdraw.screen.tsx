import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type { Application } from '@lunchpail/contracts/engagement/api'
import { withdrawReasonMinimum } from '@lunchpail/contracts/engagement/enumerations'
import { matchesPage } from '@lunchpail/contracts/matches/pages'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useErrorInPageTitle, usePageTitle } from '@lunchpail/kit-web/page-title'
import { useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { loadApplication, withdrawApplication } from '../api.ts'
import { sentences } from '../sentences.ts'
import { BackToApplications, Missing } from '../missing.tsx'

/** A reason, a button that says "Please wait..." during the call, then a success or an error block. */
export function Component() {
  const { id = '' } = useParams()
  const load = useLoad((signal) => loadApplication(id, signal), [id])
  return load.value ? <Withdraw application={load.value.application} /> : <Missing load={load} />
}

type Step = 'asking' | 'waiting' | 'done' | 'failed'

function Withdraw({ application }: { readonly application: Application }) {
  const t = sentences.use()
  const [step, setStep] = useState<Step>('asking')
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  useErrorInPageTitle(short || step === 'failed')
  const names = { title: application.position.title, company: application.position.company_name }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (step === 'waiting') return
    const isShort = reason.trim().length < withdrawReasonMinimum
    setShort(isShort)
    if (isShort) return
    setStep('waiting')
    try {
      await withdrawApplication(application.id, reason.trim())
      setStep('done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStep('failed')
    }
  }
  const withdrawn = step === 'done' || application.withdrawn
  const title = t(withdrawn ? 'withdraw.done' : 'withdraw.title')
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (step === 'done') heading.current?.focus()
  }, [step])
  return (
    <Page width="narrow" title={title} titleRef={heading} above={<BackToApplications />}>
      <div id="withdraw-main">
        {withdrawn && (
          <Stack>
            <Notice tone="good">{t('withdraw.done-text', names)}</Notice>
            <LinkButton kind="primary" href={matchesPage.path} renderLink={routerLink} iconAfter="forward">
              {t('application.matches')}
            </LinkButton>
          </Stack>
        )}
        {!withdrawn && !application.may_withdraw && <Notice>{t('withdraw.decided')}</Notice>}
        {!withdrawn && application.may_withdraw && (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack>
              {step === 'failed' && (
                <Notice tone="bad" role="alert" title={t('withdraw.failed')}>
                  {t('withdraw.failed-text')}
                </Notice>
              )}
              <p>{t('withdraw.lead', names)}</p>
              <TextareaField
                label={t('withdraw.reason')}
                value={reason}
                rows={4}
                maxLength={2_000}
                error={short ? t('withdraw.short', { n: withdrawReasonMinimum }) : undefined}
                onChange={(event) => setReason(event.target.value)}
              />
              <Button type="submit" kind="danger" wide busy={step === 'waiting'}>
                {t(step === 'waiting' ? 'withdraw.wait' : 'withdraw.submit')}
              </Button>
            </Stack>
          </form>
        )}
      </div>
    </Page>
  )
}

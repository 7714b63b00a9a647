import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/engagement/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLanguage } from '@lunchpail/kit-web/language'
import { takeBackApplication } from '../api.ts'
import { moment, ownZone } from '../interviews/moment.ts'
import { sentences } from '../sentences.ts'

interface AutomaticProps {
  readonly application: Application
  readonly reload: () => void
}

/** Auto-apply sent it, and until when one press takes it back. */
export function Automatic({ application, reload }: AutomaticProps) {
  const t = sentences.use()
  const language = useLanguage()
  const [step, setStep] = useState<'asking' | 'waiting' | 'failed'>('asking')
  const { id, automatic, take_back_until: until = null, withdrawn } = application
  if (!automatic || withdrawn) return null
  const takeBack = async () => {
    setStep('waiting')
    try {
      await takeBackApplication(id)
      reload()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStep('failed')
      // it may be over, or the company may have decided
      if (error.status === 409) reload()
    }
  }
  return (
    <Notice title={t('automatic.title')}>
      <Stack gap="tight">
        <p>
          {until === null
            ? t('automatic.text')
            : t('automatic.until', { moment: moment(until, language, ownZone()) })}
        </p>
        {step === 'failed' && <p role="alert">{t(until === null ? 'automatic.over' : 'withdraw.failed')}</p>}
        {until !== null && (
          <div>
            <Button busy={step === 'waiting'} onClick={() => void takeBack()}>
              {t('automatic.take-back')}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}

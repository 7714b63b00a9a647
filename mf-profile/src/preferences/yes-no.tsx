import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { sentences } from './sentences.ts'

interface YesNoProps {
  readonly question: string
  readonly hint: string
  readonly onAnswer: (yes: boolean) => Promise<void>
}

/** A question with two buttons, which can be pressed again after a failed save. */
export function YesNo({ question, hint, onAnswer }: YesNoProps) {
  const t = sentences.use()
  const [status, setStatus] = useState<{ busy?: boolean; failure?: string }>({})
  const answer = async (yes: boolean): Promise<void> => {
    setStatus({ busy: true })
    try {
      await onAnswer(yes)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStatus({ failure: error.message })
    }
  }
  return (
    <Card as="section" aria-label={question}>
      <Stack gap="tight">
        <h3>{question}</h3>
        <p>{hint}</p>
        {status.failure && (
          <Notice tone="bad" role="alert">
            {status.failure}
          </Notice>
        )}
        <Stack row>
          <Button busy={status.busy ?? false} onClick={() => void answer(true)}>
            {t('prompt.yes')}
          </Button>
          <Button disabled={status.busy ?? false} onClick={() => void answer(false)}>
            {t('prompt.no')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

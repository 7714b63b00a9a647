import { useEffect, useRef, useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { readVisitorResume, startVisitorUpload, type VisitorReading } from '../api.ts'
import { sentences } from '../sentences.ts'
import { useProblemSentence } from './use-problem-sentence.ts'
import { UploadFile } from './upload-file.tsx'
import { forgetVisitorSecret, keepVisitorSecret, visitorSecret } from './visitor-resume.ts'

const pauseMs = 1_000

export type ContactOfResume = VisitorReading['contact']

interface VisitorOfferProps {
  readonly onRead: (contact: ContactOfResume) => void
}

/** The resume before name, email and phone, which it fills in. */
export function VisitorOffer({ onRead }: VisitorOfferProps) {
  const t = sentences.use()
  const [secret, setSecret] = useState(visitorSecret)
  const again = () => {
    forgetVisitorSecret()
    setSecret(undefined)
  }
  const reading = useVisitorReading(secret, onRead, again)
  if (secret === undefined)
    return (
      <Card>
        <Stack gap="tight">
          <h2>{t('resume.early')}</h2>
          <p>
            {t('resume.visitor-text')} {t('resume.early-limits')}
          </p>
          <UploadFile
            jobs={0}
            label={t('resume.upload')}
            startUpload={startVisitorUpload}
            otherTypes={t('resume.visitor-photo')}
            onSent={(key) => {
              keepVisitorSecret(key)
              setSecret(key)
            }}
          />
        </Stack>
      </Card>
    )
  return (
    <Stack gap="tight">
      <VisitorNotice reading={reading} />
      {reading && reading.state !== 'reading' && (
        <div>
          <Button size="small" onClick={again}>
            {t('resume.change')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface VisitorNoticeProps {
  readonly reading: VisitorReading | undefined
}

function VisitorNotice({ reading }: VisitorNoticeProps) {
  const t = sentences.use()
  const sayProblem = useProblemSentence()
  if (!reading || reading.state === 'reading')
    return <Notice role="status">{t('resume.early-reading')}</Notice>
  if (reading.state === 'failed')
    return (
      <Notice tone="bad" role="alert">
        {sayProblem(reading.problem)}
        {reading.problem === 'type' && `. ${t('resume.visitor-photo')}`}
      </Notice>
    )
  if (reading.state === 'later') return <Notice role="status">{t('resume.visitor-later')}</Notice>
  return reading.contact.length > 0 ? (
    <Notice tone="good" role="status">
      {t('resume.visitor-read')}
    </Notice>
  ) : (
    <Notice role="status">{t('resume.visitor-none')}</Notice>
  )
}

/** Asks again until it is read. `onGone`: nothing is kept of it anymore. */
function useVisitorReading(
  secret: string | undefined,
  onRead: VisitorOfferProps['onRead'],
  onGone: () => void,
): VisitorReading | undefined {
  const [reading, setReading] = useState<VisitorReading>()
  const latest = useRef({ onRead, onGone })
  useEffect(() => {
    latest.current = { onRead, onGone }
  })
  useEffect(() => {
    if (secret === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const ask = async (): Promise<void> => {
      const found = await readVisitorResume(secret).catch((failure: unknown) =>
        failure instanceof ApiError && failure.status === 404 ? null : undefined,
      )
      if (isLeft) return
      if (found === null) return latest.current.onGone()
      if (found) setReading(found)
      if (found && found.state !== 'reading') return latest.current.onRead(found.contact)
      timer = setTimeout(() => void ask(), pauseMs)
    }
    void ask()
    return () => {
      isLeft = true
      clearTimeout(timer)
      setReading(undefined)
    }
  }, [secret])
  return reading
}

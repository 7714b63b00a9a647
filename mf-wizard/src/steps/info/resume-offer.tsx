import { useState } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isReminded } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import { Card } from '@lunchpail/kit-ui/card'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { StepProps } from '../step.ts'
import { UploadPhoto } from '../../resume/upload-photo.tsx'
import { UploadResume } from '../../resume/upload-resume.tsx'
import { UnreadPages } from '../../resume/unread-pages.tsx'
import { takenLocation } from '../../resume/visitor-resume.ts'
import { useProblemSentence } from '../../resume/use-problem-sentence.ts'
import { isAdded, isBeingRead, useReading } from '../../resume/use-reading.ts'

interface ResumeOfferProps extends Pick<StepProps, 'value' | 'onChange' | 'host'> {
  /** leaving the page would end it */
  readonly onSending: (isSending: boolean) => void
}

/**
 * The resume before the first question, so that what it says is not asked. The work history offers it as well,
 * and there its jobs are checked.
 */
export function ResumeOffer({ value, onChange, host, onSending }: ResumeOfferProps) {
  const t = sentences.use()
  const sayProblem = useProblemSentence()
  const [sentHere, setSentHere] = useState(takenLocation)
  const { resume_location, jobs = [], done_adding_jobs = false } = value
  const isSent = sentHere !== undefined && isAdded(value) && resume_location === sentHere
  const { reading } = useReading(isSent ? value : {}, host.refresh)
  if (!host.refresh) return null
  const send = (part: Application) => {
    setSentHere(part.resume_location)
    onChange(part)
    host.save()
  }
  const uploads = (label: 'resume.upload' | 'resume.change') => (
    <>
      <UploadResume jobs={0} label={t(label)} onSent={send} onSending={onSending} />
      <UploadPhoto jobs={0} onSent={send} onSending={onSending} />
    </>
  )
  if (isSent)
    return reading === null || isBeingRead(reading) ? (
      <Notice role="status">{t('resume.early-reading')}</Notice>
    ) : reading.state === 'failed' ? (
      <Stack gap="tight">
        <Notice tone="bad" role="alert">
          {sayProblem(reading.problem)}
        </Notice>
        {uploads('resume.change')}
      </Stack>
    ) : (
      <>
        <Notice tone="good" role="status">
          {reading.jobs > 0 ? t('resume.early-read', { n: reading.jobs }) : t('resume.read-none')}
        </Notice>
        <UnreadPages reading={reading} />
      </>
    )
  if (isAdded(value) || jobs.length > 0 || done_adding_jobs || isReminded(value)) return null
  return (
    <Card>
      <Stack gap="tight">
        <h2>{t('resume.early')}</h2>
        <p>
          {t('resume.early-text')} {t('resume.early-limits')}
        </p>
        {uploads('resume.upload')}
      </Stack>
    </Card>
  )
}

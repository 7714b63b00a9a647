import { getResumeFile, type ResumeReading } from '@lunchpail/contracts/wizard/api'
import { resumeStates, resumeStatus } from '@lunchpail/contracts/wizard/enumerations'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { Button } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Progress } from '@lunchpail/kit-ui/progress'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'
import { UnreadPages } from './unread-pages.tsx'
import { UploadResume } from './upload-resume.tsx'
import { useProblemSentence } from './use-problem-sentence.ts'
import { isBeingRead } from './use-reading.ts'

interface ResumeCardProps {
  readonly reading: ResumeReading | null
  readonly jobs: number
  /** to be saved at once */
  readonly onChange: (part: Application) => void
  readonly onSending: (isSending: boolean) => void
}

/** The stages that a person sees go by, of `resumeStates`. */
const stages = resumeStates.slice(0, 4)

/** The resume of the application: how far it is read, what was found in it, and its change and removal. */
export function ResumeCard({ reading, jobs, onChange, onSending }: ResumeCardProps) {
  const t = sentences.use()
  const sayProblem = useProblemSentence()
  const remove = () => onChange({ resume_status: resumeStatus.missing, resume_location: '' })
  if (!reading || isBeingRead(reading)) {
    const at = 1 + Math.max(0, reading ? stages.indexOf(reading.state) : 0)
    return (
      <Card>
        <Stack gap="tight">
          <p role="status">{t('resume.reading')}</p>
          <Progress value={at} of={stages.length} text={t('resume.stage', { at, of: stages.length })} />
          <div>
            <Button kind="quiet" onClick={remove}>
              {t('resume.by-hand')}
            </Button>
          </div>
        </Stack>
      </Card>
    )
  }
  const yours = t('resume.yours', { name: reading.file_name })
  const isGone = reading.problem === 'type' || reading.problem === 'malware'
  return (
    <Card>
      <Stack gap="tight">
        <p>
          {isGone ? (
            yours
          ) : (
            <a href={getResumeFile.path} download={reading.file_name}>
              {yours}
            </a>
          )}
        </p>
        {reading.state === 'failed' ? (
          <Notice tone="bad" role="alert">
            {sayProblem(reading.problem)}
          </Notice>
        ) : (
          <p role="status">
            {reading.jobs > 0 ? t('resume.read', { n: reading.jobs }) : t('resume.read-none')}
          </p>
        )}
        <UnreadPages reading={reading} />
        {reading.licences.length > 0 && (
          <>
            <p>
              <strong>{t('resume.licences')}</strong>
            </p>
            <ul>
              {reading.licences.map(({ licence, line }) => (
                <li key={licence}>
                  {t('resume.licence-from', { licence: t(`resume.licence.${licence}`), line })}
                </li>
              ))}
            </ul>
          </>
        )}
        <Stack row>
          <UploadResume
            jobs={jobs}
            size="small"
            label={t('resume.change')}
            onSent={onChange}
            onSending={onSending}
          />
          <Button size="small" kind="quiet" icon="delete" onClick={remove}>
            {t('resume.remove')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

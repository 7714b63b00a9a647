import type { Application } from '@lunchpail/contracts/wizard/application'
import { scanPages } from '@lunchpail/contracts/wizard/enumerations'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'
import styles from './upload-photo.module.css'
import { UploadResume } from './upload-resume.tsx'

interface UploadPhotoProps {
  /** jobs that an upload clears */
  readonly jobs: number
  readonly onSent: (part: Application) => void
  readonly onSending?: (isSending: boolean) => void
}

/** A resume on paper. What is held in a hand takes the photos at once; those that were taken before are picked. */
export function UploadPhoto({ jobs, onSent, onSending }: UploadPhotoProps) {
  const t = sentences.use()
  const isHeld = matchMedia('(pointer: coarse)').matches
  const props = { jobs, what: 'photo', kind: 'quiet', onSent, onSending } as const
  return (
    <Stack gap="tight">
      <Stack row>
        {isHeld && <UploadResume {...props} camera label={t('resume.photo-take')} />}
        <UploadResume {...props} label={t('resume.photo')} />
      </Stack>
      <p className={styles.hint}>{t('resume.photo-hint', { n: scanPages })}</p>
    </Stack>
  )
}

import type { Application } from '@lunchpail/contracts/wizard/application'
import { startUpload } from '../api.ts'
import { withResume } from './with-resume.ts'
import { UploadFile, type UploadFileProps } from './upload-file.tsx'

interface UploadResumeProps extends Omit<UploadFileProps, 'startUpload' | 'onSent'> {
  /** to be saved at once: the reading starts with it */
  readonly onSent: (part: Application) => void
}

/** The resume of an application, which clears the jobs that were entered. */
export function UploadResume({ onSent, ...props }: UploadResumeProps) {
  return <UploadFile {...props} startUpload={startUpload} onSent={(key) => onSent(withResume(key))} />
}

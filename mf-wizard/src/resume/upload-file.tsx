import { useEffect, useRef, useState } from 'react'
import { resumeTypes, scanPages } from '@lunchpail/contracts/wizard/enumerations'
import { Button, type ButtonProps } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Progress } from '@lunchpail/kit-ui/progress'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import type { StartUpload } from '../api.ts'
import { sentences } from '../sentences.ts'
import styles from './upload-file.module.css'
import { useUpload } from './use-upload.ts'

export interface UploadFileProps {
  /** jobs that an upload clears */
  readonly jobs: number
  /** a document, or a photo or scan of one */
  readonly what?: 'document' | 'photo'
  /** takes the photos now, one page after the other, where the device has a camera */
  readonly camera?: boolean
  readonly kind?: ButtonProps['kind']
  readonly label: string
  readonly size?: ButtonProps['size']
  readonly startUpload: StartUpload
  /** what to do with a file of another type */
  readonly otherTypes?: string | undefined
  /** with what names the file from now on */
  readonly onSent: (key: string) => void
  /** leaving the page would end it */
  readonly onSending?: ((isSending: boolean) => void) | undefined
}

const accepted = {
  document: resumeTypes.map((type) => `.${type}`).join(','),
  // a phone makes one of these of what its camera takes in another format
  photo: 'image/jpeg,image/png',
}

/** The button, the warning before it, the progress and what went wrong. */
export function UploadFile(props: UploadFileProps) {
  const {
    jobs,
    what = 'document',
    camera = false,
    kind = 'secondary',
    label,
    size,
    startUpload,
    otherTypes,
    onSent,
    onSending,
  } = props
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const input = useRef<HTMLInputElement>(null)
  const [isWarned, setWarned] = useState(false)
  const [pages, setPages] = useState<readonly File[]>([])
  const { upload, send, stop } = useUpload(what, startUpload, onSent)
  const isSending = upload.at === 'sending'
  useEffect(() => {
    if (!isSending) return undefined
    onSending?.(true)
    return () => onSending?.(false)
  }, [isSending, onSending])
  const pick = () => {
    setWarned(false)
    input.current?.click()
  }
  const problem = upload.at === 'none' ? upload.problem : undefined
  return (
    <Stack gap="tight">
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted[what]}
        multiple={what === 'photo' && !camera}
        {...(camera && { capture: 'environment' })}
        data-resume-file={what}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (camera) setPages([...pages, ...files])
          else if (files.length > 0) void send(files)
          // the same file again is a change too
          target.value = ''
        }}
      />
      {upload.at === 'sending' ? (
        <>
          <Progress
            value={upload.sent}
            of={upload.of}
            text={t('resume.sending', {
              name: upload.name,
              percent: Math.floor((100 * upload.sent) / upload.of),
            })}
          />
          {upload.isWaiting && <Notice role="status">{t('resume.waiting')}</Notice>}
          <div>
            <Button size="small" onClick={stop}>
              {t('resume.stop')}
            </Button>
          </div>
        </>
      ) : pages.length > 0 ? (
        <>
          <p role="status">{t('resume.pages', { n: pages.length })}</p>
          <Stack row>
            <Button onClick={() => void send(pages)}>{t('resume.pages-send')}</Button>
            {pages.length < scanPages && <Button onClick={pick}>{t('resume.pages-add')}</Button>}
            <Button kind="quiet" onClick={() => setPages([])}>
              {t('resume.pages-again')}
            </Button>
          </Stack>
        </>
      ) : (
        <div className={styles.pick}>
          <Button kind={kind} icon="file" size={size} onClick={() => (jobs > 0 ? setWarned(true) : pick())}>
            {label}
          </Button>
        </div>
      )}
      {problem && (
        <Notice tone="bad" role="alert">
          {problem === 'resume.failed-send' ||
          problem === 'resume.busy' ||
          problem === 'resume.too-many-photos'
            ? t(problem, { n: scanPages })
            : [sayRule(problem), problem === 'resume.type' && otherTypes].filter(Boolean).join('. ')}
        </Notice>
      )}
      <Dialog
        open={isWarned}
        onClose={() => setWarned(false)}
        title={t('resume.warn')}
        closeLabel={t('frame.close')}
        actions={
          <>
            <Button onClick={() => setWarned(false)}>{t('slot.cancel')}</Button>
            <Button kind="primary" onClick={pick}>
              {t('resume.warn-do')}
            </Button>
          </>
        }
      >
        <p>{t('resume.warn-text')}</p>
      </Dialog>
    </Stack>
  )
}

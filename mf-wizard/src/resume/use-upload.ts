import { useEffect, useRef, useState } from 'react'
import { resumeTypes, resumeUpload, scanPages, scanTypes } from '@lunchpail/contracts/wizard/enumerations'
import { resumeHeadBytes, resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { ApiError } from '@lunchpail/kit-web/api-error'
import type { StartUpload } from '../api.ts'
import { photoFile } from './photo-file.ts'
import { sendResume, type Sending } from './send-resume.ts'

type Problem =
  | 'resume.type'
  | 'resume.empty'
  | 'resume.too-large'
  | 'resume.too-many-photos'
  | 'resume.failed-send'
  | 'resume.busy'
const types = { document: resumeTypes, photo: scanTypes, photos: ['pdf'] } as const

type Upload =
  | { readonly at: 'none'; readonly problem?: Problem }
  | ({ readonly at: 'sending'; readonly name: string; readonly of: number } & Sending)

/**
 * The upload of a resume, or of photos of its pages: what speaks against the file is told before anything is sent.
 */
export function useUpload(
  kind: 'document' | 'photo',
  startUpload: StartUpload,
  onSent: (key: string) => void,
) {
  const [upload, setUpload] = useState<Upload>({ at: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (picked: readonly File[]): Promise<void> => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const refuse = (problem: Problem) => setUpload({ at: 'none', problem })
    if (kind === 'photo' && picked.length > scanPages) return refuse('resume.too-many-photos')
    try {
      const file = kind === 'photo' ? await photoFile(picked) : picked[0]
      if (signal.aborted) return
      if (!file) return refuse('resume.type')
      if (file.size === 0) return refuse('resume.empty')
      if (file.size > resumeUpload.bytes) return refuse('resume.too-large')
      const head = await file.slice(0, resumeHeadBytes).arrayBuffer()
      const type = resumeKind(new Uint8Array(head))
      const allowed = types[picked.length > 1 ? 'photos' : kind]
      if (!type || !allowed.some((one) => one === type)) return refuse('resume.type')
      const show = (sending: Sending) =>
        setUpload({ at: 'sending', name: file.name, of: file.size, ...sending })
      show({ sent: 0, isWaiting: false })
      const key = await sendResume(file, type, startUpload, show, signal)
      if (key === null) return
      setUpload({ at: 'none' })
      onSent(key)
    } catch (failure) {
      const isBusy = failure instanceof ApiError && failure.code === 'too-many-requests'
      if (!signal.aborted) refuse(isBusy ? 'resume.busy' : 'resume.failed-send')
    }
  }
  const stop = () => {
    running.current?.abort()
    setUpload({ at: 'none' })
  }
  return { upload, send, stop }
}

import { useEffect, useRef, useState } from 'react'
import { resumeTypes, resumeUpload, scanTypes } from '@lunchpail/contracts/wizard/enumerations'
import { resumeHeadBytes, resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { sendResume, type Sending } from './send-resume.ts'
import { smallerPhoto } from './smaller-photo.ts'

type Problem = 'resume.type' | 'resume.empty' | 'resume.too-large' | 'resume.failed-send'
const types = { document: resumeTypes, photo: scanTypes }

type Upload =
  | { readonly at: 'none'; readonly problem?: Problem }
  | ({ readonly at: 'sending'; readonly name: string; readonly of: number } & Sending)

/**
 * The upload of a resume, or of a photo of one: what speaks against the file is told before anything is sent. WZ-15, BY-10.
 */
export function useUpload(kind: 'document' | 'photo', onSent: (location: string) => void) {
  const [upload, setUpload] = useState<Upload>({ at: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (picked: File): Promise<void> => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const refuse = (problem: Problem) => setUpload({ at: 'none', problem })
    const file = kind === 'photo' ? await smallerPhoto(picked) : picked
    if (signal.aborted) return
    if (file.size === 0) return refuse('resume.empty')
    if (file.size > resumeUpload.bytes) return refuse('resume.too-large')
    try {
      const head = await file.slice(0, resumeHeadBytes).arrayBuffer()
      const type = resumeKind(new Uint8Array(head))
      if (!type || !types[kind].some((one) => one === type)) return refuse('resume.type')
      const show = (sending: Sending) =>
        setUpload({ at: 'sending', name: file.name, of: file.size, ...sending })
      show({ sent: 0, isWaiting: false })
      const location = await sendResume(file, type, show, signal)
      if (location === null) return
      setUpload({ at: 'none' })
      onSent(location)
    } catch {
      if (!signal.aborted) refuse('resume.failed-send')
    }
  }
  const stop = () => {
    running.current?.abort()
    setUpload({ at: 'none' })
  }
  return { upload, send, stop }
}

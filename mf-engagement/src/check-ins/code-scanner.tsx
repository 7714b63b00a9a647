import { useEffect, useEffectEvent, useRef, useState } from 'react'
import decodeQR from 'qr/decode.js'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { portalSentences } from '../portal/sentences.ts'
import styles from './check-ins.module.css'

interface CodeScannerProps {
  /** what the camera read */
  readonly onRead: (text: string) => void
  readonly onClose: () => void
}

const everyMs = 250
/** More says nothing about a code that fills a good part of the picture. */
const widest = 640

/** The camera of the phone, read a few times a second; the picture never leaves the page. */
export function CodeScanner({ onRead, onClose }: CodeScannerProps) {
  const t = portalSentences.use()
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const read = useEffectEvent(onRead)
  useEffect(() => {
    let stream: MediaStream | undefined
    let isWanted = true
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const look = () => {
      const shown = video.current
      if (!shown || !context || shown.videoWidth === 0) return
      const scale = Math.min(1, widest / shown.videoWidth)
      canvas.width = Math.round(shown.videoWidth * scale)
      canvas.height = Math.round(shown.videoHeight * scale)
      context.drawImage(shown, 0, 0, canvas.width, canvas.height)
      try {
        read(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)))
      } catch {
        // no code in this picture
      }
    }
    const timer = setInterval(look, everyMs)
    const begin = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (!isWanted || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
      } catch {
        if (isWanted) setFailed(true)
      }
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    void begin()
    return () => {
      isWanted = false
      clearInterval(timer)
      stop()
    }
  }, [])
  return (
    <section className={styles.scanner} aria-label={t('door.scanner')}>
      {failed ? (
        <Notice tone="warn">{t('door.no-camera')}</Notice>
      ) : (
        <video ref={video} className={styles.video} muted playsInline />
      )}
      <Button icon="close" onClick={onClose}>
        {t('door.stop')}
      </Button>
    </section>
  )
}

import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'
import styles from './job.module.css'

interface ShareJobProps {
  readonly id: number
  readonly title: string
}

/** Hands the job's address to what the device shares with; without that it is copied, and at last shown to be copied by hand. */
export function ShareJob({ id, title }: ShareJobProps) {
  const t = sentences.use()
  const [shown, setShown] = useState('')
  const share = async () => {
    // without the ZIP code of the search
    const url = new URL(`/jobs/${id}`, location.href).href
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
    } catch (error) {
      // whoever closed it wants nothing more
      if ((error as Error).name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast(t('share.copied'))
    } catch {
      setShown(url)
    }
  }
  return (
    <>
      <Button size="small" aria-label={t('share.label', { title })} onClick={() => void share()}>
        {t('share.do')}
      </Button>
      <span role="status" className={styles.shared}>
        {shown}
      </span>
    </>
  )
}

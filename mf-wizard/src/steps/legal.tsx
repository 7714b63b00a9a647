import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'
import styles from './legal.module.css'

export function Legal() {
  const t = sentences.use()
  return (
    <p className={styles.legal}>
      {t('intro.legal')}{' '}
      <Link href="/terms" newTab>
        {t('intro.terms')}
      </Link>{' '}
      {t('intro.and')}{' '}
      <Link href="/privacy" newTab>
        {t('intro.privacy')}
      </Link>
      .
    </p>
  )
}

/** "How is my number used?" */
export function NumberUse() {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button kind="quiet" icon="help" onClick={() => setOpen(true)}>
        {t('number.open')}
      </Button>
      <Dialog open={open} onClose={close} title={t('number.title')} closeLabel={t('frame.close')}>
        <Stack gap="tight">
          <p>{t('number.text')}</p>
          <p>{t('number.stop')}</p>
        </Stack>
      </Dialog>
    </div>
  )
}

import { Link } from '@lunchpail/kit-ui/link'
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

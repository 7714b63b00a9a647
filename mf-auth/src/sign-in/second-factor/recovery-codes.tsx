import { useEffect, useRef } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { secondFactorSentences } from './sentences.ts'
import styles from './recovery-codes.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Shown once: the service keeps hashes. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const t = secondFactorSentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  // the form with the button that was pressed is gone
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        {t('recovery.title')}
      </h3>
      <Notice tone="warn">{t('recovery.text')}</Notice>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="primary" wide onClick={onSaved}>
        {t('recovery.saved')}
      </Button>
    </Stack>
  )
}

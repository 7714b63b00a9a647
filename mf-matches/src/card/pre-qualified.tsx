import { useState } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { questionAddress } from '@lunchpail/contracts/profile/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import styles from './pre-qualified.module.css'

interface PreQualifiedProps {
  readonly card: Pick<Suggestion, 'autoMatch' | 'qualification'>
}

/** The bar of a job whose hard conditions are all met, with a dialog that says why; of any other, what is missing. */
export function PreQualified({ card: { autoMatch, qualification } }: PreQualifiedProps) {
  const t = sentences.use()
  const missing = qualification.filter(({ standing }) => standing !== 'met')
  if (autoMatch) return <Bar met={qualification} />
  if (missing.length === 0) return null
  return (
    <Disclosure kind="inline" summary={t('qualified.missing')}>
      <ul className={styles.list}>
        {missing.map(({ standing, text, question }) => (
          <li key={text}>
            <Icon name={standing === 'open' ? 'help' : 'close'} className={styles.mark} />
            <span>
              {text}
              {standing === 'open' && question !== null && (
                <>
                  {' '}
                  <Link href={questionAddress(question)} renderLink={routerLink}>
                    {t('qualified.answer')}
                  </Link>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Bar({ met }: { readonly met: NonNullable<Suggestion['qualification']> }) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.bar}>
      <Icon name="success" className={styles.good} />
      <strong className={styles.words}>{t('qualified.bar')}</strong>
      <Button kind="quiet" size="small" aria-label={t('qualified.why')} onClick={() => setOpen(true)}>
        {t('qualified.ask')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('qualified.why')}
        closeLabel={t('qualified.close')}
        actions={
          <Button kind="primary" onClick={close}>
            {t('qualified.close')}
          </Button>
        }
      >
        <p>{t('qualified.text')}</p>
        <ul className={styles.list}>
          {met.map(({ text }) => (
            <li key={text}>
              <Icon name="check" className={styles.good} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>{t('qualified.note')}</p>
      </Dialog>
    </div>
  )
}

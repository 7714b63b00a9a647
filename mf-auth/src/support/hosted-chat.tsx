import { useState } from 'react'
import { cookiesPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../sentences.ts'
import styles from './hosted-chat.module.css'
import { takesMessages, type SupportChannel } from './support-channel.ts'

interface HostedChatProps extends Omit<SupportChannel & { readonly kind: 'hosted' }, 'kind'> {
  /** a message instead */
  readonly onWrite: () => void
}

/** Nothing of it is loaded before the person starts it. It learns neither the page nor who they are. */
export function HostedChat({ address, host, onWrite }: HostedChatProps) {
  const t = sentences.use()
  const [started, setStarted] = useState(false)
  return (
    <Stack>
      {started ? (
        <iframe
          className={styles.chat}
          src={address}
          title={t('support.hosted-title')}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ) : (
        <>
          <p>{t('support.hosted', { host })}</p>
          <Button kind="primary" wide onClick={() => setStarted(true)}>
            {t('support.start')}
          </Button>
        </>
      )}
      {takesMessages() && (
        <Button wide onClick={onWrite}>
          {t('support.write-instead')}
        </Button>
      )}
      <Link kind="alone" href={cookiesPage.path} newTab>
        {t('support.cookies')}
      </Link>
    </Stack>
  )
}

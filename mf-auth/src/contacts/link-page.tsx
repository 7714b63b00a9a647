import type { ReactNode, RefObject } from 'react'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { cookiesAreOff } from '../forms/cookies-are-off.ts'
import { sentences } from '../sentences.ts'

interface LinkPageProps {
  readonly title: string
  /** of `useLinkAnswer` */
  readonly answer: {
    readonly state: string
    readonly failed: boolean
    readonly heading: RefObject<HTMLHeadingElement | null>
    readonly retry: () => void
  }
  /** why the link does not work */
  readonly invalid: string
  /** what is shown of a link that does */
  readonly children: ReactNode
}

/** The page of the link of an email whose buttons answer. */
export function LinkPage({ title, answer, invalid, children }: LinkPageProps) {
  const t = sentences.use()
  usePageTitle(title)
  const { state, failed, heading, retry } = answer
  return (
    <Page width="narrow" title={title} titleRef={heading}>
      <Stack>
        {failed && (
          <Notice tone="bad" role="alert">
            {t('unsubscribe.failed')}
          </Notice>
        )}
        {state === 'checking' && <Skeleton />}
        {state === 'unavailable' && (
          <Unavailable
            title={t('unsubscribe.unavailable')}
            text={cookiesAreOff() && t('unsubscribe.needs-cookies')}
            retryLabel={t('unsubscribe.retry')}
            onRetry={retry}
          />
        )}
        {state === 'invalid' && (
          <>
            <Notice tone="warn">{invalid}</Notice>
            <LinkButton kind="primary" wide href={helpPage.path} renderLink={routerLink}>
              {t('unsubscribe.help')}
            </LinkButton>
          </>
        )}
        {children}
      </Stack>
    </Page>
  )
}

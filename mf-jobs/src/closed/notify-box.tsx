import { useEffect } from 'react'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { AskForm } from './ask-form.tsx'
import { NoticeAnswer } from './notice-answer.tsx'
import { OwnNotice } from './own-notice.tsx'
import styles from './closed.module.css'

interface NotifyBoxProps {
  readonly id: number
  readonly isOpen?: boolean
  readonly className?: string | undefined
}

/** An email address, written to once when the job opens again; the buttons of its link; or one's own address. */
export function NotifyBox({ id, isOpen = false, className }: NotifyBoxProps) {
  const token = useNoticeToken()
  const { account } = useSession()
  return (
    <section className={`${styles.box} ${className ?? ''}`}>
      {token ? (
        <NoticeAnswer key={token} id={id} token={token} isOpen={isOpen} />
      ) : isOpen ? null : account ? (
        <OwnNotice key={account.id} id={id} />
      ) : (
        <AskForm id={id} />
      )}
    </section>
  )
}

/** The token of the email's link. It is taken out of the address, and stays with this entry of the history, for a reload. */
function useNoticeToken(): string | undefined {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const given = /^#notice=([\w.-]{1,200})$/.exec(hash)?.[1]
  useEffect(() => {
    if (given === undefined) return
    const kept = { ...(state instanceof Object && state), noticeToken: given }
    void navigate({ pathname, search }, { replace: true, state: kept, preventScrollReset: true })
  }, [given, navigate, pathname, search, state])
  return given ?? keptToken(state)
}

const keptToken = (state: unknown): string | undefined =>
  state instanceof Object && 'noticeToken' in state && typeof state.noticeToken === 'string'
    ? state.noticeToken
    : undefined

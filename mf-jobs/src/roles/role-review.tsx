import { useLayoutEffect, useRef } from 'react'
import type { RoleDetail } from '@lunchpail/contracts/jobs/api'
import { Notice } from '@lunchpail/kit-ui/notice'
import { portalSentences } from '../portal/sentences.ts'

interface RoleReviewProps {
  readonly role: RoleDetail
  /** of what was saved just now: the button that was pressed is far below */
  readonly isAnswer: boolean
}

/** That an operator looks at the role or hid it, why, and what its managers can do. */
export function RoleReview({ role, isAnswer }: RoleReviewProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isAnswer) place.current?.focus()
  }, [isAnswer, role.version])
  const t = portalSentences.use()
  const { review, review_reason: reason, review_findings: findings = [] } = role
  if (!review) return null
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warn" title={t(`review.${review}`)}>
        {reason && <p>{reason}</p>}
        {findings.length > 0 && (
          <ul>
            {findings.map(({ kind, sentence }) => (
              <li key={sentence}>
                {t(`review.asks-${kind}`)} <q>{sentence}</q>
              </li>
            ))}
          </ul>
        )}
        <p>{t(`review.${review}-text`)}</p>
      </Notice>
    </div>
  )
}

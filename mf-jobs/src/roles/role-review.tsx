import type { RoleDetail } from '@lunchpail/contracts/jobs/api'
import { Notice } from '@lunchpail/kit-ui/notice'
import { portalSentences } from '../portal/sentences.ts'

/** That an operator looks at the role or hid it, why, and what its managers can do. */
export function RoleReview({ role }: { readonly role: RoleDetail }) {
  const t = portalSentences.use()
  const { review, review_reason: reason, review_findings: findings = [] } = role
  if (!review) return null
  return (
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
  )
}

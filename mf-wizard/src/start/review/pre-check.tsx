import { useEffect, useRef, useState } from 'react'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { Page } from '@lunchpail/kit-ui/page'
import { Progress } from '@lunchpail/kit-ui/progress'
import { reportError } from '@lunchpail/kit-web/error-report'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { sentences } from '../../sentences.ts'
import type { SoftReviewContent } from './soft-questions.ts'

const progressSteps = 10

interface PreCheckProps {
  /** saves, and returns what to ask and to show */
  readonly check: () => Promise<SoftReviewContent>
  readonly onAsk: (content: SoftReviewContent) => void
  readonly onSend: (isWanted: () => boolean) => Promise<void>
  readonly onFailed: (why: unknown) => void
}

/**
 * Checks for mismatches, for at least 2.8 s; then asks about them or shows them, or submits. A check that fails is tried again
 * after them, as a site that is busy for a moment refuses at once. Leaving the page submits nothing.
 */
export function PreCheck(props: PreCheckProps) {
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const [progress, setProgress] = useState(0)
  const latest = useRef(props)
  usePageTitle(t('check.title'))
  useEffect(() => {
    heading.current?.focus()
    const ticking = setInterval(
      () => setProgress((now) => Math.min(progressSteps - 1, now + 1)),
      wizardLimits.preCheckMs / progressSteps,
    )
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => {
    let wanted = true
    const { check, onAsk, onSend, onFailed } = latest.current
    const shown = new Promise((resolve) => setTimeout(resolve, wizardLimits.preCheckMs))
    const run = async () => {
      const first = await check().catch(() => undefined)
      await shown
      if (!wanted) return
      const content = first ?? (await check())
      if (!wanted) return
      if (content.questions.length + content.notes.length > 0) onAsk(content)
      else await onSend(() => wanted)
    }
    run().catch((error: unknown) => {
      reportError(error, 'pre-check')
      if (wanted) onFailed(error)
    })
    return () => void (wanted = false)
  }, [])
  return (
    <Page width="narrow" title={t('check.title')} lead={t('check.lead')} titleRef={heading}>
      <Progress value={progress + 1} of={progressSteps} text={t('check.progress')} />
      {/* keeps the tabs away until the page is left */}
      <div data-action-bar hidden />
    </Page>
  )
}

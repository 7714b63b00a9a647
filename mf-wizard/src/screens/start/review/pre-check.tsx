import { useEffect, useRef, useState } from 'react'
import { Page } from '@lunchpail/kit-ui/page'
import { Progress } from '@lunchpail/kit-ui/progress'
import { reportError } from '@lunchpail/kit-web/error-report'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { sentences } from '../../../sentences.ts'
import type { SoftQuestion } from './soft-questions.ts'

/** 1 §9 */
const shownFor = 2800
const parts = 10

interface PreCheckProps {
  /** saves, and tells what is to be asked */
  readonly check: () => Promise<readonly SoftQuestion[]>
  readonly onAsk: (questions: readonly SoftQuestion[]) => void
  readonly onSend: (isWanted: () => boolean) => Promise<void>
  readonly onFailed: () => void
}

/** Looks for what speaks against a job, for about 2.8 s; goes on to ask, or to send. Leaving it sends nothing. */
export function PreCheck(props: PreCheckProps) {
  const t = sentences.use()
  const heading = useRef<HTMLHeadingElement>(null)
  const [part, setPart] = useState(0)
  const latest = useRef(props)
  usePageTitle(t('check.title'))
  useEffect(() => {
    heading.current?.focus()
    const ticking = setInterval(() => setPart((now) => Math.min(parts - 1, now + 1)), shownFor / parts)
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => {
    let wanted = true
    const { check, onAsk, onSend, onFailed } = latest.current
    const shown = new Promise((resolve) => setTimeout(resolve, shownFor))
    const run = async () => {
      const [questions] = await Promise.all([check(), shown])
      if (!wanted) return
      if (questions.length > 0) onAsk(questions)
      else await onSend(() => wanted)
    }
    run().catch((error: unknown) => {
      reportError(error, 'pre-check')
      if (wanted) onFailed()
    })
    return () => void (wanted = false)
  }, [])
  return (
    <Page width="narrow" title={t('check.title')} lead={t('check.lead')} titleRef={heading}>
      <Progress value={part + 1} of={parts} text={t('check.progress')} />
    </Page>
  )
}

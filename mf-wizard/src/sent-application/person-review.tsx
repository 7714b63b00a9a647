import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { toast } from '@lunchpail/kit-web/toast'
import { askPersonReview } from '../api.ts'
import { ownSentSentences } from './own-sentences.ts'
import { Part } from './part.tsx'

interface PersonReviewProps {
  readonly id: string
  readonly company: string
  /** as it was loaded */
  readonly asked: boolean
}

/** What is compared automatically, and the way to be looked at by a person alone. */
export function PersonReview({ id, company, asked: loaded }: PersonReviewProps) {
  const o = ownSentSentences.use()
  const [asked, setAsked] = useState(loaded)
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      setAsked((await askPersonReview(id, !asked)).asked)
    } catch {
      toast(o('compared.failed'), { tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Part title={o('compared.title')}>
      <p role="status">{o(asked ? 'compared.asked' : 'compared.text', { company })}</p>
      <p>
        <Button size="small" busy={busy} onClick={() => void press()}>
          {o(asked ? 'compared.undo' : 'compared.ask')}
        </Button>
      </p>
    </Part>
  )
}

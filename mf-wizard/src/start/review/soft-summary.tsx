import { byDots } from '@lunchpail/contracts/language/by-dots'
import { useState } from 'react'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { acceptedFromHome } from '@lunchpail/contracts/wizard/rules/way-from-home'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useNavigate } from '@lunchpail/kit-web/router'
import { PositionCard } from '../../steps/position-card.tsx'
import { WizardFrame } from '../frame/wizard-frame.tsx'
import { ownExit } from '../../own-exit.ts'
import { sentences } from '../../sentences.ts'
import styles from './review.module.css'
import { MismatchText } from './mismatch-text.tsx'
import { acknowledged, cancelledIn, type SoftNote } from './soft-questions.ts'
import type { SoftReviewProps } from './soft-review.tsx'

/** The positions that are left after the soft review, each with what may not suit and is not asked about, with Send; without any, with Find jobs. */
export function SoftSummary(props: SoftReviewProps & { readonly onBack: () => void }) {
  const { store, questions, notes, answers, onSend } = props
  const t = sentences.use()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { positions } = store.use()
  const cancelled = cancelledIn(questions, answers)
  const kept = positions.filter(({ id }) => !cancelled.has(id))
  const left = positions.filter(({ id }) => cancelled.has(id))
  const isNone = kept.length === 0

  const settle = () =>
    store.acknowledgeMismatches(
      acknowledged(questions, answers, acceptedFromHome(store.get().application)),
      cancelled,
    )
  const send = async () => {
    setBusy(true)
    settle()
    await onSend()
    setBusy(false)
  }
  const find = () => {
    settle()
    void navigate(jobListPage.path, ownExit)
  }
  return (
    <WizardFrame
      {...props}
      step="review"
      title={isNone ? t('soft.none') : t('soft.ready', { n: kept.length })}
      lead={isNone ? t('soft.none-text') : questions.length > 0 ? undefined : t('soft.shown')}
      fieldErrors={[]}
      attempt={0}
      onNext={() => (isNone ? find() : void send())}
      nextLabel={isNone ? t('soft.find') : t('soft.send', { n: kept.length })}
      busy={busy}
    >
      {!isNone && (
        <ul className={styles.jobs} aria-label={t('soft.kept')}>
          {kept.map((position) => (
            <PositionCard key={position.id} as="li" position={position}>
              <Shown note={notes.find((note) => note.position.id === position.id)} />
            </PositionCard>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <Notice title={t('soft.left', { n: left.length })}>
          <Stack gap="tight">
            {left.map(({ id, title, company_name }) => (
              <p key={id}>{byDots([title, company_name])}</p>
            ))}
          </Stack>
        </Notice>
      )}
    </WizardFrame>
  )
}

function Shown({ note }: { readonly note: SoftNote | undefined }) {
  const t = sentences.use()
  if (!note) return null
  return (
    <Notice title={t('soft.also')}>
      {note.shown.map((mismatch) => (
        <MismatchText key={mismatch.type} mismatch={mismatch} position={note.position} />
      ))}
    </Notice>
  )
}

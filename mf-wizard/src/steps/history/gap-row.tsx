import { useRef, useState } from 'react'
import type { GapEntry } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { isSettled, type Gap } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { Button } from '@lunchpail/kit-ui/button'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import styles from './history.module.css'

interface GapRowProps {
  readonly gap: Gap
  /** undefined resets the gap */
  readonly onSettle: (settled: Pick<GapEntry, 'reason' | 'ignore'> | undefined) => void
  readonly onAddJob: () => void
  /** its reason is typed */
  readonly isEdited: boolean
  readonly onEdit: (isEdited: boolean) => void
}

/** Time between jobs, or since the last one: to be explained, filled with a job or hidden. */
export function GapRow({ gap, onSettle, onAddJob, isEdited, onEdit }: GapRowProps) {
  const t = sentences.use()
  const row = useRef<HTMLLIElement>(null)
  /** The pressed button unmounts: the focus moves to the row. */
  const act = (work: () => void) => () => {
    work()
    row.current?.focus()
  }
  const dates = t('gap.dates', {
    start: gap.start_date,
    end: gap.untilToday ? t('job.present') : gap.end_date,
  })
  const action = (key: 'gap.explain' | 'gap.edit' | 'gap.delete' | 'gap.ignore' | 'gap.show') => ({
    size: 'small' as const,
    'aria-label': t(`${key}-named`, { dates }),
    children: t(key),
  })
  return (
    <li ref={row} tabIndex={-1} className={styles.gap} aria-label={t('gap.title', { dates })}>
      <p className={styles.gapTitle}>{gap.ignore ? t('gap.hidden') : t('gap.title', { dates })}</p>
      {gap.ignore && <p className={styles.soft}>{dates}</p>}
      {isEdited ? (
        <GapReason gap={gap} onSettle={onSettle} onDone={act(() => onEdit(false))} />
      ) : (
        <>
          {!isSettled(gap) && <p>{t(gap.untilToday ? 'gap.prompt-now' : 'gap.prompt')}</p>}
          {gap.reason && <p className={styles.duties}>{gap.reason}</p>}
          <div className={styles.actions}>
            {gap.reason ? (
              <>
                <Button icon="edit" {...action('gap.edit')} onClick={() => onEdit(true)} />
                <Button
                  kind="quiet"
                  icon="delete"
                  {...action('gap.delete')}
                  onClick={act(() => onSettle(undefined))}
                />
              </>
            ) : gap.ignore ? (
              <Button kind="quiet" {...action('gap.show')} onClick={act(() => onSettle(undefined))} />
            ) : (
              <>
                <Button {...action('gap.explain')} onClick={() => onEdit(true)} />
                <Button size="small" aria-label={t('gap.add-named', { dates })} onClick={onAddJob}>
                  {t('history.add-first')}
                </Button>
                <Button
                  kind="quiet"
                  {...action('gap.ignore')}
                  onClick={act(() => onSettle({ ignore: true }))}
                />
              </>
            )}
          </div>
        </>
      )}
    </li>
  )
}

type GapReasonProps = Pick<GapRowProps, 'gap' | 'onSettle'> & { readonly onDone: () => void }

/** Edits go to the history at once; Cancel restores the reason. 1 §5: not blank. */
function GapReason({ gap, onSettle, onDone }: GapReasonProps) {
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [before] = useState(gap.reason)
  const [isTried, setTried] = useState(false)
  const isBlank = !gap.reason?.trim()
  const save = () => (isBlank ? setTried(true) : onDone())
  const cancel = () => {
    onSettle(before ? { reason: before } : undefined)
    onDone()
  }
  return (
    <>
      <TextareaField
        id={`gap-${gap.start_date}`}
        label={t(gap.untilToday ? 'gap.reason-now' : 'gap.reason')}
        hint={t('gap.reason-hint')}
        rows={3}
        autoFocus
        maxLength={wizardLimits.longAnswerCharacters}
        value={gap.reason ?? ''}
        error={isTried && isBlank ? sayRule('field.required') : undefined}
        onChange={(event) => onSettle({ reason: event.target.value })}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={save}>
          {t('gap.save')}
        </Button>
        <Button size="small" kind="quiet" onClick={cancel}>
          {t('gap.cancel')}
        </Button>
      </div>
    </>
  )
}

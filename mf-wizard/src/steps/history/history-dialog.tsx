import type { Gap } from '@lunchpail/contracts/wizard/rules/history/gaps'
import type { HistoryModal } from '@lunchpail/contracts/wizard/rules/history/history-checks'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { sentences } from '../../sentences.ts'

interface HistoryDialogProps {
  readonly asked: HistoryModal | null
  /** those without an answer */
  readonly gaps: readonly Pick<Gap, 'untilToday'>[]
  readonly onClose: () => void
  readonly onAdd: () => void
  /** opens the first incomplete job */
  readonly onFinish: () => void
  readonly onNoMore: () => void
  /** opens the first gap without an answer */
  readonly onExplain: () => void
  readonly onSkipGaps: () => void
}

/** What Next asks in the work history: an incomplete job, no job, few jobs, gaps. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { asked, gaps, onClose } = props
  const t = sentences.use()
  if (asked === null) return null
  const ways = {
    incomplete: { main: props.onFinish },
    blank: { main: props.onAdd, other: props.onNoMore },
    light: { main: props.onAdd, other: props.onNoMore },
    gaps: { main: props.onExplain, other: props.onSkipGaps },
  } satisfies Record<HistoryModal, { main: () => void; other?: () => void }>
  const { main, other } = ways[asked] as { main: () => void; other?: () => void }
  return (
    <Dialog
      // the next question opens again: the focus goes to its title
      key={asked}
      open
      onClose={onClose}
      title={t(
        asked === 'gaps' && gaps.every(({ untilToday }) => untilToday)
          ? 'history.gaps-now'
          : `history.${asked}`,
      )}
      closeLabel={t('frame.close')}
      actions={
        <>
          {other && <Button onClick={other}>{t(`history.${asked as 'blank'}-other`)}</Button>}
          <Button kind="primary" onClick={main}>
            {t(`history.${asked}-main`)}
          </Button>
        </>
      }
    >
      <p>{asked === 'gaps' ? t('history.gaps-text', { n: gaps.length }) : t(`history.${asked}-text`)}</p>
    </Dialog>
  )
}

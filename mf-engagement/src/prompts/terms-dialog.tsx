import { useEffect } from 'react'
import { termsDialog } from '@lunchpail/contracts/constants'
import { privacyPage, termsPage } from '@lunchpail/contracts/shell/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useLanguage } from '@lunchpail/kit-web/language'
import { day } from '@lunchpail/contracts/language/day'
import { recordAction } from './api.ts'
import { promptSentences } from './sentences.ts'
import { noteShown } from '../shown-here.ts'

interface TermsDialogProps {
  /** ISO 8601 */
  readonly changedAt: string
  readonly onClose: () => void
}

/** By the date of 2 §4; and what is still to come is told as such. */
const sinceOf = (changedAt: number): 'ahead' | 'now' | 'before' => {
  if (changedAt > Date.now()) return 'ahead'
  return changedAt >= Date.parse(termsDialog.textChangedOn) ? 'now' : 'before'
}

/** New terms, in words that depend on when they change; closing it is recorded. */
export function TermsDialog({ changedAt, onClose }: TermsDialogProps) {
  const t = promptSentences.use()
  const language = useLanguage()
  useEffect(() => noteShown('terms'), [])
  const close = () => {
    recordAction('terms-and-privacy-update').catch((error: unknown) => reportError(error, 'terms dialog'))
    onClose()
  }
  const since = sinceOf(Date.parse(changedAt))
  return (
    <Dialog
      open
      title={t(`terms.${since}.title`)}
      closeLabel={t('close')}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {t('terms.ok')}
        </Button>
      }
    >
      <Stack>
        <p>{t(`terms.${since}.text`, { date: day(changedAt.slice(0, 10), language) })}</p>
        <Stack row gap="tight">
          <Link href={termsPage.path} newTab>
            {t('terms.terms')}
          </Link>
          <Link href={privacyPage.path} newTab>
            {t('terms.privacy')}
          </Link>
        </Stack>
      </Stack>
    </Dialog>
  )
}

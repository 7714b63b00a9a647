import { Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@lunchpail/kit-ui/icon'
import { whenWanted, type RetryProps } from '@lunchpail/kit-web/chunks/when-wanted'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../../sentences.ts'

interface DialogProps {
  readonly onClose: () => void
}
/** In place of the dialog that did not come: says so, and the button above is the way to try again. */
function LanguageDialogFailed({ onClose, retry }: DialogProps & RetryProps) {
  const t = sentences.use()
  useEffect(() => {
    toast(t('language.failed'), { milliseconds: 4_000, tone: 'bad' })
    onClose()
    retry()
  })
  return null
}

/** Loaded on press: most visits do without. */
const LanguageDialog = whenWanted<DialogProps>(
  'language dialog',
  async () => (await import('./language-dialog.tsx')).LanguageDialog,
  LanguageDialogFailed,
)

/** Names the language of the page, and opens the dialog of all. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const t = sentences.use()
  const [open, setOpen] = useState(false)
  // a sentence, as all names of languages come with the dialog
  const own = t('language.own')
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('language.button', { language: own })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="language" />
        <span>{own}</span>
      </button>
      {open &&
        // outside the header: a dialog has a banner of its own
        createPortal(
          <Suspense fallback={null}>
            <LanguageDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

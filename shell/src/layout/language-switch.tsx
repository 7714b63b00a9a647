import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { offeredLanguages } from '@lunchpail/contracts/constants'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useLanguage } from '@lunchpail/kit-web/language'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { sentences } from '../sentences.ts'

interface DialogProps {
  readonly onClose: () => void
}
const Nothing: ComponentType<DialogProps> = () => null
/** Loaded on press: most visits do without. */
const LanguageDialog = lazy(() =>
  retryChunk<ComponentType<DialogProps>>(
    async () => (await import('./language-dialog.tsx')).LanguageDialog,
  ).then(
    (dialog) => ({ default: dialog }),
    () => ({ default: Nothing }),
  ),
)

/** SH-10: names the language of the page, and opens the dialog of all. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const t = sentences.use()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const { own } = offeredLanguages.find(({ tag }) => tag === language)!
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

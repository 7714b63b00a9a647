import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { PreferencesForm } from './preferences-form.tsx'
import { sentences } from './sentences.ts'
import { LoadPreferences } from './load-preferences.tsx'

interface PreferencesDialogProps {
  readonly onDone: (outcome: { readonly saved: boolean }) => void
}

export function PreferencesDialog({ onDone }: PreferencesDialogProps) {
  const t = sentences.use()
  const close = () => onDone({ saved: false })
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={close} closeOutside={false}>
      <LoadPreferences>
        {(stored) => (
          <PreferencesForm
            stored={stored}
            onSaved={() => onDone({ saved: true })}
            actions={(busy) => (
              <Stack gap="tight">
                <Button type="submit" kind="primary" wide busy={busy}>
                  {t('save')}
                </Button>
                <Button wide onClick={close}>
                  {t('cancel')}
                </Button>
              </Stack>
            )}
          />
        )}
      </LoadPreferences>
    </Dialog>
  )
}

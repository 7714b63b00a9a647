import { Suspense } from 'react'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { entryDialogShown } from './entry-dialog-shown.ts'
import { LoadingBar } from './loading-bar.tsx'
import { LoginPageInstead } from './login-page-instead.tsx'

/** Loaded on press: most visits do without. */
const EntryDialog = whenWanted<object>(
  'entry dialog',
  async () => (await import('./entry-dialog.tsx')).EntryDialog,
  LoginPageInstead,
)

export function EntryDialogPlace() {
  if (!entryDialogShown.use()) return null
  return (
    <Suspense fallback={<LoadingBar always />}>
      <EntryDialog />
    </Suspense>
  )
}

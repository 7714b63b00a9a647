import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Dialog } from '../../src/dialog.tsx'
import { Page } from '../../src/page.tsx'
import { ToastRegion } from '../../src/toast-region.tsx'
import type { ToastItem } from '../../src/toast-region.tsx'
import { TopBar } from './top-bar.tsx'

export function DialogSample() {
  const [open, setOpen] = useState(true)
  const [toasts, setToasts] = useState<ToastItem[]>([])
  const remind = () => {
    setOpen(false)
    setToasts([{ id: 1, text: 'We remind you tonight at 7 pm.' }])
  }
  return (
    <>
      <TopBar />
      <main>
        <Page width="narrow" title="Add your resume" lead="A resume helps an employer to choose you.">
          <Button onClick={() => setOpen(true)}>Remind me later</Button>
        </Page>
      </main>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="When can we remind you?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Skip reminder</Button>
            <Button kind="primary" onClick={remind}>
              Set reminder
            </Button>
          </>
        }
      >
        <p>We send one text and one email. What you have typed so far is saved.</p>
      </Dialog>
      <ToastRegion label="Messages" toasts={toasts} />
    </>
  )
}

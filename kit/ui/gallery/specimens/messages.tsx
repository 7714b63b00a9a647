import { useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Dialog } from '../../src/dialog.tsx'
import { ErrorSummary } from '../../src/error-summary.tsx'
import { Notice } from '../../src/notice.tsx'
import type { SpecimenProps } from '../gallery.tsx'

export function Messages({ scheme }: SpecimenProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ErrorSummary
        title="There is a problem"
        fieldErrors={[
          { field: `${scheme}-phone`, message: 'Please enter a valid phone number' },
          { field: `${scheme}-zip`, message: 'This field is required' },
          { message: 'We couldn’t reach the server.' },
        ]}
      />
      <Notice title="You are 90% done">Add your resume and send your application.</Notice>
      <Notice tone="good">Code re-sent!</Notice>
      <Notice tone="warn" title="This job starts at 4 am">
        No bus runs at that time on this way.
      </Notice>
      <Notice tone="bad">This email and password do not go together.</Notice>
      <div>
        <Button onClick={() => setOpen(true)}>How is my number used?</Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="How is my number used?"
        closeLabel="Close"
        actions={
          <Button kind="primary" onClick={() => setOpen(false)}>
            Got it
          </Button>
        }
      >
        <p>Employers text you about interviews. No one else gets it.</p>
      </Dialog>
    </>
  )
}

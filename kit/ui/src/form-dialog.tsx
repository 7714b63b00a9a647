import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
import { Stack } from './stack.tsx'

export interface FormDialogProps {
  title: string
  /** Of the form: whether it is being sent, and what is wrong. */
  form: {
    busy: boolean
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    summary: Omit<ErrorSummaryProps, 'title'>
  }
  words: { close: string; cancel: string; submit: string; errors: string }
  kind?: 'primary' | 'danger'
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, which keeps what was typed when its user presses beside it. Mounted while it is open. */
export function FormDialog({ title, form, words, kind = 'primary', onClose, children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      closeOutside={false}
      title={title}
      closeLabel={words.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={id} kind={kind} busy={form.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={form.onSubmit}>
        <Stack>
          <ErrorSummary title={words.errors} {...form.summary} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}

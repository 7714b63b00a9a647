import { useId, useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject, SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  /** The close button, Escape, or a click on the backdrop. */
  onClose: () => void
  title: ReactNode
  /** The name of the close button. */
  closeLabel: string
  children: ReactNode
  /** Buttons under the text; the primary one last. */
  actions?: ReactNode
  /** Gets the focus on opening; default: the title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** A click on the backdrop closes it. Off where edits would be lost. */
  closeOutside?: boolean
  className?: string
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    closeLabel,
    children,
    actions,
    initialFocus,
    closeOutside = true,
    className,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const leaving = useRef(false)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.showModal()
    const first = initialFocus?.current ?? heading.current
    first?.focus()
    leaving.current = false
    // Closed before it unmounts, the browser restores the focus.
    return () => {
      leaving.current = true
      shown.close()
    }
  }, [initialFocus])

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  // Browsers close a dialog on repeated Escape, whatever `cancel` does.
  const closed = () => {
    if (!leaving.current && !dialog.current?.open) onClose()
  }
  const outside = (event: MouseEvent<HTMLDialogElement>) => {
    if (closeOutside && event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, className)}
      onCancel={cancel}
      onClose={closed}
      onMouseDown={outside}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}

/** A modal dialog, by the browser's `<dialog>`. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

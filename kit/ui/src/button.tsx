import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { plainLink } from './render-link.tsx'
import type { RenderLink } from './render-link.tsx'
import styles from './button.module.css'

interface ButtonLook {
  /** One `primary` on a page: the next action. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'regular' | 'small'
  /** As wide as its container. */
  wide?: boolean
  icon?: IconName
  iconAfter?: IconName
  children: ReactNode
}

/** Class name and content of either, and the props of the element. */
const dressed = <Props extends ButtonLook & { className?: string | undefined }>(props: Props) => {
  const { kind = 'secondary', size = 'regular', wide, icon, iconAfter, children, className, ...rest } = props
  const content = (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  )
  return {
    className: classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className),
    content,
    rest,
  }
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** An action is in flight: the button keeps its size, name and focus, and ignores clicks. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button for an action; for navigation use `LinkButton`. */
export function Button(props: ButtonProps) {
  const { className, content, rest } = dressed(props)
  const { busy = false, onClick, type = 'button', ...button } = rest
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...button}
      type={type}
      className={classNames(className, busy && styles.busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || button['aria-disabled']}
      onClick={press}
    >
      {content}
      {busy && <span className={styles.spinner} />}
    </button>
  )
}

export interface LinkButtonProps extends ButtonLook {
  href: string
  renderLink?: RenderLink
  className?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { className, content, rest } = dressed(props)
  const { renderLink = plainLink, ...link } = rest
  return renderLink({ ...link, className, children: content })
}

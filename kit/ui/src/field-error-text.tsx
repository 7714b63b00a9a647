import { Icon } from './icon.tsx'
import styles from './field-error-text.module.css'

/** The sentence at the field that says what is wrong. */
export function FieldErrorText({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.error}>
      <Icon name="error" />
      <span>{text}</span>
    </p>
  ) : null
}

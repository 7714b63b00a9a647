import { Icon } from '../../src/icon.tsx'
import styles from './samples.module.css'

export function TopBar() {
  return (
    <header className={styles.bar}>
      Lunchpail
      <Icon name="list" />
    </header>
  )
}

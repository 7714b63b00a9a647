import { Icon } from '../../src/icon.tsx'
import styles from './samples.module.css'

export const TopBar = () => (
  <header className={styles.bar}>
    Lunchpail
    <Icon name="menu" />
  </header>
)

import { Icon, iconNames } from '../../src/icon.tsx'
import { LogoMark } from '../../src/logo-mark.tsx'
import styles from './specimens.module.css'

const companies = [
  'Harbor Freight Lines',
  'Bright Foods',
  'Acme',
  'North Star Trucking',
  'Ñandú Logística',
  '3 Rivers Steel',
  'Department of Sanitation',
  'Kraft & Sons',
  'Metro Transit',
]

export function Small() {
  return (
    <>
      <div className={styles.row}>
        {companies.map((name) => (
          <LogoMark key={name} name={name} />
        ))}
      </div>
      <div className={styles.row}>
        <LogoMark name="Bright Foods" size="small" />
        <LogoMark name="Bright Foods" />
        <LogoMark name="Bright Foods" size="large" />
        <LogoMark name="Bright Foods" src="/not-there.png" />
      </div>
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}

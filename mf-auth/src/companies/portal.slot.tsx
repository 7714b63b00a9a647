import { useEffect, useRef } from 'react'
import { accessLevel } from '@lunchpail/contracts/auth/enumerations'
import { Icon } from '@lunchpail/kit-ui/icon'
import { NavLink, useLocation } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadCompany } from './api.ts'
import { sectionsOffered } from './sections.ts'
import { portalSentences } from './sentences.ts'
import styles from './portal.module.css'

/** The sections that this manager may see; nothing before they were accepted. */
export function PortalSlot() {
  const t = portalSentences.use()
  const { value: own } = useLoad((signal) => loadCompany(signal), [])
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // on a phone: scrolls the open section into view
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) list.current!.scrollLeft = here.offsetLeft - (list.current!.clientWidth - here.offsetWidth) / 2
  }, [own, pathname])
  const scopes = own?.state === 'joined' ? own.permission?.scopes : undefined
  if (!own?.company || !scopes) return null
  const offered = sectionsOffered.filter(({ scope }) => scope === null || scopes[scope] >= accessLevel.view)
  return (
    <nav className={styles.portal} aria-label={`${t('portal.sections')}: ${own.company.name}`}>
      <p className={styles.company}>{own.company.name}</p>
      <ul ref={list} className={styles.sections}>
        {offered.map(({ section, path, icon }) => (
          <li key={section}>
            <NavLink to={path} className={styles.link}>
              <Icon name={icon} size="small" />
              {t(`section.${section}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

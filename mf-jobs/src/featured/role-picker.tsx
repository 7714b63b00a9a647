import { useRef, useState } from 'react'
import { maxFeaturedRoles } from '@lunchpail/contracts/jobs/api'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadRoles } from '../portal/api.ts'
import type { ListedRole } from './api.ts'
import styles from './featured.module.css'
import { featuredSentences } from './sentences.ts'

interface RolePickerProps {
  readonly roles: readonly ListedRole[]
  readonly error: string | undefined
  readonly onChange: (roles: readonly ListedRole[]) => void
}

/** The roles of a list in their order, and open ones to add. */
export function RolePicker({ roles, error, onChange }: RolePickerProps) {
  const t = featuredSentences.use()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const load = useLoad((signal) => loadRoles({ state: 'open', search }, signal), [search])
  const isChosen = ({ id }: { readonly id: number }) => roles.some((role) => role.id === id)
  const offered = load.value?.roles.filter((role) => !isChosen(role)) ?? []
  const full = roles.length >= maxFeaturedRoles
  const up = (at: number) => onChange(roles.toSpliced(at, 1).toSpliced(at - 1, 0, roles[at]!))
  const find = () => setSearch(field.current?.value.trim() ?? '')
  return (
    <>
      <div className={styles.part}>
        <h3>{t('chosen')}</h3>
        {roles.length === 0 && <p>{t('chosen.none')}</p>}
        <ol className={styles.roles}>
          {roles.map((role, at) => (
            <li key={role.id}>
              <Named role={role} />
              {at > 0 && (
                <Button
                  size="small"
                  aria-label={t('role.up-of', { role: role.title })}
                  onClick={() => up(at)}
                >
                  {t('role.up')}
                </Button>
              )}
              <Button
                size="small"
                aria-label={t('role.remove-of', { role: role.title })}
                onClick={() => onChange(roles.toSpliced(at, 1))}
              >
                {t('role.remove')}
              </Button>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.part}>
        <TextField
          ref={field}
          type="search"
          name="roles"
          label={t('find')}
          error={error}
          maxLength={100}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // it would send the list
            event.preventDefault()
            find()
          }}
        />
        <Button onClick={find}>{t('find.go')}</Button>
        <div role="status" className={styles.part}>
          {full && <p>{t('full', { n: maxFeaturedRoles })}</p>}
          {load.state === 'ready' && load.value.total === 0 && <p>{t('find.none')}</p>}
        </div>
        {!full && (
          <ul className={styles.roles}>
            {offered.map(({ id, title, location_name, state }) => (
              <li key={id}>
                <Named role={{ id, title, location_name, state }} />
                <Button
                  size="small"
                  aria-label={t('role.add-of', { role: title })}
                  onClick={() => onChange([...roles, { id, title, location_name, state }])}
                >
                  {t('role.add')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {load.value && load.value.pages > 1 && !full && <p>{t('find.more')}</p>}
      </div>
    </>
  )
}

function Named({ role: { title, location_name: place, state } }: { readonly role: ListedRole }) {
  const t = featuredSentences.use()
  return (
    <span className={styles.named}>
      {title}
      <small>
        {place} {state !== 'open' && <Badge tone="warn">{t('role.not-open')}</Badge>}
      </small>
    </span>
  )
}

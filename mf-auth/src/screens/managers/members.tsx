import { useState } from 'react'
import type { listMembers, Member } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useLanguage } from '@lunchpail/kit-web/language'
import { changeMember, removeMember } from '../../api.ts'
import { levelName } from '../../permissions/level-name.ts'
import { sentences } from '../../sentences.ts'
import { dayOf } from './day-of.ts'
import styles from './managers.module.css'
import { Pages } from './pages.tsx'
import { PermissionDialog } from './permission-dialog.tsx'
import { useAction } from './use-action.ts'

interface MembersProps {
  readonly list: ResultOf<typeof listMembers>['body']
  readonly onChanged: () => void
}

export function Members({ list, onChanged }: MembersProps) {
  const t = sentences.use()
  const language = useLanguage()
  const [open, setOpen] = useState<{ readonly what: 'change' | 'remove'; readonly member: Member }>()
  const { busy, run } = useAction(onChanged)
  const close = () => setOpen(undefined)
  const company = list.company.name
  return (
    <section className={styles.section} aria-label={t('managers.list', { company })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('managers.name')}</th>
            <th scope="col">{t('managers.level')}</th>
            <th scope="col">{t('managers.since')}</th>
            {list.may.manage && (
              <th scope="col" className={styles.last}>
                {t('managers.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.members.map((member) => (
            <tr key={member.id}>
              <td>
                <div className={styles.who}>
                  <strong>
                    {nameOf(member)} {member.own && <Badge>{t('managers.you')}</Badge>}
                  </strong>
                  <span>{member.email}</span>
                </div>
              </td>
              <td>{t(levelName(member.level))}</td>
              <td>
                <time dateTime={member.since}>{dayOf(member.since, language)}</time>
              </td>
              {list.may.manage && (
                <td>
                  <div className={styles.actions}>
                    {member.may.change && (
                      <Button
                        size="small"
                        aria-label={t('managers.change-of', { name: nameOf(member) })}
                        onClick={() => setOpen({ what: 'change', member })}
                      >
                        {t('managers.change')}
                      </Button>
                    )}
                    {member.may.remove && (
                      <Button
                        size="small"
                        aria-label={t('managers.remove-of', { name: nameOf(member) })}
                        onClick={() => setOpen({ what: 'remove', member })}
                      >
                        {t('managers.remove')}
                      </Button>
                    )}
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Pages name="page" label={t('managers.pages')} list={list} />
      {open?.what === 'change' && (
        <PermissionDialog
          title={nameOf(open.member)}
          given={open.member}
          admin={list.may.admin}
          submit={(body) => changeMember(open.member.id, body)}
          done={t('managers.saved')}
          onClose={close}
          onDone={onChanged}
        />
      )}
      {open?.what === 'remove' && (
        <Dialog
          open
          onClose={close}
          title={t('managers.remove-title', { name: nameOf(open.member) })}
          closeLabel={t('managers.close')}
          actions={
            <>
              <Button onClick={close}>{t('managers.cancel')}</Button>
              <Button
                kind="danger"
                busy={busy !== undefined}
                onClick={() =>
                  void run('remove', () => removeMember(open.member.id), t('managers.removed')).then(close)
                }
              >
                {t('managers.remove')}
              </Button>
            </>
          }
        >
          <p>{t('managers.remove-text', { company })}</p>
        </Dialog>
      )}
    </section>
  )
}

const nameOf = ({ first_name, last_name }: Pick<Member, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

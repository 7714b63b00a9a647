import { useState, type RefObject } from 'react'
import type { listMembers, Member } from '@lunchpail/contracts/auth/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { changeMember, removeMember } from '../api.ts'
import { levelName } from '../level-name.ts'
import { sentences } from '../../sentences.ts'
import { dayOf } from '../../forms/day-of.ts'
import { fullName } from './full-name.ts'
import { People } from './people.tsx'
import { PermissionDialog } from './permission-dialog.tsx'

interface MembersProps {
  readonly list: ResultOf<typeof listMembers>['body']
  readonly pageHeading: RefObject<HTMLHeadingElement | null>
  readonly onChanged: () => void
}

export function Members({ list, pageHeading, onChanged }: MembersProps) {
  const t = sentences.use()
  const language = useLanguage()
  const [open, setOpen] = useState<{ readonly what: 'change' | 'remove'; readonly member: Member }>()
  const { busy, run } = useAction(onChanged)
  const close = () => setOpen(undefined)
  const company = list.company.name
  const actionsOn = (member: Member) => {
    const name = fullName(member)
    return [
      {
        may: member.may.change,
        label: t('managers.change'),
        description: t('managers.change-of', { name }),
        onPress: () => setOpen({ what: 'change', member }),
      },
      {
        may: member.may.remove,
        label: t('managers.remove'),
        description: t('managers.remove-of', { name }),
        onPress: () => setOpen({ what: 'remove', member }),
      },
    ].flatMap(({ may, ...action }) => (may ? [action] : []))
  }
  return (
    <>
      <People
        name="page"
        title={t('managers.list', { company })}
        pagesLabel={t('managers.pages')}
        list={list}
        pageHeading={pageHeading}
        rows={list.members.map((member) => ({
          id: member.id,
          name: fullName(member),
          badge: member.own && <Badge>{t('managers.you')}</Badge>,
          lines: [member.email, member.title, t('managers.since', { day: dayOf(member.since, language) })],
          state: t(levelName(member.level)),
          actions: actionsOn(member),
        }))}
      />
      {open?.what === 'change' && (
        <PermissionDialog
          title={fullName(open.member)}
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
          title={t('managers.remove-title', { name: fullName(open.member) })}
          closeLabel={t('managers.close')}
          actions={
            <>
              <Button onClick={close}>{t('managers.cancel')}</Button>
              <Button
                kind="danger"
                busy={busy}
                onClick={() =>
                  void run(() => removeMember(open.member.id), { done: t('managers.removed') }).then(close)
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
    </>
  )
}

import { useEffect, useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { referralModal, termsDialog } from '@lunchpail/contracts/constants'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { profilePage } from '@lunchpail/contracts/profile/pages'
import { homePage } from '@lunchpail/contracts/shell/pages'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { currentSession } from '@lunchpail/kit-web/session'
import { loadInvites } from '../api.ts'
import { loadActions } from './api.ts'
import { newInvites, wasShown } from '../shown-here.ts'

export type Prompt =
  | { readonly kind: 'terms'; readonly changedAt: string }
  | { readonly kind: 'invites'; readonly invites: readonly Invite[] }
  | { readonly kind: 'referral' }

/** 2 §9; that of an invite is ours. */
const delays = { terms: termsDialog.delayMs, invites: 1_000, referral: referralModal.delayMs } as const
const againMs = 1_000

/** Where one looks around. Elsewhere something was just done, or is about to be: an application, a code for the door. */
const calmPages: readonly string[] = [homePage, jobListPage, applicationsPage, profilePage].map(
  ({ path }) => path,
)

/** Another dialog is open, the person types, the page shows the same, or is no place to ask for a favor. */
const isOccupied = (kind: Prompt['kind']): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true ||
  (kind === 'invites' && location.pathname.startsWith(applicationsPage.path)) ||
  (kind === 'referral' && !calmPages.includes(location.pathname.replace(/(.)\/$/, '$1')))

async function findDue(signal: AbortSignal): Promise<Prompt[]> {
  const { account } = currentSession()
  const candidate = account !== null && !isEmployer(account.type)
  const [actions, { invites }] = await Promise.all([
    loadActions(signal),
    candidate ? loadInvites(signal) : { invites: [] },
  ])
  const due: Prompt[] = []
  if (actions.terms_due && !wasShown('terms', termsDialog.rememberedDays))
    due.push({ kind: 'terms', changedAt: actions.terms_changed_at })
  const unseen = newInvites(invites.filter(({ over, inviteTime }) => !over && inviteTime === null))
  if (unseen.length > 0) due.push({ kind: 'invites', invites: unseen })
  // no one is asked for a favor right after something else
  if (due.length === 0 && actions.referral_due && !wasShown('referral', referralModal.onceInDays))
    due.push({ kind: 'referral' })
  return due
}

/** What opens by itself now, one after the other; `next` is for when it was closed. */
export function usePrompt(): { readonly shown: Prompt | undefined; readonly next: () => void } {
  const [due, setDue] = useState<readonly Prompt[]>([])
  const [shown, setShown] = useState<Prompt>()
  useEffect(() => {
    const abort = new AbortController()
    findDue(abort.signal).then(
      (found) => {
        if (!abort.signal.aborted) setDue(found)
      },
      (error: unknown) => {
        // it is not waited for
        if (!abort.signal.aborted && !(error instanceof ApiError)) reportError(error, 'prompts')
      },
    )
    return () => abort.abort()
  }, [])
  const drop = () => setDue((before) => before.slice(1))
  const first = due[0]
  useEffect(() => {
    if (!first) return
    let timer: ReturnType<typeof setTimeout>
    const show = () => {
      if (isOccupied(first.kind)) timer = setTimeout(show, againMs)
      else if (first.kind !== 'invites') setShown(first)
      else {
        // meanwhile a page may have shown them
        const invites = newInvites(first.invites)
        if (invites.length > 0) setShown({ kind: 'invites', invites })
        else drop()
      }
    }
    timer = setTimeout(show, delays[first.kind])
    return () => clearTimeout(timer)
  }, [first])
  return {
    shown,
    next: () => {
      setShown(undefined)
      drop()
    },
  }
}

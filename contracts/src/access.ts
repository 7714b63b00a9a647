import type { SiteProcess } from './noun.ts'
import type { PermissionScope, WantedAccess } from './auth/companies/permissions.ts'

/**
 * Who may call an endpoint. The service's guard enforces it, and the access tests are generated from it.
 *
 * - `public`: anybody, signed in or not. A write still needs the CSRF value, or a page of the site that makes it.
 * - `session`: a signed-in person whose session level is normal; with `atReset` also one who has to set a password first, with
 *   `atSuspension` also one who is suspended; with `candidates` no employer.
 * - `portal`: besides, a member of an approved company with that access to that scope (auth/companies/permissions.ts).
 * - `signed`: whoever sends what is signed: a provider by a signature over the body, or a visitor with a link of ours. No
 *   token and no CSRF value; the use case gets the body as it was sent, and refuses what is not signed (`forbidden`).
 * - `internal`: these other processes of the site, each by a token that it signs with a key of its own. The gateway never
 *   routes such an address.
 */
export type Access =
  | { readonly kind: 'public' }
  | {
      readonly kind: 'session'
      readonly atReset?: true
      readonly atSuspension?: true
      readonly candidates?: true
    }
  | { readonly kind: 'portal'; readonly scope: PermissionScope; readonly access: WantedAccess }
  | { readonly kind: 'signed' }
  | { readonly kind: 'internal'; readonly callers: readonly SiteProcess[] }

export const anybody = { kind: 'public' } as const satisfies Access
export const signedIn = { kind: 'session' } as const satisfies Access
/** What is about a candidate's own work: an employer has none. */
export const candidate = { kind: 'session', candidates: true } as const satisfies Access
/** What a person needs who has to set a password first. */
export const signedInOrReset = { kind: 'session', atReset: true } as const satisfies Access
/** What stays open to suspended people: what is kept about them, and their side of it. */
export const signedInOrSuspended = { kind: 'session', atSuspension: true } as const satisfies Access
export const signed = { kind: 'signed' } as const satisfies Access
export const internal = (...callers: readonly SiteProcess[]) =>
  ({ kind: 'internal', callers }) as const satisfies Access

/** For managers, under their permissions. Every call of the portal says what it wants and of what. */
export const portal = (scope: PermissionScope, access: WantedAccess) =>
  ({ kind: 'portal', scope, access }) as const satisfies Access

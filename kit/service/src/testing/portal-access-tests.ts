import { accessLevel, permissionLevel, permissionScopes } from '@lunchpail/contracts/auth/enumerations'
import { isAllowed, type Permission } from '@lunchpail/contracts/auth/companies/permissions'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { expect, it } from 'vitest'
import { failuresOf } from './failures-of.ts'
import { randomAddress } from './random-address.ts'
import type { CallInput, TestAccount, TestService } from './test-service.ts'

/** The owner of what is seeded: an account, and where the service has calls of the portal an admin of that company. */
export interface Owner {
  readonly id: string
  readonly companyId: string
}

const { none } = accessLevel
const noAccess = { company: none, facility: none, user: none, position: none, 'facility attribute': none }
/** Each level, and with the level custom each access to each scope by itself. */
const permissions: readonly Permission[] = [
  ...Object.values(permissionLevel).map((level) => ({ level, access: null })),
  ...permissionScopes.flatMap((scope) =>
    Object.values(accessLevel).map((access) => ({
      level: permissionLevel.custom,
      access: {
        ...noAccess,
        [scope]: access,
      },
    })),
  ),
]
const allOf = { level: permissionLevel.admin, access: null }

/** A member of a company, by default an admin of an approved one. */
export const manager = (
  id: string,
  companyId: string,
  {
    approved = true,
    ...permission
  }: Partial<Permission> & { readonly approved?: boolean; readonly second_factor_needed?: boolean } = {},
): TestAccount => ({
  id,
  type: 'hiring manager',
  company: { id: companyId, name: 'Acme', approved, ...allOf, ...permission },
})

interface PortalAccessTests {
  readonly ofPortal: readonly Endpoint[]
  readonly owner: Owner
  readonly stranger: () => Owner
  readonly callOf: (endpoint: Endpoint) => CallInput<Endpoint>
  readonly rowsOfOwner: () => Promise<object>
  readonly service: () => TestService
}

/** Those of the access tests that are about who may do what for a company. */
export function portalAccessTests({
  ofPortal,
  owner,
  stranger,
  callOf,
  rowsOfOwner,
  service,
}: PortalAccessTests): void {
  it('[AU-26] keeps the portal to a company that was approved', async () => {
    const before = await rowsOfOwner()
    const failures = await failuresOf(ofPortal, async (endpoint) => {
      for (const [who, code] of [
        [{ id: owner.id, type: 'hiring manager' }, 'forbidden'],
        [{ ...manager(owner.id, owner.companyId), type: 'applicant' }, 'forbidden'],
        [manager(owner.id, owner.companyId, { approved: false }), 'company-pending'],
        [{ ...manager(owner.id, owner.companyId), person: { email_proven: false } }, 'contact-unproven'],
        [manager(owner.id, owner.companyId, { second_factor_needed: true }), 'second-factor-needed'],
      ] as const) {
        const { status, body } = await service().as(who).call(endpoint, callOf(endpoint))
        expect([status, body.code]).toEqual([403, code])
      }
    })
    expect(failures).toEqual([])
    expect(await rowsOfOwner()).toEqual(before)
  })

  it('[AU-26] gives a manager the access that a call declares, and no other', async () => {
    const failures = await failuresOf(ofPortal, async (endpoint) => {
      if (endpoint.access.kind !== 'portal') return
      const { scope, access } = endpoint.access
      for (const permission of permissions) {
        const { id, companyId } = stranger()
        const { body } = await service()
          .as(manager(id, companyId, permission))
          .call(endpoint, { ...callOf(endpoint), headers: { 'x-forwarded-for': randomAddress() } })
        expect({ permission, refused: body.code === 'forbidden' }).toEqual({
          permission,
          refused: !isAllowed(permission, scope, access),
        })
      }
    })
    expect(failures).toEqual([])
  })
}

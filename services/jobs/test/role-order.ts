import { portalStateOrder, type PortalState } from '@lunchpail/contracts/jobs/enumerations'

/** A role of the portal, as far as its place in a list depends on it. */
export interface RolePlace {
  readonly active: boolean
  readonly portal_state: PortalState
  readonly title: string
  readonly location_name: string
}

const rank = (state: PortalState): number => portalStateOrder.indexOf(state)

/** 2 §4: active first, then by state, title and location. For `sort`. */
export const compareRoles = (left: RolePlace, right: RolePlace): number =>
  Number(right.active) - Number(left.active) ||
  rank(left.portal_state) - rank(right.portal_state) ||
  left.title.localeCompare(right.title) ||
  left.location_name.localeCompare(right.location_name)

import { changeRole } from './change-role.ts'
import { createRole } from './create-role.ts'
import { getRole } from './get-role.ts'
import { listRoles } from './list-roles.ts'
import { setRoleState } from './set-role-state.ts'

export const routes = {
  changeRole,
  createRole,
  getRole,
  listRoles,
  setRoleState,
}

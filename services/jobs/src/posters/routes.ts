import { getEventKeyword, setEventKeyword } from './event-keyword.ts'
import { followKeyword } from './follow-keyword.ts'
import { getRolePoster, setRoleKeyword } from './role-poster.ts'

export const routes = {
  followKeyword,
  getEventKeyword,
  setEventKeyword,
  getRolePoster,
  setRoleKeyword,
}

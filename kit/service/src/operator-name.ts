import { userInfo } from 'node:os'

/** Who runs a command, as this machine calls them. A container's user has a number and no name. */
export const operatorName = (): string => {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? ''}`
  }
}

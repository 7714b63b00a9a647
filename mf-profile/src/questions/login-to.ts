import { loginPage } from '@lunchpail/contracts/auth/pages'

/** The login, which leads on to this address. */
export const loginTo = (address: string): string =>
  `${loginPage.path}?redirect=${encodeURIComponent(address)}`

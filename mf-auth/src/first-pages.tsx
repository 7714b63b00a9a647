import { loginPage, signUpPage } from '@lunchpail/contracts/auth/pages'
import type { FirstPages } from '@lunchpail/kit-web/first-pages'
import { manifest } from './manifest.tsx'

// with a way back in it, the address is still the same page
export const firstPages: FirstPages = {
  manifest,
  pages: {
    [loginPage.path]: () => ({ canonical: loginPage.path }),
    [signUpPage.path]: () => ({ canonical: signUpPage.path }),
  },
}

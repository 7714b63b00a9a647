import { loginPage, resetPage, signUpPage } from '@lunchpail/contracts/auth/pages'
import type { ServerRenderedPages } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { manifest } from './manifest.tsx'

// with a way back in it, the address is still the same page
export const serverRenderedPages: ServerRenderedPages = {
  manifest,
  pages: {
    [loginPage.path]: () => ({ canonical: loginPage.path }),
    [resetPage.path]: () => ({ canonical: resetPage.path, robots: 'noindex' }),
    [signUpPage.path]: () => ({ canonical: signUpPage.path }),
  },
}

import {
  accountSettingsPage,
  claimPage,
  erasedPage,
  suspendedPage,
  loginPage,
  resetPage,
  signUpPage,
  companyPage,
  invitePage,
  managersPage,
  reachPage,
  unsubscribePage,
} from '@lunchpail/contracts/auth/pages'
import {
  accountSlot,
  contactSlot,
  entryDialogSlot,
  entrySlot,
  ownContactSlot,
  phoneSlot,
  portalSlot,
  reachSlot,
  setPasswordSlot,
  supportSlot,
} from '@lunchpail/contracts/auth/slots'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import { provideSlot } from '@lunchpail/kit-web/provide-slot'

export const manifest: MicrofrontendManifest = {
  name: 'auth',
  hostApi: 1,
  routes: [
    {
      path: loginPage.path,
      lazy: async () => ({ Component: (await import('./entry/login.screen.tsx')).LoginScreen }),
    },
    {
      path: resetPage.path,
      lazy: async () => ({ Component: (await import('./passwords/reset.screen.tsx')).ResetScreen }),
    },
    {
      path: claimPage.path,
      lazy: async () => ({ Component: (await import('./sign-in/claim/claim.screen.tsx')).ClaimScreen }),
    },
    {
      path: signUpPage.path,
      lazy: async () => ({ Component: (await import('./entry/sign-up.screen.tsx')).SignUpScreen }),
    },
    {
      path: erasedPage.path,
      lazy: async () => ({ Component: (await import('./settings/erased.screen.tsx')).ErasedScreen }),
    },
    {
      path: accountSettingsPage.path,
      lazy: async () => ({
        Component: (await import('./settings/account-settings.screen.tsx')).AccountSettingsScreen,
      }),
    },
    {
      path: suspendedPage.path,
      lazy: async () => ({
        Component: (await import('./settings/suspended.screen.tsx')).SuspendedScreen,
      }),
    },
    {
      path: companyPage.path,
      lazy: async () => ({ Component: (await import('./companies/company.screen.tsx')).CompanyScreen }),
    },
    {
      path: managersPage.path,
      lazy: async () => ({
        Component: (await import('./companies/managers/managers.screen.tsx')).ManagersScreen,
      }),
    },
    {
      path: invitePage.path,
      lazy: async () => ({ Component: (await import('./companies/invite.screen.tsx')).InviteScreen }),
    },
    {
      path: unsubscribePage.path,
      lazy: async () => ({
        Component: (await import('./contacts/unsubscribe.screen.tsx')).UnsubscribeScreen,
      }),
    },
    {
      path: reachPage.path,
      lazy: async () => ({ Component: (await import('./contacts/reach.screen.tsx')).ReachScreen }),
    },
  ],
  // the shell's own header leads to these pages
  nav: [],
  slots: {
    [accountSlot.name]: provideSlot(accountSlot, async () => ({
      default: (await import('./contacts/account.slot.tsx')).AccountSlot,
    })),
    [contactSlot.name]: provideSlot(contactSlot, async () => ({
      default: (await import('./contacts/contact.slot.tsx')).ContactSlot,
    })),
    [entryDialogSlot.name]: provideSlot(entryDialogSlot, async () => ({
      default: (await import('./entry/entry-dialog.slot.tsx')).EntryDialogSlot,
    })),
    [entrySlot.name]: provideSlot(entrySlot, async () => ({
      default: (await import('./entry/entry.slot.tsx')).EntrySlot,
    })),
    [ownContactSlot.name]: provideSlot(ownContactSlot, async () => ({
      default: (await import('./contacts/own-contact.slot.tsx')).OwnContactSlot,
    })),
    [phoneSlot.name]: provideSlot(phoneSlot, async () => ({
      default: (await import('./contacts/phone.slot.tsx')).PhoneSlot,
    })),
    [portalSlot.name]: provideSlot(portalSlot, async () => ({
      default: (await import('./companies/portal.slot.tsx')).PortalSlot,
    })),
    [reachSlot.name]: provideSlot(reachSlot, async () => ({
      default: (await import('./contacts/reach.slot.tsx')).ReachSlot,
    })),
    [setPasswordSlot.name]: provideSlot(setPasswordSlot, async () => ({
      default: (await import('./passwords/set-password.slot.tsx')).SetPasswordSlot,
    })),
    [supportSlot.name]: provideSlot(supportSlot, async () => ({
      default: (await import('./support/support.slot.tsx')).SupportSlot,
    })),
  },
}

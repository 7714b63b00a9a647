import { unsubscribePage } from '@lunchpail/contracts/notifications/pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

export const manifest: MicrofrontendManifest = {
  name: 'notifications',
  hostApi: 1,
  routes: [
    {
      path: unsubscribePage.path,
      lazy: async () => ({
        Component: (await import('./screens/unsubscribe/unsubscribe.screen.tsx')).UnsubscribeScreen,
      }),
    },
  ],
  // emails lead here
  nav: [],
  slots: {},
}

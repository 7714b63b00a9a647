import { createElement } from 'react'
import { portalSlot } from '@lunchpail/contracts/auth/slots'
// by its package name: a microfrontend bundles this module and takes that one from the shell
import { Slot } from '@lunchpail/kit-web/slot'

/** The sections of the portal, above each of its pages; their place is kept while they load, and where they fail. */
export const PortalNav = () =>
  createElement(
    'div',
    { style: { minBlockSize: '4.75rem' } },
    createElement(Slot<typeof portalSlot>, { slot: portalSlot, props: {}, fallback: () => null }),
  )

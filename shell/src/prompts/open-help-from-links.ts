import { helpPage } from '@lunchpail/contracts/shell/pages'

/**
 * Links to the help around a page open it over the page; in a new tab, and on the help page itself, they stay
 * links. Links of React Router leave alone what is prevented before them.
 */
export const openHelpFromLinks = (openHelp: () => void): void =>
  addEventListener(
    'click',
    (event) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event
      const link = (target as Element).closest(`a[href="${helpPage.path}"]`)
      if (!link || link.closest('main,dialog') || altKey || ctrlKey || metaKey || shiftKey) return
      // with and without the slash at its end
      if (location.pathname.replace(/\/$/, '') === helpPage.path) return
      event.preventDefault()
      event.stopPropagation()
      openHelp()
    },
    true,
  )

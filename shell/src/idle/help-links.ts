import { helpPage } from '@lunchpail/contracts/shell/pages'

/** EN-15: links to the help around a page open it over the page; in a new tab, and on the help page itself, they stay links. */
export function openHelpFromLinks(load: () => Promise<{ readonly openHelp: () => void }>): void {
  addEventListener(
    'click',
    (event) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event
      const link = (target as Element).closest?.(`a[href="${helpPage.path}"]`)
      if (!link || link.closest('main,dialog') || altKey || ctrlKey || metaKey || shiftKey) return
      if (location.pathname === helpPage.path) return
      event.preventDefault()
      event.stopPropagation()
      load().then(
        ({ openHelp }) => openHelp(),
        () => location.assign(helpPage.path),
      )
    },
    true,
  )
}

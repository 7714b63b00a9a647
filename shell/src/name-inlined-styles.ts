/**
 * The page has the style sheets in it that its `<style>` names. Their loaders look for a link: a microfrontend's by the
 * whole address, the shell's own as the page spells it. A disabled one is not fetched, while from the server it would be.
 */
export function nameInlinedStyles(): void {
  const { files = '' } = document.querySelector<HTMLElement>('style[data-files]')?.dataset ?? {}
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    link.setAttribute('href', file.startsWith('/remotes/') ? new URL(file, location.href).href : file)
    document.head.append(link)
  }
}

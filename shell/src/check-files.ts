import { checkFileGlobal, hashesElementId } from '@lunchpail/kit-web/host-api'

declare let __webpack_public_path__: string

const hashes: Record<string, string> = {}
const hashOf = (address: string): string | undefined => hashes[address.replace(/.*\/|\?.*/g, '')]

/** What a release's files have to be; from the site itself, whoever serves the files. Of older releases nothing is known. */
export async function learnHashes(entry: string, folder: string): Promise<void> {
  if (!hashOf(entry)) return
  Object.assign(hashes, await (await fetch(`${folder}hashes.json`)).json())
}

/** Says of a script or style what it has to be, before it is asked for. */
export function checkFile(element: HTMLScriptElement | HTMLLinkElement): void {
  const integrity = hashOf('src' in element ? element.src : element.href)
  if (integrity) Object.assign(element, { integrity, crossOrigin: '' })
}

/** Takes from the page what its files have to be and, with a CDN, where they are; the loaders of every build ask here. */
export function checkFiles(): void {
  const element = document.getElementById(hashesElementId)
  if (!element) return
  if (element.dataset['at']) __webpack_public_path__ = element.dataset['at']
  Object.assign(hashes, JSON.parse(element.textContent))
  Object.assign(globalThis, { [checkFileGlobal]: checkFile })
}

import { createHash } from 'node:crypto'
import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { Html } from '../html.ts'

/**
 * Notes what is pressed and sent in a server-rendered page before its scripts have come, which takes seconds on a slow
 * line; `shell/src/root-swap/replay-clicks.ts` takes it over. A pressed button shows at once that it was: by `aria-busy`.
 * A form without an address goes nowhere meanwhile.
 */
const text = `{const noted=window.earlyPresses=[]
addEventListener('click',({target})=>{const button=target.closest('#${serverRenderedElementId} button[type=button]')
if(window.earlyPresses&&button){button.setAttribute('aria-busy','true');noted.push(button)}})
addEventListener('submit',event=>{if(window.earlyPresses&&!event.target.hasAttribute('action')){event.preventDefault();noted.push(event.target)}})}`

/** Without a byte around it: the content security policy holds the hash of the element's text. */
export const earlyPresses = {
  script: new Html(`<script>${text}</script>`),
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
}

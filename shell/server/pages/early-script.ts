import { createHash } from 'node:crypto'
import { serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { Html } from '../html.ts'

/**
 * Notes what is pressed and sent in a server-rendered page before its scripts have come, which takes seconds on a slow
 * line; `shell/src/root-swap/replay-clicks.ts` takes it over. A pressed button shows at once that it was: by `aria-busy`.
 * A form without an address goes nowhere meanwhile.
 */
const earlyPresses = `const noted=window.earlyPresses=[]
addEventListener('click',({target})=>{const button=target.closest('#${serverRenderedElementId} button[type=button]')
if(window.earlyPresses&&button){button.setAttribute('aria-busy','true');noted.push(button)}})
addEventListener('submit',event=>{if(window.earlyPresses&&!event.target.hasAttribute('action')){event.preventDefault();noted.push(event.target)}})`

/**
 * `data-top` until the page is scrolled for the first time: what is far below the screen can wait with its layout. Never
 * on a page that is come back to or entered at an anchor, whose place would be guessed from what was not laid out.
 */
const atTop = `const page=document.documentElement
if(performance.getEntriesByType('navigation')[0]?.type==='navigate'&&!location.hash){page.dataset.top='';addEventListener('scroll',()=>{delete page.dataset.top},{once:true,passive:true})}`

const text = `{${earlyPresses}
${atTop}}`

/** Without a byte around it: the content security policy holds the hash of the element's text. */
export const earlyScript = {
  script: new Html(`<script>${text}</script>`),
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
}

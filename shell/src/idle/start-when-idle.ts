import { reportError } from '@lunchpail/kit-web/error-report'
import { afterLoad } from '@lunchpail/kit-web/after-load'

/** What no first page waits for: it is loaded once the page is there and the browser idle. */
export function startWhenIdle(): void {
  const work = () =>
    void import(/* webpackChunkName: "idle" */ './idle-work.ts').then(
      ({ startIdleWork }) => startIdleWork(),
      (error: unknown) => reportError(error, 'idle'),
    )
  afterLoad(() => (window.requestIdleCallback ?? setTimeout)(work))
}

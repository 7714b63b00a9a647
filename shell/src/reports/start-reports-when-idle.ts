import { reportError } from '@lunchpail/kit-web/error-report'
import { afterLoad } from '../after-load.ts'

/** What was reported meanwhile waits in the ports. */
export function startReportsWhenIdle(): void {
  const work = () =>
    void import(/* webpackChunkName: "reports" */ './send-reports.ts').then(
      ({ startReports }) => startReports(),
      (error: unknown) => reportError(error, 'reports'),
    )
  afterLoad(() => (window.requestIdleCallback ?? setTimeout)(work))
}

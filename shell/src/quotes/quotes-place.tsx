import { createElement, useEffect, useState, type ComponentType } from 'react'
import { reportError } from '@lunchpail/kit-web/error-report'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { afterLoad } from '../after-load.ts'
import styles from './quotes-place.module.css'

/** EN-15: at the end of the page, and loaded after it. */
export function QuotesPlace() {
  const [Quotes, setQuotes] = useState<ComponentType>()
  useEffect(() => {
    let wanted = true
    // at an event there is a queue behind who reads
    if (readKiosk()) return undefined
    afterLoad(() =>
      (window.requestIdleCallback ?? setTimeout)(() => {
        import(/* webpackChunkName: "quotes" */ './quotes.tsx').then(
          (loaded) => wanted && setQuotes(() => loaded.Quotes),
          (error: unknown) => reportError(error, 'quotes'),
        )
      }),
    )
    return () => void (wanted = false)
  }, [])
  return <div className={styles.place}>{Quotes && createElement(Quotes)}</div>
}

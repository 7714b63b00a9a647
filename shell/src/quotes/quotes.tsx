import { useEffect, useState } from 'react'
import { quoteSliderMs } from '@lunchpail/contracts/constants'
import { translator } from '@lunchpail/contracts/language/translate'
import { Button } from '@lunchpail/kit-ui/button'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences as en } from './quote-sentences.en.ts'
import { sentences as es } from './quote-sentences.es.ts'
import styles from './quotes.module.css'

// few, and with what shows them: chunks of their own would be named in every first visit's script
const sentences = { en: translator<typeof en>(en), es: translator<typeof en>(es) }
const quotes = ['once', 'answer', 'number', 'private'] as const
const stillness = '(prefers-reduced-motion: reduce)'

/**
 * What the site does, a sentence at a time; the next one comes after 8 seconds. It stands still for whoever asked for less
 * motion, has it under the pointer or the focus, pressed Pause, or looks at another tab.
 */
export function Quotes() {
  const t = sentences[useLanguage()]
  const [shown, setShown] = useState(0)
  /** undefined until scripts run: the server's page stands still */
  const [paused, setPaused] = useState<boolean>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const runs = paused === false && !pointed && !focused
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what the browser asks for
    setPaused(matchMedia(stillness).matches)
  }, [])
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) setShown((now) => (now + 1) % quotes.length)
    }, quoteSliderMs)
    return () => clearInterval(timer)
  }, [runs, shown])
  const step = (by: 1 | -1) => setShown((now) => (now + by + quotes.length) % quotes.length)
  const quote = quotes[shown]!
  return (
    <section
      aria-roledescription={t('slider')}
      aria-label={t('title')}
      className={styles.slider}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.quote} aria-live={runs ? 'off' : 'polite'}>
        <p className={styles.words}>{t(`${quote}.words`)}</p>
        <p className={styles.more}>{t(`${quote}.more`)}</p>
      </div>
      <p className={styles.more}>{t('slide', { n: shown + 1, total: quotes.length })}</p>
      <div className={styles.buttons} data-waits={paused === undefined || undefined}>
        <Button size="small" onClick={() => step(-1)}>
          {t('previous')}
        </Button>
        <Button size="small" onClick={() => setPaused(!paused)}>
          {t(paused ? 'play' : 'pause')}
        </Button>
        <Button size="small" onClick={() => step(1)}>
          {t('next')}
        </Button>
      </div>
    </section>
  )
}

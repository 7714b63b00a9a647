import { homeSentences } from './home-sentences.ts'
import styles from './home.module.css'

const steps = ['home.step-1', 'home.step-2', 'home.step-3'] as const

export function HowItWorks() {
  const t = homeSentences.use()
  return (
    <section>
      <h2>{t('home.how')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(step)}</h3>
            <p>{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

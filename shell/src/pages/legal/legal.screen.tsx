import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { legalSentences } from './legal-sentences.ts'
import type { LegalKey } from './legal-sentences.ts'
import styles from './legal.module.css'

interface Section {
  readonly heading: LegalKey
  readonly paragraphs: readonly LegalKey[]
}

interface LegalPage {
  readonly title: LegalKey
  readonly lead: LegalKey
  readonly sections: readonly Section[]
}

const section = <K extends LegalKey>(heading: K, ...paragraphs: LegalKey[]): Section => ({
  heading,
  paragraphs,
})

const terms: LegalPage = {
  title: 'terms.title',
  lead: 'terms.lead',
  sections: [
    section('terms.what', 'terms.what.1', 'terms.what.2'),
    section('terms.account', 'terms.account.1', 'terms.account.2'),
    section('terms.applications', 'terms.applications.1', 'terms.applications.2'),
    section('terms.fair', 'terms.fair.1', 'terms.fair.2'),
    section('terms.texts', 'terms.texts.1', 'terms.texts.2'),
    section('terms.limits', 'terms.limits.1', 'terms.limits.2'),
    section('terms.end', 'terms.end.1', 'terms.end.2'),
  ],
}

const privacy: LegalPage = {
  title: 'privacy.title',
  lead: 'privacy.lead',
  sections: [
    section('privacy.kept', 'privacy.kept.1', 'privacy.kept.2', 'privacy.kept.3', 'privacy.kept.4'),
    section('privacy.use', 'privacy.use.1', 'privacy.use.2', 'privacy.use.3', 'privacy.use.4'),
    section('privacy.equal', 'privacy.equal.1', 'privacy.equal.2'),
    section('privacy.texts', 'privacy.texts.1', 'privacy.texts.2', 'privacy.texts.3'),
    section('privacy.cookies', 'privacy.cookies.1', 'privacy.cookies.2'),
    section('privacy.long', 'privacy.long.1', 'privacy.long.2'),
    section('privacy.choices', 'privacy.choices.1', 'privacy.choices.2'),
  ],
}

function Legal({ title, lead, sections }: LegalPage) {
  const t = legalSentences.use()
  usePageTitle(t(title))
  return (
    <Page title={t(title)} lead={t(lead)}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <h2>{t(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(paragraph)}</p>
          ))}
        </section>
      ))}
    </Page>
  )
}

export function Terms() {
  return <Legal {...terms} />
}
export function Privacy() {
  return <Legal {...privacy} />
}

import type { Job } from '../api.ts'
import { useLanguage } from '@lunchpail/kit-web/language'
import type { Language } from '@lunchpail/contracts/language/translate'
import { writtenLanguage } from '@lunchpail/contracts/jobs/rules/written-language'
import { sentences } from '../sentences.ts'
import { ClampedText } from './clamped-text.tsx'
import styles from './job.module.css'

/** What the posting says, and what the company says of itself. */
export function JobText({ job }: { readonly job: Job }) {
  const t = sentences.use()
  const lang = useOtherLanguage(job)
  return (
    <>
      <section className={styles.part} aria-labelledby="description">
        <h2 id="description">{t('job.description')}</h2>
        <JobDescription job={job} className={styles.part} />
      </section>
      {job.about && (
        <section className={styles.part} aria-labelledby="about">
          <h2 id="about">{t('job.about', { company: job.company.name })}</h2>
          <ClampedText text={job.about}>
            <p className={styles.paragraph} lang={lang}>
              {job.about}
            </p>
          </ClampedText>
        </section>
      )}
    </>
  )
}

/** The language in which the company wrote, where it is not the page's. */
function useOtherLanguage({ details }: Pick<Job, 'details'>): Language | undefined {
  const shown = useLanguage()
  const written = writtenLanguage(details.map(({ text }) => text).join(' '))
  return written !== null && written !== shown ? written : undefined
}

interface JobDescriptionProps {
  readonly job: Pick<Job, 'details'>
  readonly className?: string | undefined
}

export function JobDescription({ job, className }: JobDescriptionProps) {
  const t = sentences.use()
  const lang = useOtherLanguage(job)
  return (
    <>
      {lang && <p className={styles.posted}>{t('job.other-language')}</p>}
      <div className={className} lang={lang}>
        <Description details={job.details} />
      </div>
    </>
  )
}

/** Sections of plain text: each line is a paragraph, or an item of a list where it begins with a dash. */
function Description({ details }: { readonly details: Job['details'] }) {
  return details.map(({ heading, text }, place) => (
    <section key={`${heading}-${place}`} className={styles.section}>
      {heading && <h3>{heading}</h3>}
      <ClampedText text={text}>
        <Lines text={text} />
      </ClampedText>
    </section>
  ))
}

function Lines({ text }: { readonly text: string }) {
  return blocksOf(text).map((block, place) =>
    block.kind === 'list' ? (
      <ul key={place} className={styles.items}>
        {block.lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    ) : (
      <p key={place} className={styles.paragraph}>
        {block.lines[0]}
      </p>
    ),
  )
}

interface Block {
  readonly kind: 'list' | 'paragraph'
  readonly lines: string[]
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const item = line.startsWith('- ')
    const last = blocks.at(-1)
    if (item && last?.kind === 'list') last.lines.push(line.slice(2))
    else blocks.push(item ? { kind: 'list', lines: [line.slice(2)] } : { kind: 'paragraph', lines: [line] })
  }
  return blocks
}

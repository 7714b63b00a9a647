import type { Job } from '../api.ts'
import { useLanguage } from '@lunchpail/kit-web/language'
import { writtenLanguage } from '@lunchpail/contracts/jobs/rules/written-language'
import { sentences } from '../sentences.ts'
import { ClampedText } from './clamped-text.tsx'
import styles from './job.module.css'

/** What the posting says, and what the company says of itself. */
export function JobText({ job }: { readonly job: Job }) {
  const t = sentences.use()
  const shown = useLanguage()
  const written = writtenLanguage(job.details.map(({ text }) => text).join(' '))
  const isOther = written !== null && written !== shown
  return (
    <>
      <section className={styles.part} aria-labelledby="description">
        <h2 id="description">{t('job.description')}</h2>
        {isOther && <p className={styles.posted}>{t('job.other-language')}</p>}
        <div className={styles.part} lang={isOther ? written : undefined}>
          <Description details={job.details} />
        </div>
      </section>
      {job.about && (
        <section className={styles.part} aria-labelledby="about">
          <h2 id="about">{t('job.about', { company: job.company.name })}</h2>
          <ClampedText text={job.about}>
            <p className={styles.paragraph} lang={isOther ? written : undefined}>
              {job.about}
            </p>
          </ClampedText>
        </section>
      )}
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

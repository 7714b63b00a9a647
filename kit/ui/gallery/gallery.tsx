import type { ComponentType } from 'react'
import { Link } from '../src/link.tsx'
import styles from './gallery.module.css'
import { samples } from './samples.tsx'
import { Buttons } from './specimens/buttons.tsx'
import { Cards } from './specimens/cards.tsx'
import { Choices } from './specimens/choices.tsx'
import { Colours } from './specimens/colours.tsx'
import { Decks } from './specimens/decks.tsx'
import { Fields } from './specimens/fields.tsx'
import { Finding } from './specimens/finding.tsx'
import { Messages } from './specimens/messages.tsx'
import { Small } from './specimens/small.tsx'
import { Waiting } from './specimens/waiting.tsx'

/** What a specimen is told: which scheme it stands in, to keep names unlike each other. */
export interface SpecimenProps {
  scheme: 'light' | 'dark'
}

const parts: [title: string, Specimen: ComponentType<SpecimenProps>][] = [
  ['Colour and type', Colours],
  ['Buttons and links', Buttons],
  ['Fields', Fields],
  ['Choices', Choices],
  ['Errors and messages', Messages],
  ['Cards, badges, facts', Cards],
  ['Deck', Decks],
  ['Waiting, nothing, not there', Waiting],
  ['Filters, pages, more', Finding],
  ['Marks and icons', Small],
]

export function Gallery() {
  return (
    <main className={styles.gallery}>
      <header className={styles.head}>
        <h1>Lunchpail gallery</h1>
        <p className={styles.samples}>
          {Object.keys(samples).map((name) => (
            <Link key={name} kind="alone" href={`?sample=${name}`}>
              {name}
            </Link>
          ))}
        </p>
      </header>
      {parts.map(([title, Specimen]) => (
        <section key={title} className={styles.part} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.pair}>
            {(['light', 'dark'] as const).map((scheme) => (
              <div key={scheme} data-scheme={scheme} className={styles.half}>
                <Specimen scheme={scheme} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  )
}

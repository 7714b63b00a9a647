import type { Language } from '../../language/translate.ts'

// in Spanish as Intl has them for the United States, which writes the other times of the site
const halves = { en: { A: 'AM', P: 'PM' }, es: { A: 'a.m.', P: 'p.m.' } } as const

/** The start times of a position ("7:00AM or 3:00PM"), each formatted for the language: "7:00 AM". */
export const startTimes = (text: string, language: Language): string[] =>
  text.split(' or ').map((time) => {
    const parts = /^(\d{1,2}:\d{2})\s?([AP])M$/.exec(time.trim())
    // A no-break space keeps "AM" on the line of its time.
    return parts ? `${parts[1]}\u00a0${halves[language][parts[2] as 'A' | 'P']}` : time.trim()
  })

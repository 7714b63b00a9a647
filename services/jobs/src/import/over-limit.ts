import * as limits from '@lunchpail/contracts/jobs/posting-limits'
import { postingFields, type TextFieldName } from '@lunchpail/contracts/jobs/posting-fields'
import { descriptionHtml } from '@lunchpail/contracts/jobs/rules/description-html'
import type { Posting } from '../positions/posting.ts'
import { fieldCharacters } from './formats/feed-item.ts'

const { lineCharacters: line, paragraphCharacters: paragraph } = limits

/** The row of an index holds little more. */
const idBytes = 2_000

/** What of a posting is longer than a response or an event of it may be; null where nothing is. */
export function overLimit({
  externalId,
  title,
  company,
  place,
  schedule,
  sections,
  questions,
  requirements,
  fields = {},
}: Posting) {
  const idLength = Buffer.byteLength(externalId)
  if (idLength > idBytes) return `the id has ${idLength} bytes, more than ${idBytes}`
  const texts: [what: string, text: string | null | undefined, most: number][] = [
    ['the title', title, line],
    ['the company', company.name, line],
    ['the description of the company', company.about, paragraph],
    ['the address', place.address, line],
    ['the city', place.city, limits.cityCharacters],
    ['the start of the shift', schedule.start, line],
    ['the length of the shift', schedule.duration, line],
    ['the schedule', schedule.description, paragraph],
    ...Object.entries(fields).map(([name, text]): (typeof texts)[number] => [
      name,
      text,
      postingFields[name as TextFieldName].kind === 'line' ? line : paragraph,
    ]),
    ...sections.flatMap(({ heading, text }): typeof texts => [
      ['a heading', heading, line],
      ['a section of the description', text, limits.sectionCharacters],
    ]),
    ...questions.flatMap(({ question, follow_up, answers = [], spanish }): typeof texts => [
      ...[question, spanish?.question].map((text): (typeof texts)[number] => ['a question', text, paragraph]),
      ...[follow_up, spanish?.follow_up].map((text): (typeof texts)[number] => [
        'what follows up on an answer',
        text,
        paragraph,
      ]),
      ...[...answers.map(({ value }) => value), ...(spanish?.answers ?? [])].map(
        (value): (typeof texts)[number] => ['an answer', value, line],
      ),
    ]),
  ]
  const lists: [what: string, items: readonly unknown[], most: number][] = [
    ['sections', sections, limits.sections],
    ['skills', requirements.keywords, limits.keywords],
    ['questions', questions, limits.questions],
    ...questions.flatMap(({ answers = [], spanish }) =>
      [answers, spanish?.answers ?? []].map((items): (typeof lists)[number] => [
        'answers',
        items,
        limits.answers,
      ]),
    ),
  ]
  const long = texts.find(([, text, most]) => (text?.length ?? 0) > most)
  if (long) return `${long[0]} has ${long[1]!.length} characters, more than ${long[2]}`
  // as our own feed tells it, which is read back; its words are one value of the index too, which holds a megabyte
  const words = sections.reduce((sum, { text }) => sum + text.length, 0)
  // markup makes no text ten times as long, and takes its time
  const described = words * 10 > fieldCharacters ? descriptionHtml(sections).length : 0
  if (described > fieldCharacters)
    return `the description has ${described} characters, more than ${fieldCharacters}`
  const many = lists.find(([, items, most]) => items.length > most)
  if (many) return `it has ${many[1].length} ${many[0]}, more than ${many[2]}`
  const bytes = Buffer.byteLength(JSON.stringify(questions))
  return bytes > limits.questionsBytes
    ? `its questions have ${bytes} bytes, more than ${limits.questionsBytes}`
    : null
}

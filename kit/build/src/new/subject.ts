import { subjects } from '../subjects.ts'
import type { Changes } from './changes.ts'

/** Lists a subject that a service or a remote has not yet, above its others. */
export function newSubject(changes: Changes, folder: string, subject: string): void {
  const file = 'kit/build/src/subjects.ts'
  const source = `${folder}/src`
  if (subjects[source]?.includes(subject)) return
  const opening = new RegExp(`^  '${source}': \\[`, 'm')
  const listed = new RegExp(`${opening.source}[^\\]]*\\],`, 'm').exec(changes.read(file))?.[0]
  if (listed?.includes(`'${subject}'`)) return
  if (listed) changes.insert(file, 'after', opening, `'${subject}', `)
  else changes.insert(file, 'before', /^\}/m, `  '${source}': ['${subject}'],\n`)
}

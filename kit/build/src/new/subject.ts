import { subjects } from '../subjects.ts'
import type { Changes } from './changes.ts'

/** Lists a subject that a service has not yet, above its others. */
export function newSubject(changes: Changes, noun: string, subject: string): void {
  const file = 'kit/build/src/subjects.ts'
  if (subjects[noun]?.includes(subject)) return
  const line = new RegExp(`^  ${noun}: \\[[^\\]]*\\],`, 'm')
  const listed = line.exec(changes.read(file))?.[0]
  if (listed?.includes(`'${subject}'`)) return
  if (listed) changes.insert(file, 'after', new RegExp(`^  ${noun}: \\[`, 'm'), `'${subject}', `)
  else changes.insert(file, 'before', /^\}/m, `  ${noun}: ['${subject}'],\n`)
}

import type { Changes } from './changes.ts'
import { camelCase, checkedName, sentenceCase } from './words.ts'

/** `npm run new -- field dress-code`: a line of text of a posting, among the facts of its job's page. `at`: digits of its migration. */
export function newField(changes: Changes, given: string | undefined, at: string): void {
  const name = checkedName(given, 'A field')
  const key = name.replaceAll('-', '_')
  changes.insert(
    'contracts/src/jobs/posting-fields.ts',
    'after',
    /^ {2}schedule_description: .*\n/m,
    `  ${key}: { kind: 'line', icon: 'briefcase' },\n`,
  )
  changes.insert(
    'services/jobs/prisma/schema.prisma',
    'after',
    /^ {2}scheduleDescription .*\n/m,
    `  ${camelCase(name)} String? @map("${key}")\n`,
  )
  changes.add(
    `services/jobs/prisma/migrations/${at}_${key}/migration.sql`,
    `-- AlterTable\nALTER TABLE "position" ADD COLUMN     "${key}" TEXT;\n`,
  )
  for (const language of ['en', 'es'])
    for (const [catalogue, sentence] of [
      ['portal/sentences', `field.${key}`],
      ['sentences', `job.field.${key}`],
    ] as const)
      changes.insert(
        `mf-jobs/src/${catalogue}.${language}.ts`,
        'before',
        /^ {2}'(?:job\.)?field\.schedule_description'/m,
        `  '${sentence}': '${sentenceCase(name)}',\n`,
      )
}

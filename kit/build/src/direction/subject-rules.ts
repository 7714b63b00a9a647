import { subjects } from '../subjects.ts'
import type { DirectionRule, ForbiddenImport } from './rule.ts'

const upwards = (regex: string, refuses: readonly string[]): ForbiddenImport => ({
  regex,
  message: 'A subject imports those below it (kit/build/src/subjects.ts).',
  refuses,
})
/** What stands above all subjects of a package. */
const theWhole = upwards(
  '^(\\.\\./)+(main|republish|service|manifest|server-rendered-pages|portal-screens)\\.tsx?$',
  ['../service.ts', '../../republish.ts', '../manifest.tsx', '../../portal-screens.ts'],
)

const aboveIn = (folder: string, subject: string): readonly ForbiddenImport[] => {
  const listed = subjects[folder] ?? []
  const higher = listed.slice(0, listed.indexOf(subject))
  const refuses = higher.map((one, depth) => `${'../'.repeat(1 + (depth % 2))}${one}/x.ts`)
  return higher.length === 0 ? [] : [upwards(`^(\\.\\./)+(${higher.join('|')})/`, refuses)]
}

/**
 * The rules of the subjects in a service or a remote: an outer folder first, as the last rule that names a file counts. Tests
 * look at the whole and keep the rule of their package.
 */
export const subjectRules = (ofPackage: DirectionRule): DirectionRule[] => {
  const source = /^(.+\/src)\//.exec(ofPackage.file)![1]!
  // what the package's own rule shows of each, one import shows again
  const forbidden = ofPackage.forbidden.map((one) => ({ ...one, refuses: one.refuses.slice(0, 1) }))
  const rulesIn = (folder: string, outer: readonly ForbiddenImport[]): DirectionRule[] =>
    (subjects[folder] ?? []).flatMap((subject) => {
      const own = [...outer, ...aboveIn(folder, subject)]
      const within = `${folder}/${subject}`
      return [
        { files: [`${within}/**/*.{ts,tsx}`], forbidden: own, file: `${within}/x.ts` },
        ...rulesIn(within, own),
      ]
    })
  const tests = { files: [`${source}/**/*.test.{ts,tsx}`], forbidden, file: `${source}/x.test.ts` }
  return [...rulesIn(source, [...forbidden, theWhole]), tests]
}

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { clampHeight } from '@lunchpail/contracts/constants'
import { commuteLimitMinutes, commuteWaitMs } from '@lunchpail/contracts/jobs/enumerations'
import { profileThresholds } from '@lunchpail/contracts/profile/enumerations'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'

const root = path.join(import.meta.dirname, '../../..')
const sources = globSync(
  '{kit/{ui,web,service,events,database}/src,mf-*/src,services/*/src,shell/{src,server}}/**/*.{ts,tsx}',
  {
    cwd: root,
    exclude: (name) =>
      /^(node_modules|dist|generated|testing|demonstration)$|\.test\./.test(path.basename(name)),
  },
)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Of the constants and enumerations, what no screen and no service has yet. */
const unread = [
  'authStepKinds',
  'commentStatus',
  'documentBit',
  'employmentRecord',
  'itemStatus',
  'messageStatus',
  'milestoneCheckIns',
  'personKinds',
  'rateLevels',
  'surveyStatus',
  'surveyTypes',
  'taskProgress',
  'unexplainedNumbers',
  'userKind',
]

/** What a module imports from the constants and enumerations of contracts. */
const importedBy = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '[^']*(?:constants|enumerations)(?:\.ts)?'/g)].flatMap(
    ([, names = '']) => names.match(/(?<!as )\b\w+/g) ?? [],
  )

/** A number as TypeScript writes it: 2800 or 2_800. */
const written = (number: number): string => String(number).replace(/(\d)(\d{3})$/, '$1_?$2')

describe('a constant of the specifications', () => {
  it('[SH-09] is written in contracts alone where its number tells what it is', () => {
    const telling = [wizardLimits.preCheckMs, commuteWaitMs.default, profileThresholds.gapDays].map(written)
    // minutes of other things are 120 too: where it is compared or heads a list, it is the limit of a commute
    const copy = new RegExp(
      `(?<![\\w.])(?:${telling.join('|')})(?![\\w.])|(?:[=!]== |[<>]=? |\\[)${commuteLimitMinutes}\\b`,
    )
    expect(sources.length).toBeGreaterThan(500)
    const copies = sources.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => copy.test(line) && !/^\s*(\/?\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(copies).toEqual([])
  })

  it('[SH-09] is read from contracts by whoever needs it, but for those without a reader yet', () => {
    const contracts = globSync('contracts/src/**/*.ts', {
      cwd: root,
      exclude: (name) => /\.test\./.test(name),
    })
    const imported = new Set([...contracts, ...sources].flatMap((file) => importedBy(read(file))))
    const isRead = (name: string, source: string): boolean =>
      imported.has(name) || source.match(new RegExp(`\\b${name}\\b`, 'g'))!.length > 1
    const found = contracts
      .filter((file) => /\/(constants|enumerations)\.ts$/.test(file))
      .map(read)
      .flatMap((source) =>
        [...source.matchAll(/^export const (\w+)/gm)]
          .map(([, name]) => name!)
          .filter((name) => !isRead(name, source)),
      )
    expect(found.toSorted()).toEqual(unread)
  })

  it('[SH-09] is what the style sheet of a long text has, which cannot read it', () => {
    expect(read('mf-jobs/src/job/clamped-text.module.css')).toContain(
      `max-block-size: ${clampHeight.default}px`,
    )
  })
})

import { koaBody } from 'koa-body'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { walk } from '@lunchpail/contracts/wizard/walk'
import { defaultPerson } from '@lunchpail/kit-service/testing/test-tokens'
import { draftValues, updateDraft, type SavedDraft } from '../../services/wizard/src/draft/save-draft.ts'
import { editsToPublish, mergeDraft, versionsOf } from '../../services/wizard/src/applicant/merge-draft.ts'
import { mismatchesByPosition } from '../../services/wizard/src/applicant/mismatches.ts'
import { withoutSections } from '../../services/wizard/src/applicant/section-value.ts'
import { walkFacts } from '../../services/wizard/src/draft/walk-facts.ts'
import { completeStatement } from '../../services/wizard/src/equal-opportunity/equal-opportunity-store.ts'
import {
  applicantOf,
  applicantStatement,
  type ApplicantRow,
} from '../../services/wizard/src/applicant/find-applicant.ts'
import { openPool, serve } from './bare.ts'

const pool = openPool(process.env['DATABASE_URL_WIZARD'], 'main')
const isolated = openPool(process.env['DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY'], 'isolated')
const readBody = koaBody({ jsonLimit: 256 * 1024 })

async function find(accountId: string, ids: readonly number[]) {
  const [{ rows }, { rowCount }] = await Promise.all([
    pool.query<ApplicantRow>({ name: 'applicant', text: applicantStatement, values: [ids, accountId] }),
    isolated.query({ name: 'complete', text: completeStatement, values: [accountId] }),
  ])
  return { ...applicantOf(ids, rows, new Date()), equal_opportunity: rowCount === 1 }
}

async function save(draft: SavedDraft): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rowCount } = await client.query({ name: 'save', text: updateDraft, values: draftValues(draft) })
    if (rowCount !== 1) throw new Error('the draft has another version')
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The contract leaves it out. */
const withoutVersion = (position: PositionState): WizardPosition => {
  const { version: _, ...rest } = position
  return rest
}

serve('POST', '/app/start/', async (ctx) => {
  await readBody(ctx, async () => {})
  const { version, ...typed } = ctx.request.body as Application & { version: number }
  const accountId = ctx.get('x-account')
  const { chosen, applicant, equal_opportunity } = await find(accountId, typed.positions ?? [])
  const now = new Date()
  const sent: Application = {
    ...typed,
    complete: false,
    positions: [...chosen.positions.map(({ id }) => id), ...chosen.waiting],
  }
  const { application, edits: merged, replaced } = mergeDraft(sent, applicant, undefined, now)
  const facts = walkFacts({ person: defaultPerson }, applicant, equal_opportunity, now)
  const input = { answers: application, positions: chosen.positions, facts }
  const { edits } = editsToPublish(merged, applicant.sections, input)
  const walked = walk(input)
  await save({ accountId, version, application: withoutSections(sent), edits, step: walked.next, now })
  ctx.body = {
    ...chosen,
    positions: chosen.positions.map(withoutVersion),
    complete: 0,
    application,
    version: version + 1,
    sections: versionsOf(applicant.sections),
    replaced,
    mismatches: mismatchesByPosition(chosen.positions, application, applicant.commuter, facts.today),
    walk: walked,
  }
})

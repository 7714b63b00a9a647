import pg from 'pg'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { candidateChanged, sectionChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import type { SectionName, SectionValue } from '@lunchpail/contracts/profile/sections'
import { getWizard } from '@lunchpail/contracts/wizard/api'
import { migrate } from '@lunchpail/kit-database/migrate'
import { testServer } from '@lunchpail/kit-database/testing/test-database'
import { shareService, type Shared } from '@lunchpail/kit-service/testing/shared-service'
import { startTestService, type TestServiceOptions } from '@lunchpail/kit-service/testing/test-service'
import { expect, vi } from 'vitest'
import { isolatedSchema } from '../src/equal-opportunity/equal-opportunity-store.ts'
import { service } from '../src/service.ts'

/** shared with auth */
export const contactSecret = 'a secret of the tests of 32 characters or more'

interface Role {
  readonly role: string
  readonly password: string
}

/** The role of the equal-opportunity answers, in place of the one that the launcher creates. */
export const isolatedRole: Role = { role: 'test_wizard_equal_opportunity', password: 'isolated' }

export async function createRole(url: string, { role, password }: Role): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Several test files may create it at once.
    await client.query(`select pg_advisory_lock(hashtext('${role}'))`)
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} login password '${password}'`)
  } finally {
    await client.end()
  }
}

export function urlOf(url: string, { role, password }: Role): string {
  const address = new URL(url)
  address.username = role
  address.password = password
  return address.href
}

/** The definition with the second role on the database that a test creates for it, and what that role has there. */
export const testedService: typeof service = {
  ...service,
  build: async (platform) => {
    const { databaseUrl, DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: url } = platform.config
    await migrate(databaseUrl, service.migrations, { isolated: [{ ...isolatedSchema, url }] })
    return service.build(platform)
  },
  config: (env) =>
    service.config({
      ...env,
      CONTACT_SECRET: contactSecret,
      DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: urlOf(env['DATABASE_URL_WIZARD']!, isolatedRole),
    }),
}

/** Roles belong to the whole database server. */
export const createIsolatedRole = (): Promise<void> => createRole(testServer(), isolatedRole)

/** Publishes sections of a person, by default as their first versions; resolves when the wizard has them. */
export async function publishSections(
  running: Shared,
  accountId: string,
  values: Partial<Record<SectionName, SectionValue>>,
  { version = 1, at = running.clock.now() }: { version?: number; at?: Date } = {},
): Promise<void> {
  const sections = (Object.entries(values) as [SectionName, SectionValue][]).map(([section, value]) => ({
    account_id: accountId,
    section,
    version,
    changed_at: at.toISOString(),
    value,
  }))
  await running.publish(sectionChanged, { things: sections })
  const versions = Object.fromEntries(sections.map(({ section }) => [section, version]))
  await vi.waitFor(async () => {
    const { body } = await running.as({ id: accountId }).call(getWizard, { query: {} })
    expect(body.person?.sections).toMatchObject(versions)
  }, 20_000)
}

export type OwnWizard = Awaited<ReturnType<typeof startWizard>>
/** as most files have it: the one that they share */
export type Wizard = Shared<OwnWizard>

/** The service on a database of its own. Its publish functions resolve once the events are handled. */
export async function startWizard(options?: TestServiceOptions) {
  await createIsolatedRole()
  const running = await startTestService(testedService, options)
  return Object.assign(running, {
    async publishPositions(...positions: PositionState[]) {
      await running.publish(positionChanged, { things: positions })
      const p = positions.map(({ id }) => id).join(',')
      await vi.waitFor(async () => {
        const { body } = await running.visitor().call(getWizard, { query: { p } })
        const known = [...body.positions, ...body.closed].map(({ id, state, title }) => ({
          id,
          state,
          title,
        }))
        for (const { id, state, title } of positions) expect(known).toContainEqual({ id, state, title })
      }, 20_000)
    },
    publishSections: publishSections.bind(undefined, running),
    async publishCandidates(...candidates: CandidateState[]) {
      await running.publish(candidateChanged, { things: candidates })
      await vi.waitFor(async () => {
        const { rows } = await running.pool.query('select account_id as id, version from candidate')
        for (const { id, version } of candidates) expect(rows).toContainEqual({ id, version })
      }, 20_000)
    },
  })
}

export const shareWizard = (): Promise<Wizard> => shareService(testedService, startWizard)

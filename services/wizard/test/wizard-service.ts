import pg from 'pg'
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@lunchpail/kit-service/testing/test-service'
import { testServer } from '@lunchpail/kit-database/testing/test-database'
import { service } from '../src/service.ts'

/** A role beside the one of the tests, as the launcher makes it beside wizard's. */
export const apart = { role: 'test_wizard_equal_opportunity', password: 'apart' }

export async function makeRole(
  url: string,
  { role, password }: { role: string; password: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Several test files may make it at once.
    await client.query(`select pg_advisory_lock(hashtext('${role}'))`)
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} login password '${password}'`)
  } finally {
    await client.end()
  }
}

export const as = (url: string, { role, password }: { role: string; password: string }): string => {
  const address = new URL(url)
  address.username = role
  address.password = password
  return address.href
}

/** The wizard, told of the second role on the database that a test makes for it. */
export const testedService: typeof service = {
  ...service,
  config: (env) =>
    service.config({
      ...env,
      DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: as(env['DATABASE_URL_WIZARD']!, apart),
    }),
}

/** Makes the second role, which belongs to the whole server. */
export const makeApartRole = (): Promise<void> => makeRole(testServer(), apart)

/** The wizard on a database of its own, with the second role that it needs. */
export async function startWizard(options: TestServiceOptions = {}): Promise<TestService> {
  await makeApartRole()
  return startTestService(testedService, options)
}

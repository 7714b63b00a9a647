import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { nouns } from '@lunchpail/contracts/noun'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { environmentDefaults } from './environment.ts'
import { serviceVariables, shellVariables } from './process-environment.ts'
import { planSite } from './site/site-plan.ts'
import { root } from './state-folder.ts'

type Parse = (env: Record<string, string>) => unknown

describe('the environment of a process', () => {
  const folder = temporaryFolder()
  const plan = planSite(folder.path, environmentDefaults)
  afterAll(() => folder.remove())

  it.each(nouns)('has every variable that the config of %s reads', async (noun) => {
    const file = path.join(root, 'services', noun, 'src/config.ts')
    const { config } = (await import(file)) as { config: Parse }
    expect(config(serviceVariables(await plan, noun))).toMatchObject({ noun })
  })

  it('has every variable that the config of the shell reads', async () => {
    const { siteConfig } = (await import(path.join(root, 'shell/server/config.ts'))) as { siteConfig: Parse }
    const { services } = siteConfig({ ...shellVariables(await plan), SHELL_DIST: folder.path }) as {
      services: object
    }
    expect(Object.keys(services)).toEqual([...nouns])
  })

  it('has none of the usual ports where it runs beside others', async () => {
    const ports = ({ ports }: Awaited<typeof plan>) => [ports['message-catcher'], ports['identity-provider']]
    // as the first plan of its process: of another one's ports none is given again
    vi.resetModules()
    const first = await import('./site/site-plan.ts')
    const beside = await first.planSite(path.join(folder.path, 'beside'), environmentDefaults, { port: 3999 })
    for (const port of ports(beside)) expect([3025, 3026]).not.toContain(port)
  })

  it("has the operator's addresses on the site of a developer, and on none with a public address", async () => {
    const given = { ...environmentDefaults, PUBLIC_URL: 'https://site.example', OPERATOR_PORT: 3090 }
    const open = await planSite(folder.path, given)
    expect(shellVariables(await plan)).toMatchObject({ OPERATOR_ON_SITE: '1' })
    expect(shellVariables(open)).toMatchObject({ OPERATOR_ON_SITE: '0', OPERATOR_PORT: '3090' })
  })
})

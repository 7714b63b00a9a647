import { describe, expect, it } from 'vitest'
import { testsThatSee } from './tests-that-see.ts'

const see = (files: Record<string, string>, way: 'imports' | 'service') =>
  testsThatSee(Object.keys(files), (file) => files[file]!, way)

describe('the tests that see a fault', () => {
  it('import its file, the nearest first', () => {
    const seeing = see(
      {
        'mf-jobs/src/wage.ts': '',
        'mf-jobs/src/card.tsx': "import { wage } from './wage.ts'",
        'mf-jobs/src/card.test.tsx': "import { Card } from './card.tsx'",
        'mf-jobs/src/wage.test.ts': "import { wage } from './wage.ts'",
        'mf-jobs/src/other.test.ts': "import { it } from 'vitest'",
        'kit/web/src/slot.tsx': "import { wage } from '@lunchpail/mf-jobs/wage'",
        'mf-jobs/src/lazy.test.tsx': "const Slot = () => import('@lunchpail/kit-web/slot')",
      },
      'imports',
    )
    expect(seeing('mf-jobs/src/wage.ts')).toEqual(['mf-jobs/src/wage.test.ts', 'mf-jobs/src/card.test.tsx'])
    expect(seeing('kit/web/src/slot.tsx')).toEqual(['mf-jobs/src/lazy.test.tsx'])
  })

  it('are, as many imports away, first those of the same subject, and of those the one that is named alike', () => {
    const seeing = see(
      {
        'mf-jobs/src/alerts/alerts.test.tsx': "import { manifest } from '../manifest.tsx'",
        'mf-jobs/src/roles/list.test.tsx': "import { manifest } from '../manifest.tsx'",
        'mf-jobs/src/roles/role.test.tsx': "import { manifest } from '../manifest.tsx'",
        'mf-jobs/src/manifest.tsx':
          'const load = () => import(/* webpackChunkName: "portal" */ \'./portal.ts\')',
        'mf-jobs/src/portal.ts': "import './roles/role.screen.tsx'",
        'mf-jobs/src/roles/role.screen.tsx': '',
      },
      'imports',
    )
    expect(seeing('mf-jobs/src/roles/role.screen.tsx')).toEqual([
      'mf-jobs/src/roles/role.test.tsx',
      'mf-jobs/src/roles/list.test.tsx',
      'mf-jobs/src/alerts/alerts.test.tsx',
    ])
  })

  const service = {
    'services/jobs/src/routes.ts': "import { saveRole } from './roles/save-role.ts'",
    'services/jobs/src/roles/save-role.ts':
      "import { keep } from './keep.ts'\nexport const saveRole = (): Handler<typeof contract> => keep",
    'services/jobs/src/roles/keep.ts': 'export const keep = 1',
    'services/jobs/src/roles/alone.ts': 'export const alone = 1',
    'services/jobs/src/roles/on-moved.ts': 'export const onApplicationMoved = 1',
    'services/jobs/src/roles/on-answer.ts': 'export const onAnswer = () => reaction(answersSaved, {})',
    'services/jobs/src/roles/answers.test.ts': 'publish(answersSaved)',
    'services/jobs/test/factories.ts':
      'export const savedRole = () => call(saveRole)\nexport const other = () => 1',
    'services/jobs/src/roles/roles.test.ts': "import '../../test/x.ts'\ncall(saveRole)",
    'services/jobs/src/roles/listed.test.ts':
      "import { savedRole } from '../../test/factories.ts'\nsavedRole()",
    'services/jobs/src/roles/moved.test.ts': 'publish(applicationMoved)',
    'services/auth/src/roles/roles.test.ts': 'call(saveRole)',
  }

  it('name what a service serves, or call a helper that does', () => {
    const seeing = see(service, 'service')
    const [own, helped] = ['services/jobs/src/roles/roles.test.ts', 'services/jobs/src/roles/listed.test.ts']
    expect(seeing('services/jobs/src/roles/save-role.ts')).toEqual([own, helped])
    expect(seeing('services/jobs/src/roles/keep.ts')).toEqual([own, helped])
    expect(seeing('services/jobs/src/roles/on-moved.ts')).toEqual(['services/jobs/src/roles/moved.test.ts'])
    expect(seeing('services/jobs/src/roles/on-answer.ts')).toEqual([
      'services/jobs/src/roles/answers.test.ts',
    ])
  })

  it('walk through all that a service offers, last', () => {
    const walk = "import { accessTests } from '@lunchpail/kit-service/testing/access-tests'"
    const files = { 'services/jobs/test/access.test.ts': walk, 'services/auth/test/access.test.ts': walk }
    expect(see({ ...files, ...service }, 'service')('services/jobs/src/roles/on-moved.ts')).toEqual([
      'services/jobs/src/roles/moved.test.ts',
      'services/jobs/test/access.test.ts',
    ])
  })

  it('are all that start the service, where none names what works in the background', () => {
    expect(see(service, 'service')('services/jobs/src/roles/alone.ts')).toEqual([
      'services/jobs/src/roles/listed.test.ts',
    ])
  })
})

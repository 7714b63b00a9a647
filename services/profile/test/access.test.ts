import { savePreferences, saveProfile, sendReference } from '@lunchpail/contracts/profile/api'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { service } from '../src/service.ts'
import { address, job } from './factories.ts'
import { profileEnvironment } from './profile-service.ts'

const { env } = profileEnvironment()

accessTests(service, {
  options: { env },
  seed: async (profile, account) => {
    await profile.as(account).call(saveProfile, {
      body: {
        ...address,
        address_line1: 'Owner’s own street 1',
        birth_date: '04/05/1981',
        self_promo: 'Owner’s own words',
        location_screen: true,
        jobs: [job({ title: 'Owner’s own job', reference_id: 'abc' })],
      },
    })
    await profile.as(account).call(savePreferences, { body: { wage: 21 } })
    await profile.as(account).call(sendReference, {
      body: { reference_id: 'abc', manager_name: 'Owner’s own manager', manager_number: '2125550190' },
    })
    return { marks: ['Owner’s own', '04/05/1981', account.id] }
  },
  calls: () => ({
    'profile.profile.get': {},
    'profile.profile.save': { body: { done_adding_jobs: true } },
    'profile.preferences.get': {},
    'profile.preferences.save': { body: { wage: 20 } },
    'profile.reference.send': {
      body: { reference_id: 'abc', manager_name: 'Sam Reyes', manager_number: '2125550191' },
    },
    'profile.reference.list': {},
    'profile.reference.open': { body: { token: 'a'.repeat(43) } },
    'profile.reference.answer': { body: { token: 'a'.repeat(43), said: 'declined' } },
  }),
})

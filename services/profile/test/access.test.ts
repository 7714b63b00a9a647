import { savePreferences, saveProfile } from '@lunchpail/contracts/profile/api'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { service } from '../src/service.ts'
import { address, job } from './factories.ts'
import { contactSecret } from './profile-service.ts'

accessTests(service, {
  options: { env: { CONTACT_SECRET: contactSecret } },
  seed: async (profile, account) => {
    await profile.as(account).call(saveProfile, {
      body: {
        ...address,
        address_line1: 'Owner’s own street 1',
        birth_date: '04/05/1981',
        self_promo: 'Owner’s own words',
        location_screen: true,
        jobs: [job({ title: 'Owner’s own job' })],
      },
    })
    await profile.as(account).call(savePreferences, { body: { wage: 21 } })
    return { marks: ['Owner’s own', '04/05/1981', account.id] }
  },
  calls: () => ({
    'profile.profile.get': {},
    'profile.profile.save': { body: { done_adding_jobs: true } },
    'profile.preferences.get': {},
    'profile.preferences.save': { body: { wage: 20 } },
  }),
})

import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { questionType } from '@lunchpail/contracts/jobs/question'
import {
  answerQuestion,
  savePreferences,
  saveProfile,
  sendQuestion,
  sendReference,
} from '@lunchpail/contracts/profile/api'
import { accessTests } from '@lunchpail/kit-service/testing/access-tests'
import { expect, vi } from 'vitest'
import { position } from '../../../contracts/test/position.ts'
import { question as anyQuestion } from '../../../contracts/test/walk-inputs.ts'
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
    const question = { ...anyQuestion, id: 'q-of-owner', type: questionType['long answer'], answers: [] }
    await profile.publish(positionChanged, { things: [position({ id: 7, questions: [question] })] })
    const person = { first_name: 'Rosa', last_name: 'Diaz', email: 'rosa@example.com', phone: null }
    const owner = profile.as({ ...account, person: { ...person, email_proven: true } })
    await vi.waitFor(async () => {
      const call = { params: { question: 'q-of-owner' }, body: { response: 'Owner’s own answer' } }
      expect((await owner.call(answerQuestion, call)).status).toBe(200)
    })
    await profile.pool.query('insert into known_contact (account_id, version) values ($1, 1)', [account.id])
    await owner.call(sendQuestion, { params: { question: 'q-of-owner' }, body: { by: 'email' } })
    return { marks: ['Owner’s own', 'Owner’s own answer', '04/05/1981', account.id] }
  },
  calls: () => ({
    'profile.profile.get': {},
    'profile.profile.save': { body: { done_adding_jobs: true } },
    'profile.preferences.get': {},
    'profile.preferences.save': { body: { wage: 20 } },
    'profile.reference.send': {
      body: { reference_id: 'abc', manager_name: 'Sam Reyes', manager_number: '2125550191' },
    },
    'profile.question.list': {},
    'profile.question.get': { params: { question: 'skill-forklift' } },
    'profile.question.answer': { params: { question: 'skill-forklift' }, body: { response: 'a1' } },
    'profile.question.send': { params: { question: 'skill-forklift' }, body: { by: 'email' } },
    'profile.question-link.open': { body: { token: 'a'.repeat(43) } },
    'profile.question-link.answer': { body: { token: 'a'.repeat(43), response: 'a1' } },
    'profile.reference.list': {},
    'profile.reference.open': { body: { token: 'a'.repeat(43) } },
    'profile.reference.answer': { body: { token: 'a'.repeat(43), said: 'declined' } },
  }),
})

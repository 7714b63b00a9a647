import { randomUUID } from 'node:crypto'
import type { Noun } from '@lunchpail/contracts/noun'

interface ReadModel {
  readonly owner: Noun
  /** what is done to a row, beside deleting another one */
  readonly damage: string
  /** makes the copy of a row one that the owner never had */
  readonly leftover: object
}
const account = { account_id: randomUUID() }
const nothing = { id: 99_999_999 }

const withdrawal: ReadModel = {
  owner: 'engagement',
  damage: `withdrawn_at = 'epoch', version = version + 100`,
  leftover: { id: randomUUID() },
}

const knownContact: ReadModel = { owner: 'auth', damage: `email_hash = 'damaged'`, leftover: account }

/** Every pair of an owner and a table that another service keeps of it. */
export const readModels: Partial<Record<Noun, Readonly<Record<string, ReadModel>>>> = {
  auth: {
    held_application: {
      owner: 'wizard',
      damage: `company_name = 'Damaged', version = version + 100`,
      leftover: { id: randomUUID() },
    },
    held_profile: { owner: 'profile', damage: 'version = version + 100', leftover: account },
  },
  wizard: {
    position: { owner: 'jobs', damage: `content = '{}', version = version + 100`, leftover: nothing },
    section: { owner: 'profile', damage: `value = '{}'`, leftover: account },
    candidate: { owner: 'profile', damage: 'commute_length = -1, latitude = null', leftover: account },
    known_answer: {
      owner: 'profile',
      damage: `response = '"damaged"', version = version + 100`,
      leftover: account,
    },
    known_contact: {
      ...knownContact,
      damage: `email_hash = 'damaged', barred_until = '2999-01-01'`,
    },
    invite: {
      owner: 'engagement',
      damage: 'open = not open, version = version + 100',
      leftover: { id: randomUUID() },
    },
    progress: {
      owner: 'engagement',
      damage: 'state = -1, version = version + 100',
      leftover: { id: randomUUID() },
    },
  },
  profile: {
    asking_position: {
      owner: 'jobs',
      damage: 'open = not open, version = version + 100',
      leftover: { position_id: nothing.id },
    },
    known_contact: knownContact,
  },
  matches: {
    position: { owner: 'jobs', damage: 'open = not open, wage_from = -1', leftover: nothing },
    position_card: { owner: 'jobs', damage: `state = '{}'`, leftover: { position_id: nothing.id } },
    candidate: {
      owner: 'profile',
      damage: `wage = -1, skills = '{}', version = version + 100`,
      leftover: account,
    },
    account_status: {
      owner: 'auth',
      damage: `status = -1, barred_until = '2999-01-01'`,
      leftover: account,
    },
    application: { owner: 'wizard', damage: 'position_id = 99', leftover: account },
    withdrawal,
  },
  jobs: {
    candidate: { owner: 'profile', damage: 'wage = -1, miles = -1', leftover: account },
    application: { owner: 'wizard', damage: 'application_id = uuidv7()', leftover: account },
    withdrawal,
    employer: {
      owner: 'auth',
      damage: `name = 'Damaged', approved = not approved`,
      leftover: { id: randomUUID(), name: 'Never there' },
    },
    reply_time: {
      owner: 'engagement',
      damage: 'days = -1, version = version + 100',
      leftover: { employer_id: randomUUID() },
    },
    gathering: {
      owner: 'engagement',
      damage: 'open = not open, version = version + 100',
      leftover: { id: 'never-there' },
    },
  },
  engagement: {
    candidate: { owner: 'auth', damage: `first_name = 'Damaged', status = -1`, leftover: account },
    manager: { owner: 'auth', damage: 'company_id = uuidv7(), version = version + 100', leftover: account },
    position: { owner: 'jobs', damage: `logo_url = 'damaged', version = version + 100`, leftover: nothing },
    reference: {
      owner: 'profile',
      damage: `sealed_reference = 'damaged', version = version + 100`,
      leftover: { id: randomUUID() },
    },
    relocation: {
      owner: 'profile',
      damage: `move_date = 'damaged', version = version + 100`,
      leftover: account,
    },
  },
  notifications: {
    contact: {
      owner: 'auth',
      damage: `first_name = 'Damaged', sealed_contact = 'damaged'`,
      leftover: account,
    },
    invite: {
      owner: 'engagement',
      damage: `starts_at = 'epoch', version = version + 100`,
      leftover: { id: randomUUID() },
    },
    gathering: {
      owner: 'engagement',
      damage: 'open = not open, canceled = not canceled, version = version + 100',
      leftover: { id: 'never-there' },
    },
    poster_keyword: {
      owner: 'jobs',
      damage: 'used = not used, registers = not registers, version = version + 100',
      leftover: { word: 'neverthere' },
    },
  },
}

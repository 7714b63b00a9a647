/**
 * The subjects of each service, from the top: the folders of its `src`, or of a folder in it that has subjects of its own.
 * Each may import those after it and no other (`direction.ts`); what two share stands one floor below.
 */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  auth: ['demonstration', 'erasure', 'sign-up', 'settings', 'companies', 'sign-in', 'accounts'],
  'auth/sign-in': ['passkeys', 'codes', 'sign-on', 'ownership', 'second-factor', 'sessions', 'attempts'],
  wizard: [
    'demonstration',
    'reminders',
    'resume',
    'draft',
    'equal-opportunity',
    'sent',
    'applicant',
    'files',
  ],
  profile: ['references', 'sections'],
  jobs: [
    'demonstration',
    'import',
    'feeds',
    'posters',
    'roles',
    'questions',
    'search',
    'postings',
    'companies',
    'positions',
    'places',
  ],
  matches: ['suggestions', 'deck'],
  engagement: [
    'demonstration',
    'events',
    'desk',
    'messages',
    'applications',
    'interviews',
    'referrals',
    'prompts',
    'notices',
    'rows',
  ],
  notifications: ['texts', 'sending', 'reach', 'requests', 'consent', 'providers', 'templates'],
}

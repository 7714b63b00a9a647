export const sentences = {
  title: 'Your employer account',
  lead: 'You hire for {company}.',
  'lead-unnamed': 'You’re signed up to hire.',
  today: 'Post jobs, read applications and interview from your company’s hiring desk.',
  opens:
    'New here? The desk opens once we’ve checked your company, or once an admin of your company lets you in.',
  desk: 'Hiring desk',
  company: 'Your company',
  candidates:
    'Profiles, matches and applications are for candidates. To look for work yourself, sign up as a candidate with another email.',
  jobs: 'See all jobs',
  account: 'My Account',
}

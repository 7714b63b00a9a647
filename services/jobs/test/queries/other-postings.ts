import { manhattan, noRequirements, posting, schedule } from '../factories.ts'
import type { Posting } from '../../src/positions/posting.ts'

/** Titles as a city's agencies write them, whose words are those of trades too. */
const titles: readonly (readonly [title: string, role: Posting['role'], text: string])[] = [
  ['Electrician', 'skilled trades', 'Install and repair wiring in public buildings.'],
  [
    'Electrical Engineering Intern',
    null,
    'Help electricians’ engineers with drawings of electrical equipment.',
  ],
  [
    'Electrical & Instrumentation Contracts Intern',
    null,
    'Review electrical contracts for electricians and welders.',
  ],
  ['Stationary Engineer (Electric)', 'skilled trades', 'Run pumps and electric motors of a plant.'],
  ['Auto Mechanic', 'skilled trades', 'Repair city cars and trucks.'],
  ['Mechanical Contracts Intern', null, 'File contracts of mechanical work.'],
  ['In-House Design Tunnel Mechanical Intern', null, 'Draw parts of tunnels.'],
  ['Public Health Nurse', null, 'See children in schools. A nursing license.'],
  ['Junior Public Health Nurse', null, 'Give vaccines. A nursing license.'],
  ['Public Health Assistant', null, 'Help nurses in school offices.'],
  ['Maintenance Worker', 'skilled trades', 'Repair doors, floors and fences.'],
  ['Maintenance Database Management Intern', null, 'Enter maintenance orders in a database.'],
  ['Building Maintenance Contracts', null, 'Review invoices of maintenance.'],
  ['Plumber', 'skilled trades', 'Repair pipes in public buildings.'],
  ['Machinist', 'skilled trades', 'Make parts on a lathe.'],
  ['Machinist’s Helper', 'skilled trades', 'Help machinists to make parts.'],
  ['Sewage Treatment Worker', 'skilled trades', 'Clean tanks and screens.'],
  ['Motor Vehicle Operator', 'trucking', 'Drive people and files between offices.'],
  ['Gardener', null, 'Plant and prune in parks.'],
  ['City Park Worker', null, 'Clean paths and playgrounds.'],
  [
    'College Aide',
    null,
    'Answer phones, file, clean up records, drive a spreadsheet. Evenings and weekends are possible.',
  ],
  ['Warehouse Data Analyst', null, 'Reports from the data warehouse about forklift safety.'],
]

export const otherPostings = (): Posting[] =>
  titles.map(([title, role, text]) =>
    posting({
      title,
      role,
      place: manhattan,
      shifts: [],
      schedule,
      wage: { from: 15.5, to: 45 },
      requirements: noRequirements,
      sections: [{ heading: null, text }],
      company: { externalId: 'agency', name: 'Department of Works', about: null },
      questions: [],
    }),
  )

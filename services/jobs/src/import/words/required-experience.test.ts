import { expect, it } from 'vitest'
import { experienceOfField, requiredExperience } from './required-experience.ts'

const wrongOf = (
  rows: readonly (readonly [string, number | null])[],
  read: (text: string) => number | null,
) =>
  rows.flatMap(([text, months]) => (read(text) === months ? [] : [`${text} → ${read(text)}, not ${months}`]))

it('[BY-05] reads the months that are asked of whoever applies', () => {
  const rows: [string, number][] = [
    ['', 0],
    ['Five years of full-time satisfactory experience as a painter', 60],
    ['2 years of experience', 24],
    ['Six (6) months of warehouse experience', 6],
    ['Five years of full-time experience or at least three years of full-time experience', 36],
    ['Minimum two (2) years of forklift experience.', 24],
    ['Experience: 3 years driving.', 36],
    ['6+ months of production experience.', 6],
    ['5 yrs exp. required on reach trucks.', 60],
    ['At least three years’ experience as a welder.', 36],
    ['A minimum of 1 year(s) experience.', 12],
    ['1-2 years of warehouse experience.', 12],
    ['3 to 5 years of experience.', 36],
    ['2+ years of experience.', 24],
    ['2 yrs experience.', 24],
    ['12+ months driving experience.', 12],
    ['Drivers must be 23 years of age with 1 year of experience.', 12],
    ['Our company requires 2 years of experience.', 24],
    ['You have one to three years of hands-on experience in a busy kitchen.', 12],
    ['Candidates need 18 months of verifiable CDL-A experience.', 18],
    ['Must have a year of experience on a press brake.', 12],
    ['Experience operating a forklift (minimum 6 months)', 6],
    ['Requires 1.5 years of related work experience', 18],
    ['Se requiere 1 año de experiencia en soldadura.', 12],
    ['Experiencia mínima de 6 meses', 6],
    ['We are looking for a mechanic with 3 years of diesel experience.', 36],
    ['2 years’ prior experience, plus a clean record, is required', 24],
    ['Between 2 and 5 years of experience.', 24],
    ['Se requieren entre 2 y 5 años de experiencia.', 24],
    ['Must have half a year of experience.', 6],
    ['5 years of experience or 2 years with certification required.', 24],
    ['No less than 2 years of experience required.', 24],
    ['No felonies, 2 years of experience required.', 24],
    ['At least 6 mos. forklift experience', 6],
    ['1 yr. experience min.', 12],
    ['Experiencia comprobable de 3 años', 36],
    ['Years of experience: 3', 36],
    ['Level I: 0-1 year of experience. Level II: 2-4 years of experience.', 0],
    ['Over 10 years of experience a must', 120],
    ['Experience: Forklift: 1 year (Required)', 12],
    ['Experience:\n- Forklift: 1 year (Required)\n- Warehouse: 2 years (Preferred)', 12],
    ['Experience\nSoldadura: 3 años (Requerido)', 36],
    ['Minimum 2 years and 6 months of experience', 24],
    ['Drivers must have 2 years experience, $25/hr', 24],
    ['You have 2 years of line cook experience', 24],
    ['Must have verifiable 1 year experience in last 3 years', 12],
    ['Over 2 years of experience with PLCs required.', 24],
    ['- 4+ years of work experience in a professional firm is a must.', 48],
    ['Experience: Must have 1-3+ years in industrial maintenance.', 12],
    ['Candidato con 2 años de experiencia en construcción.', 24],
    ['3 yrs. of recent warehouse work', 36],
    ['Must have 6 months of previous line cook work.', 6],
    ['Se requieren 2 años de trabajo reciente en almacén', 24],
    ['3-5 years of administrative program management experience required', 36],
  ]
  expect(wrongOf(rows, (text) => requiredExperience(text).months)).toEqual([])
})

it('[BY-05] reads nothing of what the employer has, of ages, of wishes, or of what is in doubt', () => {
  const texts = [
    'Open for two years. Experience is a plus.',
    'Experience:\n- Forklift: 1 year (Preferred)\n\nAge: 21 years (Required)',
    'Journeyman card or 4 years experience',
    '2 years of experience as a manager, or any equivalent combination of training and experience',
    'Completed 4-year apprenticeship or 8 years experience',
    'High school diploma or GED; or three months related experience',
    '1 year warehouse experience, or willing to learn',
    'You must be at least 18 years of age with warehouse experience.',
    'Family owned: our team has over 40 years of experience moving freight. No experience needed, we train.',
    'With 25 years in business, we offer an experience like no other.',
    'Over a decade ago we began. In 30 years we have built experience and trust.',
    'Must be 18 years or older. Experience is a plus.',
    'Our company has 20 years of experience.',
    '1-2 years of warehouse experience preferred.',
    'Acme Freight has 12 years of experience in the region.',
    'With more than 35 years of experience, Acme is a leader in roofing.',
    'Our trainers bring 15 years of experience to every class.',
    'You will learn from a crew with 20 years of combined experience.',
    'Contamos con más de 15 años de experiencia en el mercado.',
    'Somos una empresa con 10 años de experiencia.',
    'Experience a company that has grown for 12 years.',
    '6 months of experience is helpful but not required.',
    'You do not need 2 years of experience.',
    'You don’t need 2 years of experience.',
    'It does not require 3 years of experience.',
    'Without 2 years of experience you can start as a helper.',
    'No se necesitan 3 años de experiencia.',
    'You need a maximum 2 years of experience.',
    'Candidates need 2 years of experience maximum.',
    'Must not have more than 5 years of experience.',
    'After one year of experience you will be promoted.',
    'In this job you will gain 2 years of experience.',
    'High school diploma or 2 years of experience.',
    'Less than 1 year of experience? Apply anyway.',
    'Founded 30 years ago on a shared experience of the road.',
    '2 años de experiencia deseable',
    'A degree may substitute for one year of experience.',
    'Each year of training may be substituted for six months of experience.',
    '- $25–$32/hour for 2–6 years of experience',
    'You’ll work with a foreman who has 25 years of experience.',
    'Licensed for 3 years and experience with trailers.',
    '6 months of experience or completion of a driving school.',
    'Experience: Forklift: 1 year (Preferred)',
    'Looking for a company with 30 years of experience? Join us',
    'Do you want to work for a company with over 25 years of experience?',
    'You will be trained by mechanics with 20 years of experience',
    'You will report to a supervisor with 25 years of experience',
    'Every one of your coworkers has 10 years of experience',
    'If you have 5 years of experience, you will earn $25',
    'Drivers with 2 years experience earn $25/hr',
    'Starting pay is $20 for candidates with 3+ years of experience',
    '$22/hr with at least 2 years of experience',
    'Bonus for drivers with 1 year of experience',
    'Requires 3 years clean MVR, forklift experience',
    '6-month assignment for someone with experience',
    '6 months of paid training, no experience',
    'This apprenticeship gives you 4 years of experience',
    '1 yr exp pref’d',
    '2 years experience is an asset',
    '2 years experience would be beneficial',
    '1 year experience or will train the right person',
    'Requires 2 years of experience or a CDL',
    'Se prefiere 1 año de experiencia',
    '1 año de experiencia es una ventaja',
    '2 años de experiencia, no indispensable',
    'Combined years of experience: 60',
    'Zero to two years of experience',
    'Pay increases with each 6 months of experience',
    'You’ll be mentored by electricians having at least 15 years of experience',
    'You will be coached by foremen with over 20 years of experience',
    'This is a 2-year program where you gain hands-on experience',
    'Guaranteed 6 months of warehouse work',
    '2 years of steady road work',
    'We have done 12 years of similar work in this city',
    'Bring photos of 2 years of recent work samples',
    '3 years of recent warehouse work preferred',
    'With 20 years of experience in roofing needed repairs are done right',
  ]
  expect(
    wrongOf(
      texts.map((text) => [text, 0]),
      (text) => requiredExperience(text).months,
    ),
  ).toEqual([])
})

it('[BY-05] takes what stands under a heading of wishes or of the employer as asked only where it says so', () => {
  const rows: [string, number][] = [
    ['Preferred qualifications:\n- 2 years of experience', 0],
    ['PREFERRED QUALIFICATIONS\n- 4 years of experience with PLCs', 0],
    ['Nice to have:\n3 years of forklift experience\nRequirements:\n6 months of experience', 6],
    ['Nice to Haves:\n- 1 year of welding experience', 0],
    ['It’s a plus if you have:\n- 2 years of driving experience', 0],
    [
      'Desired skills\n- 4 years of experience in carpentry\nEducation and experience\n- 1 year of experience',
      12,
    ],
    ['Ideal candidate:\n- 3 years of landscaping experience', 0],
    ['Preferred:\n- Forklift experience\n- 2 years of experience\n- 1 year of experience is required', 12],
    ['Deseable:\n- 2 años de experiencia\nRequisitos:\n- 1 año de experiencia', 12],
    ['About us\n8 years of experience\nThe work\n- 3 years of experience', 36],
    ['Benefits:\n- 6 months of experience to begin with', 0],
    [
      'Minimum qualifications:\n- 1 year of experience\nPreferred qualifications:\n- 3 years of experience',
      12,
    ],
    ['Forklift experience preferred\n2 years of warehouse experience', 24],
  ]
  expect(wrongOf(rows, (text) => requiredExperience(text).months)).toEqual([])
})

it('[BY-05] looks for no experience in what is too long for a sentence', () => {
  expect(requiredExperience(`must ${'experience 1 year a b c d '.repeat(4_000)}`).months).toBe(0)
})

it('[BY-05] keeps the sentence that asks', () => {
  const text = 'We have moved freight for 40 years. You need two years of dock experience. Apply today!'
  expect(requiredExperience(text)).toEqual({ months: 24, sentence: 'You need two years of dock experience.' })
})

it('[BY-05] reads a field of its own, or leaves it to the text', () => {
  const rows: [string, number | null][] = [
    ['12 months', 12],
    ['120 months', 120],
    ['2 years', 24],
    ['1-3 years', 12],
    ['3+ yrs', 36],
    ['At least 2 years', 24],
    ['Entry level', 0],
    ['None', 0],
    ['No experience needed', 0],
    ['Senior', null],
    ['', null],
  ]
  expect(wrongOf(rows, experienceOfField)).toEqual([])
})

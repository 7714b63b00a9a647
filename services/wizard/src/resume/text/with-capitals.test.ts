import { expect, it } from 'vitest'
import { readResume } from '../read-resume.ts'
import { paragraphLine } from './paragraph-line.ts'

const read = (text: string) => {
  const lines = text.split('\n').flatMap((line) => paragraphLine({ parts: [line.trim()] }) ?? [])
  const { name, jobs, schools } = readResume(lines)
  return [
    name?.value,
    ...jobs.map(({ title, company, city, state, duties }) =>
      [title?.value, company?.value, city?.value, state?.value, duties?.value].join(' | '),
    ),
    ...schools.map((school) => [school.name?.value, school.degree?.value].join(' | ')),
  ]
}

it('[BY-09] reads a resume that was typed without capitals', () => {
  const typed = `maria lopez
    el paso, tx 79936
    602-555-0188 | maria.lopez@example.com

    work experience
    cna
    magnolia nursing home - el paso, tx
    march 2019 - june 2021
    - bathing and feeding
    cashier, mcdonald's, el paso tx
    2017 to 2019
    ran the register and counted the drawer

    education
    maryvale high school, ged 2018`
  expect(read(typed)).toEqual([
    'Maria Lopez',
    'CNA | Magnolia Nursing Home | El Paso | TX | • Bathing and feeding',
    "Cashier | McDonald's | El Paso | TX | Ran the register and counted the drawer",
    'Maryvale High School | GED',
  ])
  const spanish = `luis martinez
    experiencia
    cocinero, restaurante el paisano, dallas tx
    enero 2020 - presente
    preparar carnes y salsas
    lavaplatos en taquería la norteña
    2018 a 2019`
  expect(read(spanish).slice(0, 3)).toEqual([
    'Luis Martinez',
    'Cocinero | Restaurante El Paisano | Dallas | TX | Preparar carnes y salsas',
    'Lavaplatos | Taquería La Norteña |  |  | ',
  ])
})

it('[BY-09] tells the duties of a resume in capitals alone from its employers', () => {
  const loud = `TERRENCE HALL
    WORK HISTORY
    JANITOR, ABM INDUSTRIES, ST. LOUIS MO
    MAY 2021 - PRESENT
    CLEAN OFFICES AND RESTROOMS, BUFF FLOORS
    DISHWASHER, OLIVE GARDEN, ST. LOUIS MO
    FEB 2019 - APRIL 2021
    WASHED DISHES, TOOK OUT TRASH
    TEMP LABOR, LABOR READY
    2017 - 2019
    CONSTRUCTION CLEAN UP, MOVING, LANDSCAPING`
  expect(read(loud).slice(1)).toEqual([
    'JANITOR | ABM INDUSTRIES | ST. LOUIS | MO | Clean offices and restrooms, buff floors',
    'DISHWASHER | OLIVE GARDEN | ST. LOUIS | MO | Washed dishes, took out trash',
    'TEMP LABOR | LABOR READY |  |  | CONSTRUCTION CLEAN UP, MOVING, LANDSCAPING',
  ])
})

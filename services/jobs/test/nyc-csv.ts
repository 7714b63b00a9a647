import { Readable } from 'node:stream'

const headings = [
  'Job ID',
  'Agency',
  'Posting Type',
  'Business Title',
  'Civil Service Title',
  'Title Code No',
  'Level',
  'Job Category',
  'Full-Time/Part-Time indicator',
  'Salary Range From',
  'Salary Range To',
  'Salary Frequency',
  'Work Location',
  'Division/Work Unit',
  'Job Description',
  'Minimum Qual Requirements',
  'Preferred Skills',
  'Posting Date',
] as const
type Heading = (typeof headings)[number]

const usual: Record<Heading, string> = {
  'Job ID': '1',
  Agency: 'DEPT OF ENVIRONMENT PROTECTION',
  'Posting Type': 'External',
  'Business Title': 'MACHINIST',
  'Civil Service Title': 'MACHINIST',
  'Title Code No': '92610',
  Level: '0',
  'Job Category': 'Building Operations & Maintenance',
  'Full-Time/Part-Time indicator': 'F',
  'Salary Range From': '34.63',
  'Salary Range To': '40.3',
  'Salary Frequency': 'Hourly',
  'Work Location': '59-17 Junction Blvd Corona Ny',
  'Division/Work Unit': 'Water Supply/Mech/Elec',
  'Job Description': '',
  'Minimum Qual Requirements': '',
  'Preferred Skills': '',
  'Posting Date': '2019-02-11T00:00:00.000',
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of the city's file; `overrides` say what is particular about it. */
export const nycRow = (overrides: Partial<Record<Heading, string>> = {}): string =>
  headings.map((heading) => cell(overrides[heading] ?? usual[heading])).join(',')

const nycHead = headings.map(cell).join(',')

/** A file of the city: its heading and these lines, in whatever bytes. */
export const nycFile = (...lines: (string | Buffer)[]): Readable =>
  Readable.from([
    Buffer.concat([nycHead, ...lines].flatMap((line) => [Buffer.from(line), Buffer.from('\n')])),
  ])

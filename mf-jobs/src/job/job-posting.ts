import { fieldsWith } from '@lunchpail/contracts/jobs/posting-fields'
import { descriptionHtml } from '@lunchpail/contracts/jobs/rules/description-html'
import { positionWords } from '@lunchpail/contracts/jobs/search/position-words'
import type { Job } from '../api.ts'

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  either: ['FULL_TIME', 'PART_TIME'],
} as const

function salaryOf({ wage: { from, to } }: Job): object | undefined {
  const [low, high] = [from || undefined, to || undefined]
  if (low === undefined && high === undefined) return undefined
  const amount = low === high ? { value: low } : { minValue: low, maxValue: high }
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'HOUR' },
  }
}

/** As the field is meant: "day shift or night shift, 7:00AM or 11:00PM; Monday to Friday; 8 hours". */
const workHoursOf = ({ shifts, schedule_start, schedule_description, schedule_duration }: Job): string => {
  const starts = [shifts.map((shift) => `${shift} shift`).join(' or '), schedule_start]
  return [starts.filter(Boolean).join(', '), schedule_description, schedule_duration]
    .flatMap((words) => words?.replace(/\.$/, '') || [])
    .join('; ')
}

/** Months where the posting asks for some; in the words that search engines know where it asks for none. */
function experienceOf({ experience_months: months = 0, entry }: Job): object | string | undefined {
  if (months > 0) return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: months }
  return entry ? 'no requirements' : undefined
}

/** A job as search engines list it: schema.org JobPosting. Absent facts are left out. */
export function jobPosting(job: Job, origin: string): object {
  const { company, location, address, latitude, longitude } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.details),
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.id) },
    url: `${origin}/jobs/${job.id}`,
    datePosted: job.posted_at,
    ...(job.closes_at && { validThrough: job.closes_at }),
    // in the language in which it is read back
    ...(job.role && { occupationalCategory: positionWords.en.role[job.role] }),
    employmentType: employmentTypes[job.schedule_type],
    ...(workHoursOf(job) && { workHours: workHoursOf(job) }),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.logo_url && { logo: new URL(company.logo_url, origin).href }),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(address && !location.approximate && { streetAddress: address }),
        addressLocality: location.city,
        addressRegion: location.state,
        ...(location.zip && { postalCode: location.zip }),
        addressCountry: 'US',
      },
      // the middle of a city is not where the job is
      ...(latitude !== undefined &&
        longitude !== undefined &&
        !location.approximate && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
    baseSalary: salaryOf(job),
    ...(experienceOf(job) && { experienceRequirements: experienceOf(job) }),
    ...(job.benefits && job.benefits.length > 0 && { jobBenefits: job.benefits.join(', ') }),
    directApply: true,
    ...Object.fromEntries(
      fieldsWith('jsonLd').flatMap(([name, property]) => (job[name] ? [[property, job[name]]] : [])),
    ),
  }
}

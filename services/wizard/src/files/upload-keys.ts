import { resumeUpload } from '@lunchpail/contracts/wizard/enumerations'

interface Keyed {
  readonly companyId: string
  readonly type: string
  readonly at: Date
  /** that cannot be guessed */
  readonly random: string
}

/** 2 §7: by category, company id, type, date and timestamp. */
export const resumeKey = ({ companyId, type, at, random }: Keyed): string =>
  `resume/${companyId}/${type}/${at.toISOString().slice(0, 10)}/${at.getTime()}-${random}`

/** The sizes of the parts that a file of so many bytes is sent in. */
export const partSizes = (bytes: number): number[] =>
  Array.from({ length: Math.ceil(bytes / resumeUpload.partBytes) }, (_, index) =>
    Math.min(resumeUpload.partBytes, bytes - index * resumeUpload.partBytes),
  )

/** Where a browser puts the parts: what is at the key itself only this service writes, once it has looked at it. */
export const partKeys = (location: string, bytes: number): string[] =>
  partSizes(bytes).map((_, index) => `incoming/${location}/${index + 1}`)

export const allKeys = ({ location, bytes }: { location: string; bytes: number }): string[] => [
  location,
  ...partKeys(location, bytes),
]

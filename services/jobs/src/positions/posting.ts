import type { PositionStatus, Trade, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { PostingValues, TextFieldName } from '@lunchpail/contracts/jobs/posting-fields'
import type { Question } from '@lunchpail/contracts/jobs/question'

/** A section of a description: plain text, one paragraph a line, list items begin with "- ". */
export interface Section {
  readonly heading: string | null
  readonly text: string
}

export interface PostedPlace {
  readonly address: string | null
  readonly city: string
  /** two letters */
  readonly region: string
  readonly zip: string | null
  readonly latitude: number
  readonly longitude: number
  /** found from a borough or city name, not from an address */
  readonly approximate: boolean
}

export interface PostedCompany {
  /** its name in the feed, by which it is found again */
  readonly externalId: string
  readonly name: string
  readonly about: string | null
}

/** A question as the feed or the map words it; `key` names it within the company. */
export interface PostedQuestion {
  readonly key: string
  readonly question: string
  readonly type: Question['type']
  readonly answers?: readonly {
    readonly value: string
    readonly has_follow_up?: boolean
    /** skills that whoever chose it is asked next */
    readonly keywords?: readonly KeywordId[]
  }[]
  readonly follow_up?: string
  /** the same words in Spanish; its answers in the same order */
  readonly spanish?: {
    readonly question: string
    readonly answers?: readonly string[]
    readonly follow_up?: string
  }
  /** 2 §4: after the date (ISO 8601), who answered before it with one of these values is asked again */
  readonly reprompt?: { readonly after: string; readonly answers: readonly string[] }
}

/** What a job asks for beside its schedule, as positionState of contracts names it. */
export interface Requirements {
  readonly weekend: boolean
  readonly overtime: boolean
  readonly entry: boolean
  readonly drugScreen: boolean
  readonly backgroundFlexible: boolean
  /** 0 where it asks for none */
  readonly experienceMonths: number
  readonly keywords: readonly KeywordId[]
}

/** A posting as every feed is brought to, before it is compared with what is stored. */
export interface Posting {
  readonly externalId: string
  readonly state: PositionStatus
  readonly title: string
  readonly role: Trade | null
  readonly shifts: readonly Shift[]
  readonly schedule: {
    readonly type: ScheduleType
    readonly start: string | null
    readonly duration: string | null
    readonly description: string | null
    /** the company decides which of the shifts it will be: applicants are not asked */
    readonly disablePreferredShift: boolean
  }
  readonly requirements: Requirements
  /** other texts that its feed has as they are */
  readonly fields?: Partial<Pick<PostingValues, TextFieldName>>
  /** dollars an hour */
  readonly wage: { readonly from: number | null; readonly to: number | null }
  readonly sections: readonly Section[]
  /** null where its feed does not say: it stays when it came in first */
  readonly postedAt: Date | null
  readonly company: PostedCompany
  readonly place: PostedPlace
  readonly questions: readonly PostedQuestion[]
  /** when its last day is over; not set where its feed names none. The last one, as the order of a posting's keys is in its hash */
  readonly closesAt?: Date
}

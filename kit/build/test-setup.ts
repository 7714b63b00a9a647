import { waitAtMost } from './wait-at-most.ts'

waitAtMost(60_000)

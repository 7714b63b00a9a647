import { waitAtMost } from '../../../../build/wait-at-most.ts'

// many faults are noticed by nothing happening
waitAtMost(15_000)

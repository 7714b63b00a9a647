import { livePortalStates, type PortalState } from '../enumerations.ts'

/** 2 §4: whether candidates can see it. */
export const isLive = (state: PortalState): boolean => (livePortalStates as readonly number[]).includes(state)

import { mapPositions } from './map-positions.ts'

export const routes = { mapPositions }

import { configure, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { renderScreen, type FakeAnswers } from '@lunchpail/kit-web/test-host'
import type { Language } from '@lunchpail/contracts/language/translate'
import { manifest } from '../src/manifest.tsx'
import { session } from './profile.ts'

// the first screen of a file loads its modules, on a machine that may be busy
configure({ asyncUtilTimeout: 10_000 })

export const open = (path: string, answers: FakeAnswers, language: Language = 'en') =>
  renderScreen(manifest, { path, session, language, answers })

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** Fills slots by name as other nouns would; any other slot cannot be had. */
// oxlint-disable-next-line typescript/no-explicit-any -- each slot has props of its own
export const fillSlots = (fillings: Readonly<Record<string, ComponentType<any>>>): void =>
  setSlotSource((name) => Promise.resolve(fillings[name]))

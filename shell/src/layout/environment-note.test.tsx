// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { environments } from '@lunchpail/contracts/constants'
import { afterEach, expect, it } from 'vitest'
import { EnvironmentContext } from '../registry-context.ts'
import { EnvironmentNote } from './environment-note.tsx'

afterEach(cleanup)

it('[SH-07] a stage and a demo site say that they are not the real one', () => {
  const noteOf = (environment: (typeof environments)[number]) => {
    render(
      <EnvironmentContext value={environment}>
        <EnvironmentNote />
      </EnvironmentContext>,
    )
    const text = screen.queryByText(/site/)?.textContent ?? ''
    cleanup()
    return text
  }
  expect(environments.map(noteOf)).toEqual([
    '',
    'Test site: nothing here is real.',
    'Test site: nothing here is real.',
    '',
  ])
})

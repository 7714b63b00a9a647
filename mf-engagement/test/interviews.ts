import { fireEvent, screen } from '@testing-library/react'
import { anApplication, anInvite } from './application.ts'

export const { id } = anInvite()

export const application = anApplication().id

export const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

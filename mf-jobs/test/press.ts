import { act, fireEvent } from '@testing-library/react'

/** A press that waits for what it starts: the router changes pages in steps. */
export const press = (element: Element): Promise<void> => act(async () => void fireEvent.click(element))

export const type = (element: Element, value: string): Promise<void> =>
  act(async () => void fireEvent.change(element, { target: { value } }))

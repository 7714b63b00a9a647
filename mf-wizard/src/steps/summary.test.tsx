// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { eachOnACleanPage, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

describe('summary', () => {
  it('[WZ-19] counts to 500, keeps what is longer and says so, and has another prompt', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    type('Your summary', 'x'.repeat(501))
    expect(screen.getAllByText('501 of 500 characters').length).toBeGreaterThan(0)
    press('Next')
    expect(await screen.findAllByText('Please enter no more than 500 characters')).toHaveLength(2)
    press('I don’t have much work experience')
    expect(
      (screen.getByLabelText('Why would you be a great employee?') as HTMLTextAreaElement).value,
    ).toHaveLength(501)
    type('Why would you be a great employee?', 'x'.repeat(500))
    press('Next')
    await heading('Review Application')
  })
})

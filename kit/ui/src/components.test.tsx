// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button, LinkButton } from './button.tsx'
import { Card, CardLink } from './card.tsx'
import { Fact } from './fact.tsx'
import { LogoMark, markColour, markColours, monogram } from './logo-mark.tsx'
import { Pagination, pagesShown } from './pagination.tsx'
import { Progress } from './progress.tsx'
import { SearchForm } from './search-form.tsx'
import { ToastRegion } from './toast-region.tsx'
import { Unavailable } from './unavailable.tsx'

afterEach(cleanup)

describe('a button', () => {
  it('does nothing on its own in a form', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button')
  })

  it('takes no second press while it is busy, sends no form, and keeps name and focus', () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" busy onClick={onClick}>
          Send
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
    button.focus()
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.disabled).toBe(false)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
  })

  it("renders its link by the router's own", () => {
    render(
      <LinkButton href="/jobs" renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>}>
        Find work
      </LinkButton>,
    )
    expect(screen.getByRole('link', { name: 'Find work' }).getAttribute('href')).toBe('/app/jobs')
  })
})

it('progress says how far it is, and never more than all', () => {
  render(<Progress value={7} of={6} text="Step 7 of 6" />)
  const bar = screen.getByRole('progressbar', { name: 'Step 7 of 6' })
  expect(bar.getAttribute('aria-valuenow')).toBe('6')
  expect(bar.getAttribute('aria-valuemax')).toBe('6')
  expect(bar.querySelector('rect')!.getAttribute('width')).toBe('100%')
  cleanup()
  render(<Progress value={1} of={4} text="Step 1 of 4" />)
  expect(screen.getByRole('progressbar').querySelector('rect')!.getAttribute('width')).toBe('25%')
})

describe('pages', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 'gap', 12]],
    [3, 12, [1, 2, 3, 4, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('page %i of %i shows %j', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown)
  })

  const texts = {
    label: 'Pages of jobs',
    hrefOf: (page: number) => `?page=${page}`,
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page: number) => `Page ${page}`,
    nowLabel: 'Now',
  }

  it('are links, with the open one marked', () => {
    render(<Pagination {...texts} page={2} pages={3} />)
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1')
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
  })

  it('end where the list ends, and are not there for one page', () => {
    const { rerender } = render(<Pagination {...texts} page={3} pages={3} />)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
    rerender(<Pagination {...texts} page={1} pages={1} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

it('[BY-17] a search keeps the focus in its field as its words change, and shows those of the page', () => {
  const searched = vi.fn()
  const form = (value: string) => (
    <SearchForm label="Search by name" submit="Search" value={value} onSearch={searched} />
  )
  const { rerender } = render(form(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  field.focus()
  fireEvent.change(field, { target: { value: ' Rosa ' } })
  fireEvent.submit(field.form!)
  expect(searched).toHaveBeenCalledWith('Rosa')
  rerender(form('Rosa'))
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  expect(field.value).toBe('Rosa')
  rerender(form(''))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

describe('a mark', () => {
  it.each([
    ['Harbor Freight Lines', 'HF'],
    ['acme', 'AC'],
    ['Department of Sanitation', 'DS'],
    ['DEPT OF TRANSPORTATION', 'DT'],
    ['3 Rivers Steel', '3R'],
    ['Ñandú Logística', 'ÑL'],
    ['The', 'TH'],
    ['', ''],
  ])('of %j is %j', (name, letters) => {
    expect(monogram(name)).toBe(letters)
  })

  it('keeps its colour for its name, and not all have one colour', () => {
    const names = ['Acme', 'Bright Foods', 'North Star', 'Harbor', 'Metro', 'Kraft', 'Rivers', 'Steel']
    const colours = names.map(markColour)
    expect(names.map(markColour)).toEqual(colours)
    expect(colours.every((colour) => colour >= 1 && colour <= markColours)).toBe(true)
    expect(new Set(colours).size).toBeGreaterThan(3)
  })

  it('is a monogram when the logo does not load', () => {
    const { container } = render(<LogoMark name="Acme" src="/logo.png" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.textContent).toBe('AC')
  })
})

it('a card is one link, whose name is its heading', () => {
  render(
    <Card as="article">
      <h2>
        <CardLink href="/jobs/12">Forklift Operator</CardLink>
      </h2>
      <Fact icon="pay" label="Pay">
        $21.50 an hour
      </Fact>
    </Card>,
  )
  expect(screen.getByRole('link').textContent).toBe('Forklift Operator')
  expect(screen.getByRole('article').textContent).toContain('Pay: $21.50 an hour')
})

it('what is down offers another try', () => {
  const onRetry = vi.fn()
  render(<Unavailable title="Jobs are not there right now" retryLabel="Try again" onRetry={onRetry} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert').textContent).toContain('Jobs are not there right now')
  expect(onRetry).toHaveBeenCalledOnce()
})

it('messages appear in a polite region that stands there before them', () => {
  const { rerender } = render(<ToastRegion label="Messages" toasts={[]} />)
  const region = screen.getByRole('status')
  expect(region.getAttribute('aria-live')).toBe('polite')
  rerender(<ToastRegion label="Messages" toasts={[{ id: 1, text: 'Code re-sent!' }]} />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Code re-sent!')
})

import { Disclosure } from '../../src/disclosure.tsx'
import { Pagination } from '../../src/pagination.tsx'
import type { SpecimenProps } from '../gallery.tsx'

export function Finding({ scheme }: SpecimenProps) {
  return (
    <>
      {[1, 5, 12].map((page) => (
        <Pagination
          key={page}
          label={`Pages, ${scheme}, ${page}`}
          page={page}
          pages={12}
          hrefOf={(to) => `#page-${to}`}
          previousLabel="Previous"
          nextLabel="Next"
          pageLabel={(to) => `Page ${to}`}
          nowLabel={`Page ${page} of 12`}
        />
      ))}
      <Disclosure summary="What you bring" open>
        <p>A driver license, steel-toe boots, and a good morning.</p>
      </Disclosure>
      <Disclosure summary="How to get there">
        <p>Bus 34 stops at the gate.</p>
      </Disclosure>
      <Disclosure kind="inline" summary="Why do you ask?" open>
        <p>The law asks employers to count. No employer sees your answer.</p>
      </Disclosure>
    </>
  )
}

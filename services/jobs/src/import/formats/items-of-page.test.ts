import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { ItemOrFault } from './feed-item.ts'
import { readJsonLd } from './read-json-ld.ts'

async function read(page: string): Promise<ItemOrFault[]> {
  const found: ItemOrFault[] = []
  for await (const one of readJsonLd(Readable.from([Buffer.from(page)]))) found.push(one)
  return found
}

const markedPage = `<html><meta property="og:title" content="Jobs"><body>
<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement">Jobs</li></ol>
<div itemscope itemtype="http://schema.org/JobPosting">
  <meta itemprop="identifier" content="a-1"><meta itemprop="jobLocationType" content="TELECOMMUTE">
  <h1 itemprop="title name">Forklift
    Operator &amp; Loader</h1> at
  <span itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">Acme</b></span>
  <span itemprop="jobLocation" itemscope itemtype="http://schema.org/Place">
    <span itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
      <span itemprop="addressLocality">Dayton</span>, <abbr itemprop="addressRegion" content="OH">Ohio</abbr></span></span>
  <div itemprop="baseSalary" itemscope itemtype="http://schema.org/MonetaryAmount"><meta itemprop="currency" content="USD">
    <i itemprop="value" itemscope itemtype="http://schema.org/QuantitativeValue">$<b itemprop="minValue">18</b> to
    <b itemprop="maxValue">21</b> <meta itemprop="unitText" content="HOUR">an hour</i></div>
  <time itemprop="datePosted" datetime="2026-11-20">last week</time>
  <span itemprop="employmentType">FULL_TIME</span><span itemprop="employmentType">PART_TIME</span>
  <div itemprop="description"><p>Lift &lt;50 lbs.</p><ul><li>Load<li>Unload</ul></div>
  <a itemprop="url" href="https://acme.example/1">Apply</a>
</div></body></html>`
const inRdfa = markedPage
  .replaceAll(
    /itemscope itemtype="https?:\/\/schema\.org\/(\w+)"/g,
    'vocab="https://schema.org/" typeof="$1"',
  )
  .replaceAll('itemprop=', 'property=')

it('[BY-05] reads what a page marks among its text, in microdata and in RDFa, where no script of it has a job', async () => {
  for (const page of [markedPage, inRdfa]) {
    const found = await read(page)
    expect(found).toMatchObject([
      {
        item: {
          id: 'a-1',
          title: 'Forklift Operator & Loader',
          company: 'Acme',
          city: 'Dayton',
          state: 'OH',
          isRemote: true,
          pay: { from: 18, to: 21 },
          postedAt: '2026-11-20',
          employment: 'FULL_TIME, PART_TIME',
          description: '<p>Lift &lt;50 lbs.</p><ul><li>Load</li><li>Unload</li></ul>',
        },
      },
    ])
  }
  const withScript = markedPage.replace(
    '<body>',
    `<script type="application/ld+json">{"@type":"JobPosting","title":"Picker"}</script><body>`,
  )
  expect(await read(withScript)).toMatchObject([{ item: { title: 'Picker' } }])
  const two = `${markedPage}${markedPage.replace('content="a-1"', 'content="a-2"')}`
  expect(await read(two)).toMatchObject([{ item: { id: 'a-1' } }, { item: { id: 'a-2' } }])
})

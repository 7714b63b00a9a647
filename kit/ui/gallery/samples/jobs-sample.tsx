import { Badge } from '../../src/badge.tsx'
import { Card, CardLink } from '../../src/card.tsx'
import { FactList } from '../../src/fact.tsx'
import { LogoMark } from '../../src/logo-mark.tsx'
import { Page } from '../../src/page.tsx'
import { Pagination } from '../../src/pagination.tsx'
import styles from './samples.module.css'
import { TopBar } from './top-bar.tsx'

const jobs = [
  [
    'Forklift Operator',
    'Harbor Freight Lines',
    '$21.50 an hour',
    'Newark, NJ',
    'Day, 6 am to 2 pm',
    '22 min',
  ],
  ['Line Cook', 'Bright Foods', '$18.00 an hour', 'Jersey City, NJ', 'Swing, 2 pm to 10 pm', '35 min'],
  [
    'Diesel Mechanic',
    'North Star Trucking',
    '$34.00 an hour',
    'Elizabeth, NJ',
    'Night, 10 pm to 6 am',
    '41 min',
  ],
  [
    'Sanitation Worker and Vehicle Operator, Grade II',
    'Department of Sanitation',
    '$24.10 an hour',
    'Staten Island, NY',
    'Day',
    '120+ min',
  ],
] as const

export function JobsSample() {
  return (
    <>
      <TopBar />
      <main>
        <Page title="248 jobs near 07105" width="wide">
          <ul className={styles.grid}>
            {jobs.map(([title, company, pay, place, shift, way], index) => (
              <Card as="li" key={title}>
                <div className={styles.card}>
                  <div className={styles.head}>
                    <LogoMark name={company} />
                    <div>
                      <h2>
                        <CardLink href="#job">{title}</CardLink>
                      </h2>
                      <p className={styles.company}>{company}</p>
                    </div>
                    {index === 0 && <Badge tone="accent">New</Badge>}
                  </div>
                  <FactList
                    layout="rows"
                    facts={[{ icon: 'pay', label: 'Pay', strong: true, children: pay }]}
                  />
                  <FactList
                    facts={[
                      { icon: 'place', label: 'Location', children: place },
                      { icon: 'shift', label: 'Shift', children: shift },
                      { icon: 'car', label: 'Way to work', children: way },
                    ]}
                  />
                </div>
              </Card>
            ))}
          </ul>
          <Pagination
            label="Pages of jobs"
            page={2}
            pages={13}
            hrefOf={(page) => `#${page}`}
            previousLabel="Previous"
            nextLabel="Next"
            pageLabel={(page) => `Page ${page}`}
            nowLabel="Page 2 of 13"
          />
        </Page>
      </main>
    </>
  )
}

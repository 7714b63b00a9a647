import { Badge } from '../../src/badge.tsx'
import { Button } from '../../src/button.tsx'
import { Card, CardLink } from '../../src/card.tsx'
import { FactList } from '../../src/fact.tsx'
import { LogoMark } from '../../src/logo-mark.tsx'
import styles from './specimens.module.css'

export function Cards() {
  return (
    <>
      <Card as="article">
        <div className={styles.tall}>
          <div className={styles.cardHead}>
            <LogoMark name="Harbor Freight Lines" />
            <div>
              <h3>
                <CardLink href="#job">Forklift Operator</CardLink>
              </h3>
              <p className={styles.small}>Harbor Freight Lines</p>
            </div>
          </div>
          <FactList
            facts={[
              { icon: 'pay', label: 'Pay', strong: true, children: '$21.50 an hour' },
              { icon: 'place', label: 'Location', children: 'Newark, NJ' },
              { icon: 'day', label: 'Shift', children: 'Day, 6 am to 2 pm' },
              { icon: 'distance', label: 'Way', children: '22 min' },
            ]}
          />
          <div className={styles.row}>
            <Badge tone="accent">New</Badge>
            <Button size="small">Save</Button>
          </div>
        </div>
      </Card>
      <Card tone="chosen">A card that is chosen.</Card>
      <div className={styles.row}>
        <Badge>Draft</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="good" icon="check">
          You&apos;re in
        </Badge>
        <Badge tone="warn" icon="shift">
          2 days left
        </Badge>
        <Badge tone="bad" icon="error">
          Closed
        </Badge>
      </div>
    </>
  )
}

import { Button, LinkButton } from '../../src/button.tsx'
import { Link } from '../../src/link.tsx'
import styles from './specimens.module.css'

export function Buttons() {
  return (
    <>
      <div className={styles.row}>
        <Button kind="primary">Apply now</Button>
        <Button kind="primary" iconAfter="forward">
          Next
        </Button>
        <LinkButton kind="primary" href="#" icon="search">
          Find work
        </LinkButton>
      </div>
      <div className={styles.row}>
        <Button>Save for later</Button>
        <Button icon="search">Filters</Button>
        <Button kind="quiet">Skip</Button>
        <Button kind="danger" icon="delete">
          Withdraw
        </Button>
      </div>
      <div className={styles.row}>
        <Button kind="primary" size="small">
          Small
        </Button>
        <Button size="small" icon="retry">
          Try again
        </Button>
        <Button kind="quiet" size="small">
          Show all
        </Button>
      </div>
      <div className={styles.row}>
        <Button kind="primary" disabled>
          Not yet
        </Button>
        <Button disabled>Not yet</Button>
        <Button kind="primary" busy>
          Send application
        </Button>
        <Button busy>Save</Button>
      </div>
      <Button kind="primary" wide>
        Send my application
      </Button>
      <p>
        By continuing, you agree to the <Link href="#">terms</Link> and the{' '}
        <Link href="#">privacy policy</Link>.
      </p>
      <div className={styles.row}>
        <Link kind="alone" href="#" icon="back">
          Back
        </Link>
        <Link kind="alone" href="#">
          Forgot password?
        </Link>
      </div>
    </>
  )
}

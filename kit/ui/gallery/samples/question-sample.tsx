import { ActionBar } from '../../src/action-bar.tsx'
import { Button } from '../../src/button.tsx'
import { Link } from '../../src/link.tsx'
import { Page } from '../../src/page.tsx'
import { Progress } from '../../src/progress.tsx'
import { RadioGroup } from '../../src/radio-group.tsx'
import { TopBar } from './top-bar.tsx'

const answers = [
  { value: '4', label: 'Preferred' },
  { value: '3', label: 'Okay' },
  { value: '2', label: 'Preferably not' },
  { value: '1', label: 'Definitely not' },
]

export function QuestionSample() {
  return (
    <>
      <TopBar />
      <main>
        <Page
          width="narrow"
          title="Can you work the night shift?"
          lead="4 pm to 4 am. Two of the jobs you chose have one."
          above={
            <>
              <Link kind="alone" icon="back" href="#">
                Back
              </Link>
              <Progress value={3} of={9} text="Step 3 of 9" />
            </>
          }
        >
          <RadioGroup legend="Can you work the night shift?" hideLegend choices={answers} defaultValue="3" />
          <ActionBar>
            <Button>Save and exit</Button>
            <Button kind="primary" iconAfter="forward">
              Next
            </Button>
          </ActionBar>
        </Page>
      </main>
    </>
  )
}

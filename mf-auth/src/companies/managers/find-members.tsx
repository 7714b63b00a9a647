import { Button } from '@lunchpail/kit-ui/button'
import { SearchForm } from '@lunchpail/kit-ui/search-form'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { searchMembers } from '../api.ts'
import { levelName } from '../level-name.ts'
import { sentences } from '../../sentences.ts'
import { fullName } from './full-name.ts'
import { listSentences } from './list-sentences.ts'

interface FindMembersProps {
  readonly search: string
  /** of what was found */
  readonly pages: number
  readonly onSearch: (words: string) => void
}

/** Words that narrow the list of managers, and the list as a file. */
export function FindMembers({ search, pages, onSearch }: FindMembersProps) {
  const t = sentences.use()
  const tl = listSentences.use()
  const { busy: saving, run } = useAction()
  const saveCsv = () =>
    run(async () => {
      const members = []
      for (let page = 1; page <= pages; page += 1)
        members.push(...(await searchMembers(page, search)).members)
      downloadCsv('managers', [
        [tl('head.name'), tl('head.email'), tl('head.title'), tl('head.level'), tl('head.since')],
        ...members.map((member) => [
          fullName(member),
          member.email,
          member.title ?? '',
          t(levelName(member.level)),
          member.since,
        ]),
      ])
    })
  return (
    <SearchForm label={tl('search')} submit={tl('find')} value={search} onSearch={onSearch}>
      {pages > 0 && (
        <Button busy={saving} onClick={() => void saveCsv()}>
          {tl('csv')}
        </Button>
      )}
    </SearchForm>
  )
}

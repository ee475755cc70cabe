import { because } from '../../harness/reasons/because.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { idsIn, largePart } from '../../harness/actions/routes/large-list.ts'
import { asOne } from '../../harness/verdicts/together.ts'
import { untested } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { leftUntested } from '../../core/judgement.ts'
import { isSuccess, outcomeOf } from '../../harness/checks/answers/answer.ts'
import { idsAscend } from '../../harness/checks/paging/ids-ascend.ts'
import * as handOver from '../../harness/checks/paging/page-hand-over.ts'
import * as meta from '../../harness/checks/paging/page-meta.ts'
import { eachRowOnce } from '../../harness/checks/paging/pages-complete.ts'
import { rowsSatisfy } from '../../harness/checks/values/rows-satisfy.ts'
import { answers, others, request, part } from '../world/parts.ts'
import type { Vocabulary } from './vocabulary.ts'
import { pagesKeepFilter, pagesLeaveOut } from '../../harness/observers/rules/list-filter.ts'
import { pagesShowAlike } from '../../harness/observers/rules/one-view.ts'

/** What every row of a filtered list has: the field of the filter and its value. */
const parent = part<{ field: string; id: string }>('the filter of the list', 'Given')

/** The first whole number that 64 bits do not hold. */
const beyondLimit = '18446744073709551616'

/** Of ids that are no numbers nobody knows which of two comes first. */
const unordered = (page: Exchange) => leftUntested(because('not-shown', { what: 'ids whose order is known' }), [page])

export const phrases: Vocabulary = {
  fixtures: {
    'a list with more than 250 rows': async (world) => {
      const draft = await world.scene.interface.largeList(world.scene)
      world.keep(request, () => draft)
    },
    'the accounts of the large login': (world) => {
      const draft = world.scene.requests.listAccounts([['login_id', world.scene.largeLogin().id]])
      world.keep(request, async () => draft)
    },
    "a list of one account's transactions with more than 250 rows": async (world) => {
      const large = await largePart(world.scene)
      const [[field, id] = ['', '']] = Object.entries(large.parent)
      world.keep(parent, { field, id })
      world.keep(request, () => large.draft)
    },
    'it is asked for by its login too': async (world) => {
      const { id, customer } = world.scene.largeLogin()
      const draft = await world.the(request)()
      const isByLogin = world.the(parent).field !== 'account_id'
      const both = isByLogin ? edit.withQuery(draft, 'customer_id', customer.id) : edit.withQuery(draft, 'login_id', id)
      const answer = await world.send(both)
      if (!isSuccess(answer)) throw untested(because('refused', { asked: 'two filters', outcome: outcomeOf(answer) }))
      world.keep(request, () => both)
    },
  },
  actions: {
    'a page is requested from 18446744073709551616, which is above the integer limit': async (world) => {
      const draft = await world.the(request)()
      world.keep(answers, [await world.send(edit.withQuery(draft, 'from_id', beyondLimit))])
    },
  },
  expectations: {
    'no page has <a row before the one from which it is requested>': (world) =>
      asOne(world.the(answers).map((page) => handOver.startsNoEarlier(page, beyondLimit) ?? unordered(page))),
    'every answer has <the next page, unless it is the last>': (world) =>
      meta.metaNamesNextPage(world.the(answers), world.run.dialect.ids),
    'the last page names no further page': (world) => meta.lastPageEnds(world.the(answers)),
    'each page starts with <the next_id of the page before>': (world) =>
      handOver.nextIdStartsNextPage(world.the(answers)),
    'each further page starts with the next_id of the page before': (world) =>
      handOver.nextIdStartsNextPage(world.the(answers), 1),
    'every row has <the parent of its list>': (world) => {
      const { field, id } = world.the(parent)
      const belongs = (row: Record<string, unknown>) => String(row[field]) === id
      const pages = world.the(answers)
      return handOver.refusedBehindNextPage(pages) ?? rowsSatisfy(pages, belongs, { wanted: `${field} ${id}` })
    },
    'every answer has <the filter of the first>': (world) => {
      const pages = world.the(answers)
      return handOver.refusedBehindNextPage(pages) ?? pagesKeepFilter(world.run.dialect, pages)
    },
    'no page shows a row of the other list': (world) => pagesLeaveOut(world.the(answers), idsIn(world.the(others))),
    'the ids ascend over all pages': (world) => idsAscend(world.the(answers)),
    'the small pages hold each row of the large pages once': (world) =>
      eachRowOnce(world.the(answers), idsIn(world.the(others))),
    'both have the same <values in each row>': (world) => pagesShowAlike(world.run.dialect, world.the(answers)),
  },
}

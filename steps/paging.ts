import { Given, Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { walkIsTheSame } from '../generators/properties/walk-is-the-same.ts'
import { idsAscend } from '../harness/checks/paging/ids-ascend.ts'
import {
  nextIdStartsNextPage,
  nextPageEqualsFromId,
  nextPageIsRelative,
  refusedBehindNextPage,
} from '../harness/checks/paging/page-hand-over.ts'
import { dataIsArray, lastPageEnds, metaNamesNextPage, metaOnLists } from '../harness/checks/paging/page-meta.ts'
import { defaultPageIs, pageHolds } from '../harness/checks/paging/page-size.ts'
import { fromIdIsInclusiveEverywhere } from '../generators/properties/from-id-is-inclusive-everywhere.ts'
import { rowsSatisfy } from '../harness/checks/values/rows-satisfy.ts'
import { eachRowOnce } from '../harness/checks/paging/pages-complete.ts'
import { idsIn, largeList, largePart } from '../harness/arrange/routes/large-list.ts'
import { followBothWays } from '../harness/arrange/paging/follow-both-ways.ts'
import { listTemplates } from '../harness/arrange/payments/drafts.ts'
import { walk } from '../harness/arrange/paging/follow-pages.ts'
import { exploreAndJudge } from './explore.ts'
import { goodRequest } from './good-requests.ts'
import { theRequest } from './probes.ts'
import type { AssayWorld } from './world.ts'

const paginatedLists = [
  'list logins',
  'list attempts',
  'list accounts',
  'list transactions',
  'list payment providers',
  'list templates',
]

Given('a list with more than 250 rows', async function (this: AssayWorld) {
  const draft = await largeList(this.scene)
  this.request = () => draft
})

Given("a list of one account's transactions with more than 250 rows", async function (this: AssayWorld) {
  const { draft, parent } = await largePart(this.scene, this.sender)
  this.settings = parent
  this.request = () => draft
})

When('the first page of every paginated list is read', async function (this: AssayWorld) {
  for (const name of paginatedLists) {
    const draft = await goodRequest(this, name)()
    if (this.requests.offers(draft)) this.answers.push(await this.send(draft))
  }
  // Lists of a client's own are short; one that all share may be seen to its end only so.
  const templates = listTemplates(this.requests, [['per_page', '1000']])
  if (this.requests.offers(templates)) this.answers.push(await this.send(templates))
})

When('it is walked in pages of {int}', async function (this: AssayWorld, size: number) {
  this.answers = await walk(this.sender, edit.withQuery(await theRequest(this), 'per_page', String(size)))
})

When('it is walked along next_page in pages of {int}', async function (this: AssayWorld, size: number) {
  const first = edit.withQuery(await theRequest(this), 'per_page', String(size))
  this.answers = await walk(this.sender, first, { by: 'next_page' })
})

When(
  'it is walked in pages of {int} and in pages of {int}',
  async function (this: AssayWorld, small: number, large: number) {
    const draft = await theRequest(this)
    this.answers = await walk(this.sender, edit.withQuery(draft, 'per_page', String(small)))
    this.others = await walk(this.sender, edit.withQuery(draft, 'per_page', String(large)))
  },
)

When('it is followed from its first page of {int} both ways', async function (this: AssayWorld, size: number) {
  const first = edit.withQuery(await theRequest(this), 'per_page', String(size))
  this.answers = await followBothWays(this.sender, first)
})

When('its first page is read without a size and with a size of {int}', async function (this: AssayWorld, size: number) {
  const draft = await theRequest(this)
  this.answers.push(await this.send(edit.withQuery(draft, 'per_page', undefined)))
  this.answers.push(await this.send(edit.withQuery(draft, 'per_page', String(size))))
})

Then('each of them is a list with meta', function (this: AssayWorld) {
  this.judge(dataIsArray(this.answers), 'conventions/paging/data-is-array')
  this.judge(metaOnLists(this.answers), 'conventions/paging/meta-on-every-list')
})

Then('each page but the last names the next', function (this: AssayWorld) {
  this.judge(metaNamesNextPage(this.answers, this.run.dialect.ids))
})

Then('the walk ends', function (this: AssayWorld) {
  this.judge(lastPageEnds(this.answers))
})

Then('each page starts with the next_id of the page before', function (this: AssayWorld) {
  this.judge(nextIdStartsNextPage(this.answers))
})

Then('from any of its rows a page starts with that row', async function (this: AssayWorld) {
  const draft = await theRequest(this)
  const ids = idsIn(await walk(this.sender, edit.withQuery(draft, 'per_page', '1000')))
  await exploreAndJudge(this, fromIdIsInclusiveEverywhere(this.sender, draft, ids))
})

Then('next_page is relative on each page', function (this: AssayWorld) {
  this.judge(nextPageIsRelative(this.answers))
})

Then('both ways lead to the same page of {int} rows', function (this: AssayWorld, size: number) {
  const [byNextPage, byFromId] = this.pair()
  this.judge(pageHolds([byNextPage, byFromId], size), 'conventions/paging/next-page-keeps-size')
  this.judge(nextPageEqualsFromId(byNextPage, byFromId), 'conventions/paging/next-page-equivalent')
})

Then('every row belongs to that account', function (this: AssayWorld) {
  const [[name, id] = []] = Object.entries(this.settings)
  const belongs = (row: Record<string, unknown>) => name !== undefined && String(row[name]) === String(id)
  const wanted = `${name} ${String(id)}`
  this.judge(refusedBehindNextPage(this.answers) ?? rowsSatisfy(this.answers, belongs, { wanted }))
})

Then('the ids ascend over the whole walk', function (this: AssayWorld) {
  this.judge(idsAscend(this.answers))
})

Then('the walk in small pages meets each row once', function (this: AssayWorld) {
  this.judge(eachRowOnce(this.answers, { ids: idsIn(this.others) }))
})

Then('each page but the last holds {int} rows', function (this: AssayWorld, size: number) {
  this.judge(pageHolds(this.answers, size))
})

Then(
  'for every page size from {int} to {int} the walk is the same',
  async function (this: AssayWorld, least: number, most: number) {
    await exploreAndJudge(this, walkIsTheSame(this.sender, await theRequest(this), least, most))
  },
)

Then('both are the same page', function (this: AssayWorld) {
  this.judge(defaultPageIs(...this.pair()))
})

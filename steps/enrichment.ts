import { Then, When } from '@cucumber/cucumber'
import { sparedByDay, stoppedByDay } from '../harness/checks/enrichment/daily-limit.ts'
import { documentationLinked } from '../harness/checks/enrichment/documentation-linked.ts'
import { flagShown, type Marked, noOtherMarked } from '../harness/checks/enrichment/duplicate-flag.ts'
import { fewerRows } from '../harness/checks/enrichment/fewer-rows.ts'
import { routesThere } from '../harness/checks/enrichment/routes-there.ts'
import * as edit from '../harness/client/edit-draft.ts'
import type { ClientPurpose } from '../harness/profile/profile.ts'
import { enrichMany, sendBatch } from '../harness/arrange/enrichment/batches.ts'
import { everyTrial } from '../harness/arrange/enrichment/enrichment-body-taken.ts'
import { deleteTransactions, markAndUnmark } from '../harness/arrange/enrichment/mark.ts'
import type { AssayWorld } from './world.ts'

function marks(world: AssayWorld): Promise<Marked> {
  return markAndUnmark(world.scene, world.sender)
}

When('each route of data enrichment is called, and one that is none', async function (this: AssayWorld) {
  const categories = this.requests.get('list categories', '/categories')
  this.answers = [await this.send(categories), ...(await everyTrial(this.scene, this.sender))]
  this.control = await this.send(edit.withPath(categories, `${this.run.dialect.basePath}/no_such_route`))
})

When('a transaction is marked as a duplicate and unmarked again', async function (this: AssayWorld) {
  await marks(this)
})

When('transactions of a connection are deleted', async function (this: AssayWorld) {
  this.answers = await deleteTransactions(this.scene, this.sender)
})

When(
  'batches of {int} and then of {int} objects are enriched',
  async function (this: AssayWorld, small: number, large: number) {
    this.control = await sendBatch(this.scene, this.sender, 'enrichment', small)
    this.answer = await sendBatch(this.scene, this.sender, 'enrichment', large)
  },
)

When('the {word} client has {int} objects enriched', async function (this: AssayWorld, as: string, objects: number) {
  this.answers = await enrichMany(this.scene, this.sender, as as ClientPurpose, objects)
})

Then('each is known, and the one that is none is not', function (this: AssayWorld) {
  this.judge(routesThere(this.answers, this.control))
})

Then('in between it is shown as a duplicate', async function (this: AssayWorld) {
  this.judge(flagShown(await marks(this), 'marked'))
})

Then('afterwards it is shown as none', async function (this: AssayWorld) {
  this.judge(flagShown(await marks(this), 'unmarked'))
})

Then('in between no other is shown as a duplicate', async function (this: AssayWorld) {
  this.judge(noOtherMarked(await marks(this)))
})

Then('fewer are listed than before', function (this: AssayWorld) {
  this.judge(fewerRows(...this.pair()))
})

Then('every refusal of this run links to its documentation', function (this: AssayWorld) {
  this.judge(documentationLinked([...new Set([...this.run.seen.exchanges(), ...this.answers])]))
})

Then('it is stopped by the limit of the day', function (this: AssayWorld) {
  this.judge(stoppedByDay(this.answers))
})

Then('it is not stopped by the limit of the day', function (this: AssayWorld) {
  this.judge(sparedByDay(this.answers))
})

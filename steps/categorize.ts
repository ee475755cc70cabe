import { Then, When } from '@cucumber/cucumber'
import { batchKeepsItems } from '../generators/properties/batch-keeps-items.ts'
import { accepted } from '../harness/checks/answers/accepted.ts'
import * as batch from '../harness/checks/categories/batch-answers.ts'
import { lessonTold, removalRestores, type TaughtDescription } from '../harness/checks/categories/category-follows.ts'
import { matchesSchema } from '../harness/checks/values/matches-schema.ts'
import { withinDailyLimit } from '../harness/checks/categories/within-daily-limit.ts'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import * as target from '../harness/arrange/enrichment/categorize.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

const taught = new WeakMap<AssayWorld, TaughtDescription>()
const home = 'ais-v3/categorize'

/** Sends one item with something special about it, and a plain one as its control. */
async function categorizeOne(world: AssayWorld, change: Record<string, unknown>): Promise<void> {
  world.control = await target.plainItem(world.scene, world.sender)
  world.answer = await world.send(target.categorize(world.scene, [{ ...target.goodItem(world.scene), ...change }]))
}

async function forEveryMix(world: AssayWorld, keeps: typeof batch.entryPerItem): Promise<void> {
  await exploreAndJudge(
    world,
    batchKeepsItems(keeps, (kinds) => target.mixedBatch(world.scene, world.sender, kinds)),
  )
}

When('a batch of good items is categorized', async function (this: AssayWorld) {
  this.answers = [(await target.mixedBatch(this.scene, this.sender, goodOnes)).answer]
})

const goodOnes = ['good', 'good', 'good', 'good', 'good']

Then('each item is answered in its place, with what was sent of it', async function (this: AssayWorld) {
  const { items, answer } = await target.mixedBatch(this.scene, this.sender, goodOnes)
  const schemaId = schemaIn(this.run.dialect, 'categorized')
  this.judge(({ id }) => {
    if (id === `${home}/answers-each-item`) return batch.entryPerItem(items, answer)
    if (id === `${home}/echoes-what-was-sent`) return batch.itemsEchoed(items, answer)
    return matchesSchema(answer, schemaId, { pick: 'data[]', obligation: id })
  })
})

When('an item is categorized without its {string}', function (this: AssayWorld, field: string) {
  return categorizeOne(this, { [field]: undefined })
})

When(
  'an item is categorized with a {string} of {int} characters',
  function (this: AssayWorld, field: string, length: number) {
    return categorizeOne(this, { [field]: target.textOf(length) })
  },
)

When('an item is categorized with the action {string}', function (this: AssayWorld, action: string) {
  return categorizeOne(this, { action })
})

When('batches of 100 and of 101 items are categorized', async function (this: AssayWorld) {
  this.control = await target.fullBatch(this.scene, this.sender, 100)
  this.answer = await target.fullBatch(this.scene, this.sender, 101)
})

When('a description is taught one category, then another, and then none', async function (this: AssayWorld) {
  taught.set(this, await target.teachDescription(this.scene, this.sender))
})

Then('the item is {word}', function (this: AssayWorld, kind: 'valid' | 'invalid') {
  this.judge(batch.itemIs(kind, this.control, this.answer))
})

Then('the batch of 100 is accepted', function (this: AssayWorld) {
  this.judge(withinDailyLimit(accepted(undefined, this.control), [this.control]))
})

Then('for every mix of good and bad items there is an entry for each, in order', function (this: AssayWorld) {
  return forEveryMix(this, batch.entryPerItem)
})

Then('for every mix of good and bad items errors stand on the bad ones alone', function (this: AssayWorld) {
  return forEveryMix(this, batch.errorsOnBadAlone)
})

Then('for every mix of good and bad items the good ones are categorized', function (this: AssayWorld) {
  return forEveryMix(this, batch.goodCategorized)
})

Then('its category follows, and is the first again in the end', function (this: AssayWorld) {
  const given = taught.get(this)
  if (!given) throw new Error('LESSON_MISSING: a When must teach a description first')
  this.judge(({ id }) => {
    if (id === `${home}/remove-restores`) return removalRestores(given)
    return lessonTold(given, id === `${home}/learn-applies` ? 'first' : 'second')
  })
})

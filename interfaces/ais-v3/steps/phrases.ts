import * as target from '../actions/categorize.ts'
import * as batch from '../checks/batch-answers.ts'
import {
  categorizedBehindBad,
  learnedBehindBad,
  learnItemApplies,
  removalRestores,
  type TaughtDescription,
} from '../checks/category-follows.ts'
import { asOne } from '../../../harness/verdicts/together.ts'
import { answer, answers, control, part } from '../../../steps/world/parts.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import { keeps, type Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

/** The items of each batch as they were sent, with its answer. */
const batches = part<ReadonlyArray<Awaited<ReturnType<typeof target.mixedBatch>>>>('the batches', 'When')
/** A description, categorized after each thing that it was taught. */
const taught = part<TaughtDescription>('the description that was taught', 'When')

/** A few good items, and as many as a batch may have. Source: Limits, row `Objects per batch request`. */
const goodBatches = [['good', 'good', 'good', 'good', 'good with an emoji'], target.goodKinds(100)]

/** One item of each kind, good and bad ones mixed, bad ones alone, and more good ones. */
const mixes = [
  ['good', 'long description', 'good', 'long identifier', 'good'],
  ['good'],
  ['long description'],
  ['long identifier'],
  ['long description', 'long identifier'],
  ['good', 'good', 'good', 'long identifier'],
]

async function categorize(world: AssayWorld, wanted: readonly string[][]): Promise<void> {
  const sent = await Array.fromAsync(wanted, (kinds) => target.mixedBatch(world.scene, kinds))
  world.keep(batches, sent)
  world.keep(
    answers,
    sent.map(({ answer: one }) => one),
  )
}

/** Evaluates every batch, and all of them as one. */
function ofEach(rule: typeof batch.entryPerItem) {
  return (world: AssayWorld) => asOne(world.the(batches).map((sent) => rule(sent.items, sent.answer)))
}

const ofCategorize: Vocabulary = {
  actions: {
    'batches of good items are categorized': (world) => categorize(world, goodBatches),
    'mixes of good and bad items are categorized': (world) => categorize(world, mixes),
    'a description is taught one category, then another, and then none': keeps(taught, target.teachDescription),
  },
  expectations: {
    'each item has <its entry>': ofEach(batch.entryPerItem),
    'each item has <its entry in its place>': ofEach(batch.entriesInOrder),
    'each item has <what was sent in its entry>': ofEach(batch.itemsEchoed),
    'each item has <errors if it is bad>': ofEach(batch.errorsOnBadAlone),
    'each item has <a category if it is good>': ofEach(batch.goodCategorized),
    'the item is valid': (world) => batch.itemIs('valid', world.the(control), world.the(answer)),
    'the item is invalid': (world) => batch.itemIs('invalid', world.the(control), world.the(answer)),
    'the description has <the first category once that is taught>': (world) =>
      learnItemApplies(world.the(taught), 'first'),
    'the description has <the second category once that is taught>': (world) =>
      learnItemApplies(world.the(taught), 'second'),
    'the description has <the second category behind a bad item too>': (world) =>
      categorizedBehindBad(world.the(taught)),
    'the description has <the category that is taught behind a bad item>': (world) =>
      learnedBehindBad(world.the(taught)),
    'the description has <its own category once both are removed>': (world) => removalRestores(world.the(taught)),
  },
}

export const phrases: readonly Vocabulary[] = [ofCategorize]

import * as target from '../actions/categorize.ts'
import * as batch from '../checks/batch-answers.ts'
import {
  categorizedBehindBad,
  learnItemApplies,
  removalRestores,
  type TaughtDescription,
} from '../checks/category-follows.ts'
import { answer, answers, control } from '../../../steps/world/parts.ts'
import { part } from '../../../steps/world/shared.ts'
import { keeps, type Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

/** The items of a batch as they were sent, with its answer. */
const goodBatch = part<Awaited<ReturnType<typeof target.mixedBatch>>>('the batch', 'When')
/** A description, categorized after each thing that it was taught. */
const taught = part<TaughtDescription>('the description that was taught', 'When')

const kinds = ['good', 'good', 'good', 'good', 'good with an emoji']

const ofCategorize: Vocabulary = {
  actions: {
    'a batch of good items is categorized': async (world) => {
      const sent = world.keep(goodBatch, await target.mixedBatch(world.scene, kinds))
      world.keep(answers, [sent.answer])
    },
    'a description is taught one category, then another, and then none': keeps(taught, target.teachDescription),
  },
  expectations: {
    'each item has <its entry>': (world) => {
      const sent = world.the(goodBatch)
      return batch.entryPerItem(sent.items, sent.answer)
    },
    'each item has <what was sent in its entry>': (world) => {
      const sent = world.the(goodBatch)
      return batch.itemsEchoed(sent.items, sent.answer)
    },
    'the item is valid': (world) => batch.itemIs('valid', world.the(control), world.the(answer)),
    'the item is invalid': (world) => batch.itemIs('invalid', world.the(control), world.the(answer)),
    'the description has <the first category once that is taught>': (world) =>
      learnItemApplies(world.the(taught), 'first'),
    'the description has <the second category once that is taught>': (world) =>
      learnItemApplies(world.the(taught), 'second'),
    'the description has <the second category behind a bad item too>': (world) =>
      categorizedBehindBad(world.the(taught)),
    'the description has <its own category once both are removed>': (world) => removalRestores(world.the(taught)),
  },
}

export const phrases: readonly Vocabulary[] = [ofCategorize]

import { When } from '../../../harness/evaluation/runner.ts'
import { batchKeepsItems } from '../generators/batch-keeps-items.ts'
import * as target from '../actions/categorize.ts'
import * as batch from '../checks/batch-answers.ts'
import { tryMany } from '../../../steps/world/explore.ts'
import { answer, control } from '../../../steps/world/parts.ts'
import { namedType } from '../../../steps/world/named-type.ts'
import { resolveValue } from '../../../steps/values/values.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'

type BatchRule = typeof batch.entryPerItem

/** What is evaluated of a batch, by the names that features write in angle brackets. */
const rules: Readonly<Record<string, BatchRule>> = {
  'the number of the entries': batch.entryPerItem,
  'the order of the entries': batch.entriesInOrder,
  'the errors of the bad items': batch.errorsOnBadAlone,
  'the categories of the good items': batch.goodCategorized,
}

namedType('batchRule', rules)

When(
  'an item is categorized with its {string} set to {}',
  async function (this: AssayWorld, field: string, to: string) {
    this.keep(control, await target.plainItem(this.scene))
    const item = { ...target.goodItem(this.scene), [field]: await resolveValue(this, to) }
    this.keep(answer, await this.send(target.categorize(this.scene, [item])))
  },
)

When(
  'many mixes of good and bad items are categorized, to see {batchRule}',
  async function (this: AssayWorld, rule: BatchRule) {
    const { scene } = this
    await tryMany(
      this,
      batchKeepsItems(rule, (kinds) => target.mixedBatch(scene, kinds)),
    )
  },
)

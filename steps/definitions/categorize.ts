import { When } from '../../harness/evaluation/runner.ts'
import { batchKeepsItems } from '../../generators/properties/batch-keeps-items.ts'
import * as target from '../../harness/actions/enrichment/categorize.ts'
import * as batch from '../../harness/checks/categories/batch-answers.ts'
import { tryMany } from '../world/explore.ts'
import { answer, control } from '../world/parts.ts'
import { phraseType } from '../world/phrase-type.ts'
import { resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'

type BatchRule = typeof batch.entryPerItem

phraseType<BatchRule>(
  'batchRule',
  new Map([
    ['number of the entries', batch.entryPerItem],
    ['order of the entries', batch.entriesInOrder],
    ['errors of the bad items', batch.errorsOnBadAlone],
    ['categories of the good items', batch.goodCategorized],
  ]),
)

When(
  'an item is categorized with its {string} set to {}',
  async function (this: AssayWorld, field: string, to: string) {
    this.keep(control, await target.plainItem(this.scene, this.sender))
    const item = { ...target.goodItem(this.scene), [field]: await resolveValue(this, to) }
    this.keep(answer, await this.send(target.categorize(this.scene, [item])))
  },
)

When(
  'many mixes of good and bad items are categorized, to see the {batchRule}',
  async function (this: AssayWorld, rule: BatchRule) {
    const { scene, sender } = this
    await tryMany(
      this,
      batchKeepsItems(rule, (kinds) => target.mixedBatch(scene, sender, kinds)),
    )
  },
)

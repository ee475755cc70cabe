import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import * as learning from '../../harness/actions/categories/learn-items.ts'
import { categoriesOfOneTree } from '../../harness/checks/categories/categorization.ts'
import {
  childlessParents,
  noFurtherCodes,
  type TreeName,
  treeOfAVersion,
} from '../../harness/checks/categories/category-trees.ts'
import { noDroppedCode } from '../../harness/checks/categories/newer-trees.ts'
import { readTable, type CategoryTrees } from '../../requirements/tables/read-table.ts'
import { answer, answers, others } from '../world/parts.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

/** Evaluates one tree of the list of categories; `documented` are both trees of the target's version. */
type TreeRule = (list: Exchange, tree: TreeName, documented: CategoryTrees) => Judgement
type CategoryRule = (pages: readonly Exchange[], tree: TreeName, documented: CategoryTrees) => Judgement

const older = readTable('categories-v4')
const newer = readTable('categories-v5')

namedType<TreeRule>('part of a tree', {
  'empty lists for the parents without children': (list, tree, documented) =>
    childlessParents(list, tree, documented[tree]),
  'no undocumented code': (list, tree, documented) => noFurtherCodes(list, tree, documented[tree]),
  'the codes of version 4 or of version 5': (list, tree) => treeOfAVersion(list, tree, [older, newer]),
})
namedType<CategoryRule>('code of a tree', {
  'a code': (pages, tree, documented) => categoriesOfOneTree(pages, documented, tree),
  'a code that version 5 kept': (pages, tree) => noDroppedCode(pages, older[tree], newer[tree]),
})

When('transactions are fetched with the categorization(s):', async function (this: AssayWorld, table: DataTable) {
  const words = table.raw().flat() as learning.Categorization[]
  const read = (word: learning.Categorization) => learning.categorizedTransactions(this.scene, word)
  const [first = [], second = []] = await Array.fromAsync(words, read)
  this.keep(answers, first)
  this.keep(others, second)
})

When(
  'transactions are first fetched by a reconnect with the categorization {string}',
  async function (this: AssayWorld, word: learning.Categorization) {
    this.keep(answers, await learning.transactionsOfReconnect(this.scene, word))
  },
)

Then('its {string} tree holds {part of a tree}', function (this: AssayWorld, tree: TreeName, rule: TreeRule) {
  this.judge(rule(this.the(answer), tree, learning.treesOf(this.scene)))
})

Then(
  'every category is {code of a tree} of the {string} tree',
  function (this: AssayWorld, rule: CategoryRule, tree: TreeName) {
    this.judge(rule(this.the(answers), tree, learning.treesOf(this.scene)))
  },
)

import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import * as learning from '../../harness/actions/categories/learn-items.ts'
import { categoriesOfOneTree } from '../../harness/checks/categories/categorization.ts'
import { categoryIsChild } from '../../harness/checks/categories/category-of-transaction.ts'
import {
  childlessParents,
  noFurtherCodes,
  treeHolds,
  type TreeName,
} from '../../harness/checks/categories/category-trees.ts'
import { noDroppedCode } from '../../harness/checks/categories/newer-trees.ts'
import { treeOfAVersion } from '../../harness/checks/categories/trees-of-a-version.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import type { CategoryTrees } from '../../requirements/tables/table-shapes.ts'
import { answer, answers, others } from '../world/parts.ts'
import { phraseType } from '../world/phrase-type.ts'
import type { AssayWorld } from '../world/world.ts'

/** Evaluates one tree of the list of categories; `documented` are both trees of the target's version. */
type TreeRule = (list: Exchange, tree: TreeName, documented: CategoryTrees) => Judgement
type CategoryRule = (pages: readonly Exchange[], tree: TreeName, documented: CategoryTrees) => Judgement

const older = readTable('categories-v4')
const newer = readTable('categories-v5')

phraseType<TreeRule>('treeRule', {
  'holds every documented code in its place': (list, tree, documented) => treeHolds(list, tree, documented[tree]),
  'has empty lists for the parents without children': (list, tree, documented) =>
    childlessParents(list, tree, documented[tree]),
  'holds no undocumented code': (list, tree, documented) => noFurtherCodes(list, tree, documented[tree]),
  'is that of version 4 or of version 5': (list, tree) => treeOfAVersion(list, tree, [older, newer]),
})
phraseType<CategoryRule>('categoryRule', {
  'the categories are those of': (pages, tree, documented) => categoriesOfOneTree(pages, documented, tree),
  'no category is a parent with children in': (pages, tree, { personal, business }) =>
    tree === 'personal' ? categoryIsChild(pages, personal, business) : categoryIsChild(pages, business, personal),
  'no category was dropped by version 5 from': (pages, tree) => noDroppedCode(pages, older[tree], newer[tree]),
})

When('transactions are fetched with the categorization(s):', async function (this: AssayWorld, table: DataTable) {
  const fetched = []
  for (const word of table.raw().flat() as learning.Categorization[])
    fetched.push(await learning.categorizedTransactions(this.scene, this.sender, word))
  const [first = [], second = []] = fetched
  this.keep(answers, first)
  this.keep(others, second)
})

Then('its {string} tree {treeRule}', function (this: AssayWorld, tree: TreeName, rule: TreeRule) {
  this.judge(rule(this.the(answer), tree, learning.treesOf(this.scene)))
})

Then('{categoryRule} the {string} tree', function (this: AssayWorld, rule: CategoryRule, tree: TreeName) {
  this.judge(rule(this.the(answers), tree, learning.treesOf(this.scene)))
})

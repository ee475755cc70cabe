import { check } from '../answers/check.ts'
import { demandAccepted, demandSome } from '../answers/demands.ts'
import { valueAt } from '../answers/pick.ts'
import type { CategoryTree, CategoryTrees } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess } from '../answers/answer.ts'
import { kindOf } from '../answers/shape.ts'

export type TreeName = 'personal' | 'business'

/**
 * Whether one tree of the list of categories holds every documented parent and child, each child under its parent.
 * Codes beside them are evaluated by `noFurtherCodes`.
 * Source: Account information / Categories.
 */
export const treeHolds = ofTree((served, documented, tree, exchange) => {
  for (const [parent, children] of Object.entries(documented)) {
    const place = `data.${tree}.${parent}`
    const got = served[parent]
    if (got === undefined) return differs({ wanted: `the parent ${parent}`, got: 'nothing', place }, [exchange])
    const missing = children.find((child) => !got.includes(child))
    if (missing === undefined) continue
    return differs({ wanted: `${missing} under ${parent}`, got: got.join(', ') || 'no child', place }, [exchange])
  }
  return holds([exchange], Object.keys(documented).length, 'parent')
})

/** Whether the parents that have no children in the documents have an empty list. Source: Categories. */
export const childlessParents = ofTree((served, documented, tree, exchange) => {
  const childless = Object.keys(documented).filter((parent) => documented[parent]?.length === 0)
  const wrong = childless.find((parent) => served[parent]?.length !== 0)
  if (wrong === undefined) return holds([exchange], childless.length, 'parent')
  const got = served[wrong]?.join(', ') ?? 'nothing'
  return differs({ wanted: 'an empty array', got, place: `data.${tree}.${wrong}` }, [exchange])
})

/** Whether a tree holds no parent and no child that the documents do not list. Source: Categories. */
export const noFurtherCodes = ofTree((served, documented, tree, exchange) => {
  for (const [parent, children] of Object.entries(served)) {
    const place = `data.${tree}.${parent}`
    const known = documented[parent]
    if (known === undefined) return differs({ wanted: 'no further parent', got: parent, place }, [exchange])
    const further = children.find((child) => !known.includes(child))
    if (further !== undefined) return differs({ wanted: 'no further child', got: further, place }, [exchange])
  }
  return holds([exchange])
})

/** A check of one tree of the list of categories. A list without the tree breaks it. */
function ofTree(
  decide: (served: CategoryTree, documented: CategoryTree, tree: TreeName, exchange: Exchange) => Judgement,
): (exchange: Exchange, tree: TreeName, documented: CategoryTree) => Judgement {
  return check((exchange, tree, documented) => {
    const served = treeOf(exchange, tree)
    return served ? decide(served, documented, tree, exchange) : treeMissing(exchange, tree)
  })
}

/** One tree of the list; undefined where it has none. @throws CheckStopped (inconclusive) for a refusal */
function treeOf(exchange: Exchange, tree: TreeName): CategoryTree | undefined {
  demandAccepted([exchange], 'tree')
  const served = valueAt(exchange, `data.${tree}`)
  return isRow(served) ? treeIn(served) : undefined
}

function treeMissing(exchange: Exchange, tree: TreeName): Judgement {
  const place = `data.${tree}`
  return differs({ wanted: `the ${tree} tree`, got: kindOf(valueAt(exchange, place)), place }, [exchange])
}

/** Every parent and child of a tree. */
export function codesOf(tree: CategoryTree): Set<string> {
  return new Set([...Object.keys(tree), ...Object.values(tree).flat()])
}

/** Both trees of the list of categories, empty where the list does not show one; undefined where it cannot be read. */
export function treesOf(list: Exchange): CategoryTrees | undefined {
  const data = dataOf(list)
  if (!isSuccess(list) || !isRow(data)) return undefined
  return { personal: treeIn(data['personal']), business: treeIn(data['business']) }
}

function treeIn(value: unknown): CategoryTree {
  const parents = isRow(value) ? Object.entries(value) : []
  return Object.fromEntries(parents.map(([parent, list]) => [parent, Array.isArray(list) ? list.map(String) : []]))
}

/**
 * Whether one tree of the list of categories holds every code that one of these versions documents for it. Reported is the
 * difference from the last of them. Source: Account information / Categories.
 */
export const treeOfAVersion = check((exchange: Exchange, tree: TreeName, versions: readonly CategoryTrees[]) => {
  const judgements = versions.map((trees) => treeHolds(exchange, tree, trees[tree]))
  const last = judgements.at(-1)
  demandSome(last, 'versions')
  return judgements.find(({ finding }) => finding === 'held') ?? last
})

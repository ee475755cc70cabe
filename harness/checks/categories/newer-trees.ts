import type { CategoryTree, CategoryTrees } from '../../../requirements/tables/table-shapes.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, outcomeOf, rowsOf, transportErrorIn } from '../answers/answer.ts'
import { rowsSatisfy } from '../values/rows-satisfy.ts'

const names = ['personal', 'business'] as const

/** Every parent and child of a tree. */
function codesOf(tree: CategoryTree): Set<string> {
  return new Set([...Object.keys(tree), ...Object.values(tree).flat()])
}

/** The codes that a tree had in the older version and has no longer, parents among them. */
export function droppedCodes(older: CategoryTree, newer: CategoryTree): Set<string> {
  return codesOf(older).difference(codesOf(newer))
}

/** Whether neither served tree holds a code that the newer version dropped from it. Source: Categories. */
export function droppedCodesGone(
  exchange: Exchange | undefined,
  older: CategoryTrees,
  newer: CategoryTrees,
): Judgement {
  return overTrees(exchange, (served, answer) => {
    for (const name of names) {
      const dropped = droppedCodes(older[name], newer[name])
      const kept = codesOf(served[name]).intersection(dropped)
      if (kept.size === 0) continue
      const got = [...kept].slice(0, 5).join(', ')
      const difference = { wanted: `none of the ${dropped.size} codes that were dropped`, got, place: `data.${name}` }
      return broken('The list of categories holds codes of the older version.', difference, [answer])
    }
    return held('No code that was dropped is listed.', [answer])
  })
}

/** Whether a child that has another parent in the newer version stands under that one alone. Source: Categories. */
export function movedCodesHaveOnePlace(
  exchange: Exchange | undefined,
  older: CategoryTrees,
  newer: CategoryTrees,
): Judgement {
  return overTrees(exchange, (served, answer) => {
    for (const [child, parent] of movedChildren(older.business, newer.business)) {
      const parents = parentsOf(served.business, child)
      if (parents.join() === parent) continue
      const difference = { wanted: `${child} under ${parent} alone`, got: parents.join(', ') || 'nowhere' }
      return broken('A category stands where the older version had it.', { ...difference, place: 'data.business' }, [
        answer,
      ])
    }
    return held('Every code that moved stands in its new place alone.', [answer])
  })
}

/** Children with one parent in each version, another one in the newer, with that one. */
function movedChildren(older: CategoryTree, newer: CategoryTree): Array<[child: string, parent: string]> {
  return [...new Set(Object.values(older).flat())].flatMap((child): Array<[string, string]> => {
    const [before, after] = [parentsOf(older, child), parentsOf(newer, child)]
    const [parent] = after
    return parent !== undefined && after.length === 1 && before.join() !== parent ? [[child, parent]] : []
  })
}

function parentsOf(tree: CategoryTree, child: string): string[] {
  return Object.keys(tree).filter((parent) => tree[parent]?.includes(child))
}

/**
 * Whether no transaction carries a code that its tree had in the older version alone. A client's own category is let
 * pass where extra shows that very code; no transaction at all is inconclusive. Source: Categories.
 */
export function noDroppedCode(pages: readonly Exchange[], older: CategoryTree, newer: CategoryTree): Judgement {
  const dropped = droppedCodes(older, newer)
  return rowsSatisfy(
    pages,
    ({ category, extra }) =>
      !dropped.has(String(category)) || (isRow(extra) && extra.customer_category_code === category),
    {
      wanted: 'no code that was dropped',
      got: ({ id, category }) => `${JSON.stringify(category)} on the transaction ${String(id)}`,
    },
  )
}

/** Whether two served personal trees have the same parents and children but for `home`. Source: Categories. */
export function personalDiffersInHomeAlone(one: Exchange | undefined, other: Exchange | undefined): Judgement {
  return overTrees(one, (served, answer) =>
    overTrees(other, (older, olderAnswer) => {
      const evidence = [olderAnswer, answer]
      for (const parent of new Set([...Object.keys(older.personal), ...Object.keys(served.personal)])) {
        const [before, after] = [older.personal[parent], served.personal[parent]].map((list) =>
          list?.toSorted().join(', '),
        )
        if (parent === 'home' || before === after) continue
        const place = `data.personal.${parent}`
        const difference = { wanted: before ?? 'no such parent', got: after ?? 'no such parent', place }
        return broken('The personal trees of the two versions differ beyond home.', difference, evidence)
      }
      return held(`All ${Object.keys(served.personal).length} parents but home agree.`, evidence)
    }),
  )
}

function overTrees(
  exchange: Exchange | undefined,
  judge: (served: CategoryTrees, answer: Exchange) => Judgement,
): Judgement {
  if (exchange === undefined) return inconclusive('The categories were not listed.')
  const trouble = transportErrorIn([exchange])
  if (trouble !== undefined) return trouble
  const data = dataOf(exchange)
  if (!isSuccess(exchange) || !isRow(data) || rowsOf(exchange) !== undefined)
    return inconclusive(`There are no trees to judge: ${outcomeOf(exchange)}.`, [exchange])
  const [personal = {}, business = {}] = names.map((name) => treeIn(data[name]))
  if (Object.keys(personal).length === 0 || Object.keys(business).length === 0)
    return inconclusive('One of the trees is not there, or empty, which is judged elsewhere.', [exchange])
  return judge({ personal, business }, exchange)
}

function treeIn(value: unknown): CategoryTree {
  const parents = isRow(value) ? Object.entries(value) : []
  return Object.fromEntries(parents.map(([parent, list]) => [parent, Array.isArray(list) ? list.map(String) : []]))
}

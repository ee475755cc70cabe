import { mostShown } from '../../../core/most-shown.ts'
import { check } from '../answers/check.ts'
import { demandSome, nothingIn } from '../answers/demands.ts'
import type { CategoryTree, CategoryTrees } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { count } from '../../reasons/count.ts'
import type { Row } from '../answers/answer.ts'
import { categoryOf, isOwn } from './categorization.ts'
import { codesOf, treesOf } from './category-trees.ts'
import { rowsSatisfy } from '../values/rows-satisfy.ts'

const names = ['personal', 'business'] as const

/** The codes that a tree had in the older version and has no longer, parents among them. */
export function droppedCodes(older: CategoryTree, newer: CategoryTree): Set<string> {
  const kept = codesOf(newer)
  return new Set([...codesOf(older)].filter((code) => !kept.has(code)))
}

/** Whether neither served tree holds a code that the newer version dropped from it. Source: Categories. */
export const droppedCodesGone = check((exchange: Exchange, older: CategoryTrees, newer: CategoryTrees) => {
  const served = treesShown(exchange)
  for (const name of names) {
    const dropped = droppedCodes(older[name], newer[name])
    const kept = [...codesOf(served[name])].filter((code) => dropped.has(code))
    if (kept.length === 0) continue
    const codes = kept.slice(0, mostShown.names)
    const wanted = `none of the ${count(dropped.size, 'code')} that this version dropped`
    return differs({ wanted, got: codes.join(', '), place: `data.${name}` }, [exchange])
  }
  return holds([exchange])
})

/** Whether a child whose parent changed in the newer version is under the new parent alone. Source: Categories. */
export const movedCodesHaveOnePlace = check((exchange: Exchange, older: CategoryTrees, newer: CategoryTrees) => {
  const served = treesShown(exchange)
  const moved = movedChildren(older.business, newer.business)
  for (const [code, parent] of moved) {
    const parents = parentsOf(served.business, code)
    if (parents.join() === parent) continue
    const got = parents.join(' and ') || 'no parent'
    return differs({ wanted: `${code} under ${parent} alone`, got, place: 'data.business' }, [exchange])
  }
  return holds([exchange], moved.length, 'code', 'codes')
})

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
  const isKept = (row: Row): boolean => !dropped.has(String(row.category)) || isOwn(row)
  return rowsSatisfy(pages, isKept, { wanted: 'no code that this version dropped', got: categoryOf })
}

/** Whether two served personal trees have the same parents and children but for `home`. Source: Categories. */
export const personalDiffersInHomeAlone = check((one: Exchange, other: Exchange) => {
  const [served, older] = [treesShown(one), treesShown(other)]
  const evidence = [other, one]
  for (const parent of new Set([...Object.keys(older.personal), ...Object.keys(served.personal)])) {
    const [before, after] = [older.personal[parent], served.personal[parent]].map((list) => list?.toSorted().join(', '))
    if (parent === 'home' || before === after) continue
    const [wanted, got] = [before, after].map((codes) => (codes === '' ? 'no child' : (codes ?? 'no such parent')))
    const place = `data.personal.${parent}`
    return differs({ wanted: `${wanted}, as in the other version`, got: String(got), place }, evidence)
  }
  const parents = Object.keys(served.personal).filter((parent) => parent !== 'home').length
  return holds(evidence, parents, 'parent')
})

/** Both trees. @throws CheckStopped (inconclusive) where one is missing or empty, which another rule checks */
function treesShown(exchange: Exchange): CategoryTrees {
  const served = treesOf(exchange) ?? nothingIn(exchange, 'tree')
  const isWhole = Object.values(served).every((tree) => Object.keys(tree).length > 0)
  demandSome(isWhole, 'category in one of the trees', [exchange])
  return served
}

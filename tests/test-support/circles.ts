import { posix } from 'node:path'
import { type Import, importText } from './imports.ts'

/** The node of a file in the graph of imports: itself or its folder. */
export type Place = (file: string) => string

export const file: Place = (path) => path
export const folder: Place = (path) => posix.dirname(path)

/**
 * The circles of imports among files or folders, the shortest first. A circle that shares an import with a shorter one
 * is left out, since one change may open both. Empty when all imports point one way.
 */
export function circlesOf(imports: readonly Import[], placeOf: Place): string[] {
  const edges = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [placeOf(one.from), placeOf(one.to)]
    if (from === to) continue
    const out = edges.get(from) ?? new Map<string, Import>()
    if (!out.has(to)) out.set(to, one)
    edges.set(from, out)
  }
  const ways = [...edges.keys()].sort().flatMap((start) => [wayBack(start, edges) ?? []])
  const reported = new Set<Import>()
  const found = ways
    .filter((way) => way.length > 0)
    .sort((one, other) => one.length - other.length)
    .filter((way) => {
      const isNew = way.every((one) => !reported.has(one))
      way.forEach((one) => reported.add(one))
      return isNew
    })
  return found.map((way) => way.map(importText).join('; '))
}

/**
 * The circles of imports among what lies directly in a folder, for each folder but those in `free`: its files together,
 * and each of its folders with all below. A folder within one of `repeating` counts as the folder of its name beside
 * that.
 */
export function circlesWithin(
  imports: readonly Import[],
  free: readonly string[] = [],
  repeating: readonly string[] = [],
): string[] {
  const folders = new Set(imports.flatMap(({ from, to }) => [from, to]).map(folder))
  const parents = [...folders].flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/')))
  const bound = [...new Set(parents)].filter((one) => !free.includes(one)).sort()
  return bound.flatMap((parent) => {
    const below = `${parent}/`
    const inside = imports.filter(({ from, to }) => from.startsWith(below) && to.startsWith(below))
    return circlesOf(inside, (path) => {
      const [first = '', second = '', ...deeper] = path.slice(below.length).split('/')
      if (second === '') return '.'
      return deeper.length > 0 && repeating.includes(below + first) && folders.has(below + second) ? second : first
    })
  })
}

/** The imports of a shortest circle through a place, or undefined. */
function wayBack(start: string, edges: ReadonlyMap<string, ReadonlyMap<string, Import>>): Import[] | undefined {
  const ways = new Map<string, Import[]>([[start, []]])
  for (const [place, way] of ways)
    for (const [next, step] of edges.get(place) ?? []) {
      if (next === start) return [...way, step]
      if (!ways.has(next)) ways.set(next, [...way, step])
    }
  return undefined
}

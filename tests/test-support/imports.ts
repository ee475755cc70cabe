import { posix } from 'node:path'

/** A relative import: paths from the root, and the imported names; `*` is everything. */
export interface Import {
  from: string
  to: string
  names: string[]
}

const clause = /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([\w*{}\s,$]*?)\s*from\s*'(\.{1,2}\/[^']*)'/g
const call = /\bimport\s*\(\s*'(\.{1,2}\/[^']*)'\s*\)(?:\.(\w+))?/g
const bare = /(?:^|\n)\s*import\s*'(\.{1,2}\/[^']*)'/g

/** The relative imports of a TypeScript text: values, types, re-exports and dynamic imports. */
export function importsOf(file: string, text: string): Import[] {
  const to = (path = '') => posix.normalize(posix.join(posix.dirname(file), path))
  return [
    ...[...text.matchAll(clause)].map(([, names = '', path]) => ({ from: file, to: to(path), names: namesIn(names) })),
    ...[...text.matchAll(call)].map(([, path, name = '*']) => ({ from: file, to: to(path), names: [name] })),
    ...[...text.matchAll(bare)].map(([, path]) => ({ from: file, to: to(path), names: ['*'] })),
  ]
}

/** `A, { type B, c as d }` gives A, B and c. */
function namesIn(clause: string): string[] {
  const names = clause.split(/[{},]/).map((name) => name.trim().replace(/^type\s+/, ''))
  return names.map((name) => name.split(/\s+as\s+/)[0] ?? '').filter(Boolean)
}

/** An import in words: the two files and the names. */
export function importText({ from, to, names }: Import): string {
  return `${from} imports ${names.join(', ')} from ${to}`
}

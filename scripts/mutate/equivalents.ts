import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Mutant } from './mutants.ts'

/** A mutant that no test can kill, since what it does is the same, with the reason. */
export interface Equivalent {
  file: string
  /** The change as a survivor is printed: what stood there, an arrow, what stands there now. */
  mutation: string
  /** The line it begins in, without its blanks, where the same change stands in the file more than once. */
  line?: string
  why: string
}

export function readEquivalents(): Equivalent[] {
  return (parse(readFileSync(new URL('equivalent.yaml', import.meta.url), 'utf8')) as Equivalent[] | null) ?? []
}

export function isEquivalent(mutant: Mutant, equivalents: Equivalent[]): boolean {
  return equivalents.some((entry) => matches(entry, mutant))
}

/** What is wrong with the list, seen from the mutants of the files that were mutated: a sentence for each entry. */
export function staleEquivalents(
  equivalents: Equivalent[],
  mutants: Mutant[],
  exists: (file: string) => boolean,
): string[] {
  const files = new Set(mutants.map(({ file }) => file))
  return equivalents.flatMap((entry) => {
    const named = `${entry.file}: ${entry.mutation}`
    if (!exists(entry.file)) return [`${named}: there is no such file`]
    if (!files.has(entry.file)) return []
    const matched = mutants.filter((mutant) => matches(entry, mutant))
    if (matched.length === 0) return [`${named}: no mutant is like that any more`]
    return matched.some(({ outcome }) => outcome === 'killed')
      ? [`${named}: a test kills it, so it is not equivalent`]
      : []
  })
}

function matches({ file, mutation, line }: Equivalent, mutant: Mutant): boolean {
  return file === mutant.file && mutation === mutant.mutation && (line === undefined || line === mutant.line)
}

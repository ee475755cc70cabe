import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parse } from 'yaml'

/** What one start of the mutation tool works on. */
export interface Round {
  folder: string
  files: string[]
  tests: string[]
}

interface ScopeEntry {
  files: string
  tests?: string
  without?: string
}

// In a browser a mutant cannot be switched on, and with mutants in it no code is as fast as it should be.
const unfit = /\.(browser|speed)\.test\.ts$/

/**
 * The rounds of a scope: one for each folder that holds a file whose path contains the scope. Tests of the folder come
 * along, also those of files outside the scope.
 */
export function roundsOf(root: string, scope = ''): Round[] {
  const entries = parse(readFileSync(new URL('scope.yaml', import.meta.url), 'utf8')) as ScopeEntry[]
  return entries.flatMap(({ files, tests, without }) => {
    const found = globSync(files, { cwd: root, exclude: without === undefined ? [] : [without] }).toSorted()
    const more = tests === undefined ? [] : globSync(tests, { cwd: root }).toSorted()
    const folders = Map.groupBy(found, (file) => dirname(file))
    return [...folders].flatMap(([folder, inside]) => {
      const mutated = inside.filter((file) => !supports(file) && file.includes(scope))
      const beside = inside.filter((file) => file.endsWith('.test.ts') && !unfit.test(file))
      return mutated.length === 0 ? [] : [{ folder, files: mutated, tests: [...new Set([...beside, ...more])] }]
    })
  })
}

/** Whether a file is a test, or serves tests alone. */
function supports(file: string): boolean {
  return /\.test\.ts$|\/test-support\/|\/(sample-[a-z-]+|in-one-line)\.ts$/.test(file)
}

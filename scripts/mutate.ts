// Mutation testing of the pure parts: `npm run mutate [-- SCOPE]`. docs/mutation-testing.md explains it.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isEquivalent, readEquivalents, staleEquivalents } from './mutate/equivalents.ts'
import type { Mutant } from './mutate/mutants.ts'
import { roundsOf } from './mutate/rounds.ts'
import { RoundFailed, runRound } from './mutate/run-round.ts'
import { leastPercent, scoresOf, scoreTable } from './mutate/score.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const [scope] = process.argv.slice(2)
const rounds = roundsOf(root, scope)
if (rounds.length === 0) {
  process.stderr.write(`SCOPE_UNKNOWN: no file that mutation testing covers has "${scope}" in its path\n`)
  process.exit(3)
}

const equivalents = readEquivalents()
const equivalent = (mutant: Mutant): boolean => isEquivalent(mutant, equivalents)
const mutants: Mutant[] = []
let failed = false
for (const round of rounds) {
  try {
    const found = runRound(root, round)
    mutants.push(...found)
    for (const mutant of found.filter((one) => !equivalent(one))) print(mutant)
  } catch (error) {
    if (!(error instanceof RoundFailed)) throw error
    process.stderr.write(`ROUND_FAILED: ${round.folder}\n${error.message}\n`)
    failed = true
  }
}

const scores = scoresOf(mutants, equivalent)
const stale = staleEquivalents(equivalents, mutants, existsSync)
process.stdout.write(`\n${scoreTable(scores)}\n`)
for (const sentence of stale) process.stdout.write(`EQUIVALENT_STALE: ${sentence}\n`)
const low = scores.some(({ percent }) => percent < leastPercent)
process.exitCode = failed ? 2 : low || stale.length > 0 ? 1 : 0

function print({ file, place, mutator, mutation, outcome }: Mutant): void {
  if (outcome === 'survived' || outcome === 'unreached')
    process.stdout.write(`${file}:${place}  ${outcome}  ${mutator}  ${mutation}\n`)
}

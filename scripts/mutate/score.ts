import { dirname } from 'node:path'
import type { Mutant } from './mutants.ts'

/** How many of the mutants of one folder were killed, of those that can be. */
export interface Score {
  folder: string
  killed: number
  survived: number
  unreached: number
  equivalent: number
  percent: number
}

/** The least part of the mutants that can be killed which has to be. */
export const leastPercent = 90

/** The scores by folder, in the order in which the mutants come. */
export function scoresOf(mutants: Mutant[], equivalent: (mutant: Mutant) => boolean): Score[] {
  return [...Map.groupBy(mutants, ({ file }) => dirname(file))].map(([folder, inside]) => {
    const open = inside.filter((mutant) => !equivalent(mutant))
    const count = (outcome: Mutant['outcome']): number => open.filter((mutant) => mutant.outcome === outcome).length
    const [killed, survived, unreached] = [count('killed'), count('survived'), count('unreached')]
    const all = killed + survived + unreached
    const percent = all === 0 ? 100 : (100 * killed) / all
    return { folder, killed, survived, unreached, equivalent: inside.length - open.length, percent }
  })
}

/** The scores as a table in Markdown, with a last row for all. */
export function scoreTable(scores: Score[]): string {
  const sum = (pick: (score: Score) => number): number => scores.reduce((total, score) => total + pick(score), 0)
  const [killed, survived, unreached] = [sum((s) => s.killed), sum((s) => s.survived), sum((s) => s.unreached)]
  const equivalent = sum((s) => s.equivalent)
  const total = {
    folder: 'all',
    killed,
    survived,
    unreached,
    equivalent,
    percent: 100 * (killed / (killed + survived + unreached || 1)),
  }
  const rows = [...scores, total].map(
    ({ folder, killed, survived, unreached, equivalent, percent }) =>
      `| ${[folder, killed, survived, unreached, equivalent, `${percent.toFixed(1)} %`].join(' | ')} |`,
  )
  return [
    '| Folder | Killed | Survived | Not reached | Equivalent | Score |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

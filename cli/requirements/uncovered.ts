import type { Entry } from './entries.ts'
import { counted, inGroups, wrapped } from './text.ts'

/** Requirements without a check: those that a check could evaluate, and those that cannot be checked, with the reason. */
export interface Uncovered {
  open: Entry[]
  reasoned: Entry[]
}

export function uncoveredIn(entries: Entry[]): Uncovered {
  const without = entries.filter(({ checks }) => checks.length === 0)
  return {
    open: without.filter(({ unjudgeable }) => unjudgeable === undefined),
    reasoned: without.filter(({ unjudgeable }) => unjudgeable !== undefined),
  }
}

/** Lines that list them apart, the last one with the counts. `total` is the number of requirements looked at. */
export function uncoveredList({ open, reasoned }: Uncovered, total: number, columns: number): string[] {
  return [
    ...section('Without a check:', open, ({ text }) => text, columns),
    ...section('Cannot be checked from outside:', reasoned, ({ unjudgeable }) => unjudgeable ?? '', columns),
    open.length === 0
      ? `${counted(total, 'requirement')}: ${total - reasoned.length} with a check, ${reasoned.length} with a reason why it cannot be checked.`
      : `${open.length} of ${counted(total, 'requirement')} ${open.length === 1 ? 'has' : 'have'} neither a check nor a reason why there is none.`,
  ]
}

function section(title: string, entries: Entry[], sayingOf: (entry: Entry) => string, columns: number): string[] {
  if (entries.length === 0) return []
  const rows = inGroups(entries, sayingOf).flatMap(([saying, ofSaying]) => [
    ...ofSaying.map(({ address }) => `  ${address}`),
    ...wrapped(saying, columns - 6).map((line) => `      ${line}`),
  ])
  return [title, ...rows, '']
}

import type { Entry } from './entries.ts'
import { counted, inGroups, wrapped } from './text.ts'

/** Requirements that no check judges: those that some check could, and those that nobody can judge, with the reason. */
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

/** Lines that list them apart, the last one saying how it stands. `total` is the number of requirements looked at. */
export function uncoveredList({ open, reasoned }: Uncovered, total: number, columns: number): string[] {
  return [
    ...section('No check judges:', open, ({ text }) => text, columns),
    ...section('Nobody can judge from outside:', reasoned, ({ unjudgeable }) => unjudgeable ?? '', columns),
    open.length === 0
      ? `Each of ${counted(total, 'requirement')} has a check, or (${reasoned.length}) a reason why nobody can judge it.`
      : `${open.length} of ${counted(total, 'requirement')} ${open.length === 1 ? 'has' : 'have'} neither a check nor a reason why nobody can judge ${open.length === 1 ? 'it' : 'them'}.`,
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

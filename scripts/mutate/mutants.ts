/** One change of the code, and what the tests made of it. */
export interface Mutant {
  file: string
  /** Line and column, from 1. */
  place: string
  /** The line it begins in, without its blanks. */
  line: string
  mutator: string
  mutation: string
  outcome: 'killed' | 'survived' | 'unreached' | 'invalid'
}

/** The part that is read of the report of the tool (schema of mutation-testing-elements, version 2). */
export interface MutationReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>
}

interface ReportedMutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Position; end: Position }
}

interface Position {
  line: number
  column: number
}

const outcomes: Record<string, Mutant['outcome']> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'unreached',
}

/** The mutants of a report, in the order of files and places. */
export function mutantsOf({ files }: MutationReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants
      .toSorted(
        ({ location: { start: one } }, { location: { start: two } }) => one.line - two.line || one.column - two.column,
      )
      .map(({ mutatorName, replacement = '', status, location: { start, end } }) => ({
        file,
        place: `${start.line}:${start.column}`,
        line: (lines[start.line - 1] ?? '').trim(),
        mutator: mutatorName,
        mutation: changeOf(between(lines, start, end), replacement),
        outcome: outcomes[status] ?? 'invalid',
      }))
  })
}

function between(lines: string[], start: Position, end: Position): string {
  const taken = lines.slice(start.line - 1, end.line)
  taken[taken.length - 1] = (taken.at(-1) ?? '').slice(0, end.column - 1)
  taken[0] = (taken[0] ?? '').slice(start.column - 1)
  return taken.join('\n')
}

/** A change on one line: shortened, but where that would hide what changed. */
function changeOf(code: string, replacement: string): string {
  const [before, after] = [flat(code), flat(replacement)]
  const isHidden = shortened(before) === shortened(after)
  return isHidden ? `${before} → ${after}` : `${shortened(before)} → ${shortened(after)}`
}

function flat(code: string): string {
  return code.replaceAll(/\s+/g, ' ')
}

function shortened(code: string): string {
  return code.length <= 80 ? code : `${code.slice(0, 50)} ... ${code.slice(-20)}`
}

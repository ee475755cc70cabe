import { type FalsePositive, type Matrix, type FaultRow, type VariantRow, conclusion } from './matrix.ts'
import { writeFileSync } from 'node:fs'
import type { Io } from '../asked/io.ts'

/**
 * The matrix for people: the faults by topic, each with the check that found it, the variants, and last what needs
 * attention.
 */
export function linesOf(matrix: Matrix): string[] {
  const lost = matrix.faults.filter(({ outcome }) => outcome === 'inconclusive')
  const missed = matrix.faults.filter(({ outcome }) => outcome === 'missed')
  return [
    ...topicLines(matrix.faults),
    ...variantLines(matrix.variants),
    ...list('Checks that never failed on any fault', byFeature(matrix.neverFailed)),
    ...list('Requirements without a fault: no fault that they name under `Faults:` made them fail', matrix.unproven),
    ...list('Failed, warned or inconclusive on the baseline', matrix.baseline.map(falsePositiveLine)),
    ...list('False positives on variants, which are legal', falsePositiveLines(matrix.variants)),
    ...list('Faults that could not be evaluated', lost.map(lostLine)),
    ...list('Faults that were missed: `assay serve --fault NAME` shows one by hand', missed.map(lostLine)),
  ]
}

function topicLines(rows: FaultRow[]): string[] {
  const topics = Map.groupBy(rows, ({ breaks }) => (breaks[0] ?? '').split('/').slice(0, 2).join('/'))
  return [...topics]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([topic, own]) => {
      const found = own.filter(({ outcome }) => outcome === 'found')
      const width = Math.min(48, Math.max(...own.map(({ id }) => id.length)))
      return [
        '',
        `${topic}  ${found.length} of ${own.length} found`,
        ...own.map(
          (row) =>
            `  ${marks[row.outcome]} ${row.id.padEnd(width)}  ${row.outcome === 'found' ? findersOf(row) : row.outcome}`,
        ),
      ]
    })
}

const marks = { found: '✓', missed: '✗', inconclusive: '?' } as const

function findersOf({ foundBy }: FaultRow): string {
  const [first = 'several checks together', ...others] = foundBy.map((check) => check.replace(/^.*?\.feature: /, ''))
  return others.length === 0 ? first : `${first} (and ${others.length} more)`
}

function variantLines(rows: VariantRow[]): string[] {
  if (rows.length === 0) return []
  const clean = rows.filter(({ falsePositives, trouble }) => falsePositives.length === 0 && trouble === undefined)
  return ['', `variants  ${clean.length} of ${rows.length} without a false positive`]
}

function falsePositiveLines(rows: VariantRow[]): string[] {
  return rows.flatMap(({ id, falsePositives, trouble }) => [
    ...(trouble === undefined ? [] : [`${id} could not be evaluated: ${trouble}`]),
    ...falsePositives.map((one) => `${id}: ${falsePositiveLine(one)}`),
  ])
}

function falsePositiveLine({ requirement, verdict, reason }: FalsePositive): string {
  return `${verdict} ${requirement}: ${reason}`
}

function lostLine({ id, breaks, why }: FaultRow): string {
  return `${id}  breaks ${breaks.join(', ')}: ${why}`
}

function byFeature(checks: string[]): string[] {
  const features = Map.groupBy(checks, (check) => check.split(': ')[0] ?? '')
  return [...features].flatMap(([name, own]) => [name, ...own.map((check) => `  ${check.slice(name.length + 2)}`)])
}

function list(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
}

/** Writes a proof's matrix as JSON if a file is named, and prints it with its conclusion. Returns the exit code. */
export function concludeProof(matrix: Matrix, json: string | undefined, io: Io): number {
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(matrix, null, 2)}\n`)
  for (const line of linesOf(matrix)) io.out.line(line)
  const { sentence, exitCode } = conclusion(matrix)
  io.out.line('')
  io.out.line(sentence)
  return exitCode
}

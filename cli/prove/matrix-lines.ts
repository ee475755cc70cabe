import type { Accusation, Matrix, MutantRow, VariantRow } from './matrix.ts'

/**
 * The matrix in lines for people: the mutants topic by topic with the check that caught each, the variants, and last
 * what is not as it should be, so that it is seen.
 */
export function linesOf(matrix: Matrix): string[] {
  const trouble = matrix.mutants.filter(({ fate }) => fate === 'inconclusive')
  const survivors = matrix.mutants.filter(({ fate }) => fate === 'survived')
  return [
    ...topicLines(matrix.mutants),
    ...variantLines(matrix.variants),
    ...list('Checks that never failed on any mutant', byFeature(matrix.neverFailed)),
    ...list('Requirements that hold but that no mutant made fail', matrix.unproven),
    ...list('Not clean on the sandbox as it is', matrix.baseline.map(accusationLine)),
    ...list('Variants accused although legal', accusedLines(matrix.variants)),
    ...list('Mutants that could not be judged', trouble.map(lostLine)),
    ...list('Mutants that survived', survivors.map(lostLine)),
  ]
}

function topicLines(rows: MutantRow[]): string[] {
  const topics = new Map<string, MutantRow[]>()
  for (const row of rows) {
    const topic = (row.breaks[0] ?? '').split('/').slice(0, 2).join('/')
    topics.set(topic, [...(topics.get(topic) ?? []), row])
  }
  return [...topics]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([topic, own]) => {
      const caught = own.filter(({ fate }) => fate === 'caught')
      const width = Math.min(48, Math.max(...own.map(({ id }) => id.length)))
      return [
        '',
        `${topic}  ${caught.length} of ${own.length} caught`,
        ...own.map(
          (row) => `  ${marks[row.fate]} ${row.id.padEnd(width)}  ${row.fate === 'caught' ? catchers(row) : row.fate}`,
        ),
      ]
    })
}

const marks = { caught: '✓', survived: '✗', inconclusive: '?' } as const

function catchers({ caughtBy }: MutantRow): string {
  const [first = 'several judgements together', ...others] = caughtBy.map((check) =>
    check.replace(/^.*?\.feature: /, ''),
  )
  return others.length === 0 ? first : `${first} (and ${others.length} more)`
}

function variantLines(rows: VariantRow[]): string[] {
  if (rows.length === 0) return []
  const clean = rows.filter(({ accused, trouble }) => accused.length === 0 && trouble === undefined)
  return ['', `variants  ${clean.length} of ${rows.length} unaccused`, ...clean.map(({ id }) => `  ✓ ${id}`)]
}

function accusedLines(rows: VariantRow[]): string[] {
  return rows.flatMap(({ id, accused, trouble }) => [
    ...(trouble === undefined ? [] : [`${id} could not be judged: ${trouble}`]),
    ...accused.map((accusation) => `${id}: ${accusationLine(accusation)}`),
  ])
}

function accusationLine({ requirement, verdict, reason }: Accusation): string {
  return `${verdict} ${requirement}: ${reason}`
}

function lostLine({ id, breaks, why }: MutantRow): string {
  return `${id}  breaks ${breaks.join(', ')}: ${why}`
}

/** Checks by their feature, which is named once. */
function byFeature(checks: string[]): string[] {
  const features = new Map<string, string[]>()
  for (const check of checks) {
    const [feature = '', ...title] = check.split(': ')
    features.set(feature, [...(features.get(feature) ?? []), title.join(': ')])
  }
  return [...features].flatMap(([feature, titles]) => [feature, ...titles.map((title) => `  ${title}`)])
}

function list(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)]
}

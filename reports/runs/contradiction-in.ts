import { isFields } from '../../core/fields.ts'
import type { Verdict } from '../../core/verdict.ts'
import { countsOf } from '../../harness/verdicts/counts.ts'

interface Row {
  address: string
  verdict: Verdict
  knownFailure?: unknown
  decidedAt?: unknown
  checks?: Array<{ judgements: Array<{ verdict?: unknown }> }>
}

/** What in results.json does not follow from the rest of it, in a sentence; undefined where all agrees. */
export function contradictionIn(results: Record<string, unknown>, rows: readonly Row[]): string | undefined {
  const { summary, exitCode, failOn = 'failed' } = results
  const counts = countsOf(rows)
  if (isFields(summary) && isFields(summary['byVerdict'])) {
    const said = summary['byVerdict']
    // Those that do not apply are counted, and not listed.
    const wrong = Object.entries(counts).find(
      ([verdict, count]) => verdict !== 'inapplicable' && said[verdict] !== count,
    )
    if (wrong) return `its summary says ${String(said[wrong[0]])} ${wrong[0]}, and its requirements show ${wrong[1]}`
  }
  const hidden = rows.find(
    ({ verdict, checks = [] }) =>
      verdict !== 'failed' && checks.some(({ judgements }) => judgements.some((one) => one.verdict === 'failed')),
  )
  if (hidden) return `${hidden.address} is ${hidden.verdict}, and a check of it failed`
  const unexpected = rows.filter(
    ({ verdict, knownFailure, decidedAt }) => verdict === 'failed' && knownFailure !== true && decidedAt === undefined,
  ).length
  if (exitCode === 0 && failOn !== 'new' && unexpected > 0)
    return `its exit code is 0, and ${unexpected} of its requirements failed`
  return undefined
}

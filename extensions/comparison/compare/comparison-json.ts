import { type ComparedLine, kindCounts, type NamedRun, type RunsComparison, verdictsOf } from './comparison.ts'
import { comparisonNotes, comparisonSentence } from './comparison-text.ts'

/** The version of the format. */
const version = 1

/** compare.json: runs beside one another, for programs. Durations are in milliseconds. */
export function comparisonJson(comparison: RunsComparison): string {
  const { runs, sideBySide, lines } = comparison
  const whole = {
    comparison: version,
    sideBySide,
    sentence: comparisonSentence(comparison),
    notes: comparisonNotes(comparison),
    runs: runs.map(runOf),
    counts: Object.fromEntries(kindCounts(comparison)),
    requirements: lines.map(lineOf),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}

function runOf(run: NamedRun): object {
  const { label, file, from, target, assay, startedAt, finished, seed, requests, interfaces, only, depth, shard } = run
  const { durationMs: duration, sentence } = run
  const said = { label, file, from, target, assay, startedAt, finished, duration, seed, requests, interfaces, only }
  return { ...said, depth, shard, sentence, byVerdict: verdictsOf(run) }
}

function lineOf({ rows, known, expired, kind, ...line }: ComparedLine): object {
  const { address, text, source, where, strength } = line
  return {
    address,
    interface: line.interface,
    text,
    source,
    where,
    strength,
    kind,
    flaps: line.flaps,
    known: known !== undefined,
    ...(expired && { expired: expired.expires }),
    verdicts: rows.map((row) => row?.verdict ?? null),
    ...(kind !== 'same' && { reasons: rows.map((row) => row?.reason ?? null) }),
  }
}

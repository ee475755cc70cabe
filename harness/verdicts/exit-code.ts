import type { Verdict } from '../../core/verdict.ts'

/** 0: everything evaluated holds. 1: something failed. 2: no conclusion is possible. */
export type ExitCode = 0 | 1 | 2

/** The verdicts that fail a run, by the word of `--fail-on`: the least severe one, or `new` for failures that the baseline lacks. */
export const failOn = {
  new: ['failed'],
  failed: ['failed'],
  warned: ['failed', 'warned'],
  inconclusive: ['failed', 'warned', 'inconclusive'],
  untested: ['failed', 'warned', 'inconclusive', 'untested'],
} as const satisfies Record<string, readonly Verdict[]>
export type FailOn = keyof typeof failOn
type Failing = (typeof failOn)[FailOn][number]

/** The counted verdicts that fail a run. The caller leaves out what does not count. */
export function failingVerdicts(word: FailOn, counts: Readonly<Partial<Record<Verdict, number>>>): Failing[] {
  const verdicts: readonly Failing[] = failOn[word]
  return verdicts.filter((verdict) => (counts[verdict] ?? 0) > 0)
}

/** A failure decides even if other results are open. */
export function exitCodeOf({ failed, open }: { failed: boolean; open: boolean }): ExitCode {
  if (failed) return 1
  return open ? 2 : 0
}

/** The exit code of several results: a failure decides before an open one. */
export function exitCodeOfAll(codes: readonly ExitCode[]): ExitCode {
  return exitCodeOf({ failed: codes.includes(1), open: codes.includes(2) })
}

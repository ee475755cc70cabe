import type { Verdict } from '../../core/verdict.ts'

/** 0 where everything evaluated holds, 1 where something failed, 2 where no conclusion is possible. */
export type ExitCode = 0 | 1 | 2

/**
 * The verdicts that make a run fail, by the word that `--fail-on` takes: the least severe of them, or `new` for failures
 * that the baseline does not have.
 */
export const failOn = {
  new: ['failed'],
  failed: ['failed'],
  warned: ['failed', 'warned'],
  inconclusive: ['failed', 'warned', 'inconclusive'],
  untested: ['failed', 'warned', 'inconclusive', 'untested'],
} as const satisfies Record<string, readonly Verdict[]>
export type FailOn = keyof typeof failOn
type Failing = (typeof failOn)[FailOn][number]

/** The verdicts that make a run fail among those that were counted. What does not count is left out by the caller. */
export function failingVerdicts(word: FailOn, counts: Readonly<Partial<Record<Verdict, number>>>): Failing[] {
  const verdicts: readonly Failing[] = failOn[word]
  return verdicts.filter((verdict) => (counts[verdict] ?? 0) > 0)
}

/** What failed did fail, whatever else stayed open. */
export function exitCodeOf({ failed, open }: { failed: boolean; open: boolean }): ExitCode {
  if (failed) return 1
  return open ? 2 : 0
}

/** The exit code of several things together. A failure decides over what stayed open. */
export function exitCodeOfAll(codes: readonly ExitCode[]): ExitCode {
  return exitCodeOf({ failed: codes.includes(1), open: codes.includes(2) })
}

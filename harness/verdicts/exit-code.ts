import type { Verdict } from '../../core/verdict.ts'

/** 0 where everything evaluated holds, 1 where something failed, 2 where no conclusion is possible. */
export type ExitCode = 0 | 1 | 2

/** The verdicts that make a run fail, by the least severe of them: what `--fail-on` takes. */
export const failOn = { failed: ['failed'], warned: ['failed', 'warned'] } as const satisfies Record<
  string,
  readonly Verdict[]
>
export type FailOn = keyof typeof failOn

/** Whether the verdicts that were counted make a run fail. Failures that are known are counted by the caller. */
export function failsOn(leastSevere: FailOn, counts: Readonly<Partial<Record<Verdict, number>>>): boolean {
  return failOn[leastSevere].some((verdict) => (counts[verdict] ?? 0) > 0)
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

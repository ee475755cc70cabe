/** 0 where everything evaluated holds, 1 where something failed, 2 where no conclusion is possible. */
export type ExitCode = 0 | 1 | 2

/** What failed did fail, whatever else stayed open. */
export function exitCodeOf({ failed, open }: { failed: boolean; open: boolean }): ExitCode {
  if (failed) return 1
  return open ? 2 : 0
}

/** The exit code of several things together. A failure decides over what stayed open. */
export function exitCodeOfAll(codes: readonly ExitCode[]): ExitCode {
  return exitCodeOf({ failed: codes.includes(1), open: codes.includes(2) })
}

import type { Screen } from './screen.ts'

/** A command's output and environment, which tests replace. */
export interface Io {
  out: Screen
  err: Screen
  env: NodeJS.ProcessEnv
  /** Asks a person for a line; absent when nobody can answer. */
  ask?: (question: string) => Promise<string>
  /**
   * Sends to the parent process: the arguments of the command to run if this one ends without an exit code (none for no
   * command); that this command heard a signal and is ending; or its exit code. Absent without such a parent.
   */
  leave?: (said: readonly string[] | 'ends' | number) => void
}

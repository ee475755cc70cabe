import type { Screen } from './screen.ts'

/** Where a command writes and what it may know of its surroundings, so that a test can stand in for a terminal. */
export interface Io {
  out: Screen
  err: Screen
  env: NodeJS.ProcessEnv
  /** Asks a person for a line; absent where nobody is there to answer. */
  ask?: (question: string) => Promise<string>
  /**
   * Leaves with the process that began this one the arguments of the command that is to follow should this one end without an
   * exit code, none for no command; that this one has heard a signal, and ends; or its exit code. Absent where this process is
   * not one of the command alone.
   */
  leave?: (said: readonly string[] | 'ends' | number) => void
}

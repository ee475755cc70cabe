import type { Screen } from './screen.ts'

/** Where a command writes and what it may know of its surroundings, so that a test can stand in for a terminal. */
export interface Io {
  out: Screen
  err: Screen
  env: NodeJS.ProcessEnv
  /** Asks a person for a line; absent where nobody is there to answer. */
  ask?: (question: string) => Promise<string>
}

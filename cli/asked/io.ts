/** Where a command writes and what it may know of its surroundings, so that a test can stand in for a terminal. */
export interface Io {
  out: NodeJS.WritableStream
  err: NodeJS.WritableStream
  env: NodeJS.ProcessEnv
  isTerminal: boolean
  columns: number
}

import type { Tape } from './tape.ts'

/** A tape that notes nothing: what goes on has its scopes all the same. */
export const noTape: Tape = {
  plays: false,
  missed: () => [],
  restOn: () => undefined,
  reading: (_scope, _kind, make) => make(),
  outcome: (_scope, _kind, make) => make(),
}

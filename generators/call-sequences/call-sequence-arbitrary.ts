import fc from 'fast-check'
import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import type {
  CallSequence,
  SequenceCall,
  SequenceKind,
  FirstCall,
} from '../../harness/checks/call-sequences/call-sequence.ts'
import { byOauth, flawed, interactive, reconnect, refresh, setting } from './calls.ts'

const longest = 6
const weights: Record<SequenceKind, number> = { plain: 9, interactive: 6, select: 3, file: 1, oauth: 1 }

/**
 * A call sequence through a login's life: its beginning and up to twelve calls. Most calls wait for the attempt before them, so
 * that they meet a settled login. Shrinks towards fewer calls with nothing set.
 */
export function callSequence(spaces: readonly SequenceSpace[]): fc.Arbitrary<CallSequence> {
  // Without the bias towards small values, which keeps the first cases of a few from getting anywhere.
  return fc.noBias(fc.oneof(...spaces.map((space) => ({ weight: weights[space.kind], arbitrary: sequenceAt(space) }))))
}

function sequenceAt(space: SequenceSpace): fc.Arbitrary<CallSequence> {
  return fc.record({
    kind: fc.constant(space.kind),
    start: firstCall(space),
    calls: fc.array(stretch(space), { maxLength: longest, size: 'max' }).map((stretches) => stretches.flat()),
  })
}

function firstCall({ typed }: SequenceSpace): fc.Arbitrary<FirstCall> {
  return fc.record({
    do: fc.constant('create' as const),
    typed: fc.oneof({ weight: 4, arbitrary: fc.constant('right' as const) }, fc.constantFrom(...typed)),
    store: setting(),
    more: fc.boolean(),
    path: fc.constantFrom('login' as const, 'logins' as const),
  })
}

/** One call, or two that lead where single ones seldom do: what was replaced or not stored, and then asked for. */
function stretch(space: SequenceSpace): fc.Arbitrary<SequenceCall[]> {
  const anyReconnect = reconnect(space)
  const anyRefresh = refresh(space)
  const alone = (weight: number, arbitrary: fc.Arbitrary<SequenceCall>) => ({ weight, arbitrary: pair(arbitrary) })
  if (space.kind === 'oauth')
    return fc.oneof(alone(6, byOauth()), alone(1, anyReconnect), alone(1, anyRefresh), alone(1, interactive(space)))
  if (space.kind === 'file') return fc.oneof(alone(2, anyReconnect), alone(1, anyRefresh), alone(1, interactive(space)))
  const singles = [alone(2, anyReconnect), alone(3, anyRefresh), alone(1, flawed(space))]
  if (space.kind === 'interactive')
    return fc.oneof(alone(5, anyReconnect), alone(3, anyRefresh), alone(5, interactive(space)))
  const settled = { override: true, hurried: false }
  const replaced = pair(
    reconnect(space, { ...settled, typed: space.typed.at(1) ?? 'right', store: true }),
    reconnect(space, { typed: 'right', override: undefined, hurried: false }),
  )
  const failing = pair(
    reconnect(space, { ...settled, typed: space.typed.at(-1) ?? 'right' }),
    reconnect(space, { ...settled, typed: 'right' }),
  )
  const differing = reconnect(space, { typed: space.typed.at(1) ?? 'right', override: undefined, hurried: false })
  const unstored = pair(
    reconnect(space, { ...settled, typed: 'right', store: false }),
    refresh(space, { moment: space.clock ? 'a day late' : 'at once', hurried: false }),
  )
  const early = pair(
    reconnect(space, { ...settled, typed: 'right', store: true }),
    refresh(space, { moment: space.clock ? 'two minutes early' : 'at once', hurried: false }),
  )
  const refreshed = pair(
    refresh(space, { moment: space.clock ? 'a day late' : 'at once', hurried: false }),
    reconnect(space, { typed: 'right', override: undefined, hurried: false }),
  )
  return fc.oneof(
    ...singles,
    alone(1, interactive(space)),
    alone(4, differing),
    { weight: 2, arbitrary: failing },
    { weight: 5, arbitrary: refreshed },
    { weight: 4, arbitrary: replaced },
    { weight: 3, arbitrary: unstored },
    { weight: 2, arbitrary: early },
  )
}

/** Mostly both calls; shrinks to the second or the first alone. */
function pair(first: fc.Arbitrary<SequenceCall>, second?: fc.Arbitrary<SequenceCall>): fc.Arbitrary<SequenceCall[]> {
  if (!second) return first.map((call) => [call])
  // A number, since a choice among constants shrinks to the first of them only.
  return fc.tuple(first, second, fc.nat({ max: 5 })).map(([one, other, kept]) => {
    if (kept > 1) return [one, other]
    return kept === 0 ? [one] : [other]
  })
}

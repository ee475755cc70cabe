import fc from 'fast-check'
import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import type {
  CallSequence,
  FirstCall,
  SequenceCall,
  SequenceKind,
} from '../../harness/checks/call-sequences/call-sequence.ts'

/** Each call is a fetch at the target. */
const longest = 9

/** The weight of each kind of provider, and of each call there. */
const shares: Readonly<Record<SequenceKind, { of: number; calls: Partial<Record<SequenceCall['do'], number>> }>> = {
  plain: { of: 9, calls: { reconnect: 6, refresh: 4, flawed: 1, interactive: 1 } },
  interactive: { of: 6, calls: { reconnect: 5, refresh: 3, interactive: 5 } },
  select: { of: 3, calls: { reconnect: 6, refresh: 4, flawed: 1, interactive: 1 } },
  approval: { of: 1, calls: { reconnect: 3, refresh: 2, interactive: 5 } },
  file: { of: 1, calls: { reconnect: 2, refresh: 1, interactive: 1 } },
  oauth: { of: 1, calls: { 'refresh by oauth': 3, authorize: 3, reconnect: 1, refresh: 1, interactive: 1 } },
}

/**
 * A call sequence for one login: its creation and up to nine calls. Most calls wait for the attempt before them, so
 * that the login is not being fetched. Shrinks towards fewer calls without options.
 */
export function callSequence(spaces: readonly SequenceSpace[]): fc.Arbitrary<CallSequence> {
  // fast-check's bias towards small values would keep the first cases too short.
  return fc.noBias(
    fc.oneof(...spaces.map((space) => ({ weight: shares[space.kind].of, arbitrary: sequenceAt(space) }))),
  )
}

function sequenceAt(space: SequenceSpace): fc.Arbitrary<CallSequence> {
  const called = callsAt(space)
  const calls = Object.entries(shares[space.kind].calls).map(([name, weight]) => ({
    weight,
    arbitrary: called[name as SequenceCall['do']],
  }))
  return fc.record({
    kind: fc.constant(space.kind),
    start: firstCall(space),
    calls: fc.array(fc.oneof(...calls), { maxLength: longest, size: 'max' }),
  })
}

/** The values of each option, simplest first. A value that is listed twice is drawn more often. */
const more = [false, true]
const form = ['header', 'path'] as const
const store = [undefined, undefined, undefined, true, true, false]
const hurried = [false, false, false, false, false, false, true]

function firstCall({ typed }: SequenceSpace): fc.Arbitrary<FirstCall> {
  const mostly = ['right', 'right', 'right', 'right', ...typed] as const
  return callOf({ do: ['create'], typed: mostly, store, more, path: ['login', 'logins'] })
}

function callsAt({ typed, answers, clock }: SequenceSpace): Record<SequenceCall['do'], fc.Arbitrary<SequenceCall>> {
  const moments = clock ? (['at once', 'a day late', 'two minutes early'] as const) : (['at once'] as const)
  const late = [clock ? 'a day late' : 'at once'] as const
  const mostlyGood = [...typed.filter((name) => name !== 'wrong'), ...typed]
  const override = [undefined, true, true, false]
  return {
    reconnect: callOf({ do: ['reconnect'], typed: mostlyGood, override, store, more, form, hurried }),
    refresh: callOf({ do: ['refresh'], moment: moments, more, form, hurried }),
    flawed: callOf({
      do: ['flawed'],
      as: ['reconnect' as const, 'refresh' as const],
      moment: late,
      form,
      hurried: [false],
    }),
    interactive: callOf({ do: ['interactive'], typed: answers, form, hurried }),
    'refresh by oauth': callOf({ do: ['refresh by oauth'], hurried }),
    authorize: callOf({ do: ['authorize'], hurried }),
  }
}

/** One value for each option of a call. */
function callOf<Call extends object>(values: {
  readonly [Key in keyof Call]: ReadonlyArray<Call[Key]>
}): fc.Arbitrary<Call> {
  const each = Object.entries<readonly unknown[]>(values).map(([key, all]) => [key, fc.constantFrom(...all)])
  return fc.record(Object.fromEntries(each) as Record<string, fc.Arbitrary<unknown>>) as fc.Arbitrary<Call>
}

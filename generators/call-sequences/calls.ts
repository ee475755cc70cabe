import type { Form } from '../../harness/client/route-form.ts'
import fc from 'fast-check'
import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import type { Typed, SequenceCall } from '../../harness/checks/call-sequences/call-sequence.ts'

type Reconnect = SequenceCall & { do: 'reconnect' }
type Refresh = SequenceCall & { do: 'refresh' }

const form = () => fc.constantFrom<Form[]>('header', 'path')
const hurried = () =>
  fc.oneof({ withCrossShrink: true }, { weight: 7, arbitrary: fc.constant(false) }, fc.constant(true))

/** A reconnect with any credentials that the profile has; `fixed` settings are not generated. */
export function reconnect({ typed }: SequenceSpace, fixed: Partial<Reconnect> = {}): fc.Arbitrary<Reconnect> {
  const good = typed.filter((name) => name !== 'wrong')
  return fc
    .record({
      do: fc.constant('reconnect' as const),
      typed: fc.oneof({ weight: 2, arbitrary: fc.constantFrom<Typed[]>(...good) }, fc.constantFrom(...typed)),
      override: fc.constantFrom(undefined, true, true, false),
      store: setting(),
      more: fc.boolean(),
      form: form(),
      hurried: hurried(),
    })
    .map((call) => ({ ...call, ...fixed }))
}

/** A refresh at any moment that the profile can bring about; `fixed` settings are not generated. */
export function refresh({ clock }: SequenceSpace, fixed: Partial<Refresh> = {}): fc.Arbitrary<Refresh> {
  const moments: Array<Refresh['moment']> = clock ? ['at once', 'a day late', 'two minutes early'] : ['at once']
  return fc
    .record({
      do: fc.constant('refresh' as const),
      moment: fc.constantFrom(...moments),
      more: fc.boolean(),
      form: form(),
      hurried: hurried(),
    })
    .map((call) => ({ ...call, ...fixed }))
}

/** A reconnect or a refresh that is to be refused for one of its fields, whenever it comes. */
export function flawed({ clock }: SequenceSpace): fc.Arbitrary<SequenceCall> {
  const moment = clock ? 'a day late' : 'at once'
  return fc.record({
    do: fc.constant('flawed' as const),
    as: fc.constantFrom('reconnect' as const, 'refresh' as const),
    moment: fc.constant<Refresh['moment']>(moment),
    form: form(),
    hurried: fc.constant(false),
  })
}

export function interactive({ answers }: SequenceSpace): fc.Arbitrary<SequenceCall> {
  const typed = fc.constantFrom(...answers)
  return fc.record({ do: fc.constant('interactive' as const), typed, form: form(), hurried: hurried() })
}

export function byOauth(): fc.Arbitrary<SequenceCall> {
  const name = fc.constantFrom('refresh by oauth' as const, 'authorize' as const)
  return fc.record({ do: name, hurried: hurried() })
}

/** store_credentials: left out, set or unset; mostly such that credentials are kept. */
export function setting(): fc.Arbitrary<boolean | undefined> {
  return fc.constantFrom(undefined, true, undefined, undefined, true, undefined, true, false)
}

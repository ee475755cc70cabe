import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import type { CallSequence, Input, SequenceCall, Typed } from '../../harness/checks/call-sequences/call-sequence.ts'

/**
 * The sequences that are tried with every seed where a profile allows them: one for each turn of a login's life. One of
 * each kind comes first, because slow fetches leave time for only a few.
 */
export function callSequenceEdges(spaces: readonly SequenceSpace[]): CallSequence[] {
  const byKind = spaces.map(sequencesAt)
  const most = Math.max(0, ...byKind.map((sequences) => sequences.length))
  return Array.from({ length: most }, (_, at) => byKind.flatMap((sequences) => sequences[at] ?? [])).flat()
}

function sequencesAt({ kind, typed, answers, hinders, clock }: SequenceSpace): CallSequence[] {
  const from = (first: Typed, ...calls: SequenceCall[]): CallSequence => ({
    kind,
    start: { do: 'create', typed: first, store: undefined, more: false, path: 'login' },
    calls,
  })
  const late = refresh(clock ? 'a day late' : 'at once')
  if (kind === 'oauth')
    return [
      from('right', { do: 'refresh by oauth', hurried: false }),
      from('right', { do: 'authorize', hurried: false }),
    ]
  if (kind === 'file') return [from('right', reconnect('right'), late)]
  const wrong = answers.includes('wrong')
  const overridden = reconnect('right', { override: true })
  if (kind === 'select') return [from('right', overridden, interactive('right'), { ...late, twice: true })]
  if (kind === 'approval')
    return [from('right', interactive('none'), interactive('right'), overridden, interactive('right'))]
  if (kind !== 'plain')
    return [
      from('right', overridden, interactive('right')),
      ...(wrong ? [from('right', interactive('wrong'), late)] : []),
      ...(answers.includes('none')
        ? [from('right', interactive('none'), interactive('empty'), interactive('right'))]
        : []),
      from('right', interactive('right'), { ...late, twice: true }),
      from('right', interactive('right'), overridden, interactive('right'), interactive('right')),
      from('right', interactive('right'), late),
      ...(wrong ? [from('right', interactive('right'), overridden, interactive('wrong'))] : []),
      from('right', interactive('right'), reconnect('right', { override: true, twice: true })),
    ]
  return [
    ...(typed.includes('wrong')
      ? [from('right', reconnect('wrong', { override: true }), refresh('at once'), late, overridden, late)]
      : []),
    ...(typed.includes('other')
      ? [
          from(
            'right',
            reconnect('other', { override: true, store: true }),
            reconnect('right'),
            reconnect('right', { store: true }),
            late,
          ),
        ]
      : []),
    from('right', flawed('reconnect', late.moment), flawed('refresh', late.moment), late, reconnect('right')),
    from('right', reconnect('right', { more: true }), refresh(clock ? 'two minutes early' : 'at once')),
    from('right', reconnect('right', { store: false }), late, reconnect('right', { store: false, daily: true }), late),
    withMore(from('right', late, reconnect('right'))),
    ...(typed.includes('wrong') ? [from('wrong', overridden, late)] : []),
    from('right', late, refresh('at once'), refresh('at once')),
    ...(typed.includes('wrong') ? [from('right', reconnect('wrong'), late)] : []),
    ...(typed.includes('other')
      ? [from('right', reconnect('other'), reconnect('other', { store: true }), reconnect('right'))]
      : []),
    from('right', { ...reconnect('right'), hurried: true }, { ...late, hurried: true }),
    ...(hinders ? [from('right', reconnect('hindered', { override: true }), overridden)] : []),
  ]
}

function reconnect(
  typed: Typed,
  {
    more = false,
    ...options
  }: { override?: boolean; store?: boolean; daily?: true; more?: boolean; twice?: true } = {},
): SequenceCall {
  return {
    do: 'reconnect',
    typed,
    override: undefined,
    store: undefined,
    more,
    form: 'path',
    ...options,
    hurried: false,
  }
}

type Refresh = Extract<SequenceCall, { do: 'refresh' }>

function refresh(moment: Refresh['moment']): Refresh & { hurried: boolean } {
  return { do: 'refresh', moment, more: false, form: 'header', hurried: false }
}

function flawed(as: 'reconnect' | 'refresh', moment: Refresh['moment']): SequenceCall {
  return { do: 'flawed', as, moment, form: 'path', hurried: false }
}

/** Gives the first fetch more scopes than the later ones. */
function withMore(sequence: CallSequence): CallSequence {
  return { ...sequence, start: { ...sequence.start, more: true } }
}

function interactive(typed: Input): SequenceCall {
  return { do: 'interactive', typed, form: 'path', hurried: false }
}

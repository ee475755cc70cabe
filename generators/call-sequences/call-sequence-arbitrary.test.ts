import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import type { SequenceKind } from '../../harness/checks/call-sequences/call-sequence.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { callSequence } from './call-sequence-arbitrary.ts'
import { callSequenceEdges } from './call-sequence-edges.ts'

const kinds: SequenceKind[] = ['plain', 'interactive', 'select', 'file', 'oauth']
const spaceOf = (kind: SequenceKind): SequenceSpace => ({
  kind,
  typed: ['right', 'other', 'wrong'],
  answers: ['right', 'wrong'],
  hinders: true,
  clock: false,
})

keepsLaws('callSequence', callSequence(kinds.map(spaceOf)), {
  member: ({ kind, start, calls }) =>
    kinds.includes(kind) &&
    start.do === 'create' &&
    calls.length <= 9 &&
    calls.every((call) => call.do !== 'refresh' || call.moment === 'at once') &&
    calls.every((call) => kind === 'oauth' || !['refresh by oauth', 'authorize'].includes(call.do)),
  edges: callSequenceEdges(kinds.map(spaceOf)),
  simplest: ({ start, calls }) => calls.length === 0 && start.typed === 'right' && start.store === undefined,
  reaches: {
    ...Object.fromEntries(kinds.map((kind) => [kind, (one: { kind: SequenceKind }) => one.kind === kind])),
    'more than six calls': ({ calls }) => calls.length > 6,
    'a creation by the other path': ({ start }) => start.path === 'logins',
    'wrong credentials at first': ({ start }) => start.typed === 'wrong',
    'credentials that are not stored': ({ calls }) =>
      calls.some((call) => call.do === 'reconnect' && call.store === false),
    'a hurried call': ({ calls }) => calls.some((call) => call.hurried),
    'a refresh that is refused': ({ calls }) => calls.some((call) => call.do === 'flawed' && call.as === 'refresh'),
    'a wrong answer': ({ calls }) => calls.some((call) => call.do === 'interactive' && call.typed === 'wrong'),
  },
})
keepsLaws('callSequence of one kind', callSequence([spaceOf('file')]), {
  member: ({ kind }) => kind === 'file',
  edges: callSequenceEdges([spaceOf('file')]),
})

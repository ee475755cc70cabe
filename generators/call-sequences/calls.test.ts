import type { SequenceSpace } from '../../harness/actions/call-sequences/kinds-of-sequences.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { byOauth, flawed, interactive, reconnect, refresh, setting } from './calls.ts'

const space: SequenceSpace = {
  kind: 'plain',
  typed: ['right', 'other', 'wrong'],
  answers: ['right', 'wrong', 'none'],
  hinders: true,
  clock: true,
}

keepsLaws('reconnect', reconnect(space), {
  member: (call) => call.do === 'reconnect' && space.typed.includes(call.typed),
  simplest: ({ typed, override, store, form, hurried }) =>
    typed === 'right' && override === undefined && store === undefined && form === 'header' && !hurried,
  reaches: {
    'other credentials': ({ typed }) => typed === 'other',
    'wrong credentials': ({ typed }) => typed === 'wrong',
    'an override': ({ override }) => override === true,
    'credentials that are not stored': ({ store }) => store === false,
    'the path': ({ form }) => form === 'path',
    'a hurried call': ({ hurried }) => hurried,
  },
})
keepsLaws('reconnect with settings', reconnect(space, { typed: 'wrong', override: true, hurried: false }), {
  member: ({ typed, override, hurried }) => typed === 'wrong' && override === true && !hurried,
})
keepsLaws('refresh', refresh(space), {
  member: (call) => call.do === 'refresh',
  simplest: ({ moment, form, hurried }) => moment === 'at once' && form === 'header' && !hurried,
  reaches: {
    'two minutes early': ({ moment }) => moment === 'two minutes early',
    'a day late': ({ moment }) => moment === 'a day late',
    'the path': ({ form }) => form === 'path',
  },
})
keepsLaws('refresh without a clock', refresh({ ...space, clock: false }), {
  member: ({ moment }) => moment === 'at once',
})
keepsLaws('refresh with settings', refresh(space, { moment: 'a day late' }), {
  member: ({ moment }) => moment === 'a day late',
})
keepsLaws('flawed', flawed(space), {
  member: (call) => call.do === 'flawed' && call.moment === 'a day late',
  simplest: (call) => call.do === 'flawed' && call.as === 'reconnect' && call.form === 'header',
  reaches: { 'a refresh': (call) => call.do === 'flawed' && call.as === 'refresh' },
})
keepsLaws('interactive', interactive(space), {
  member: (call) => call.do === 'interactive' && space.answers.includes(call.typed),
  simplest: (call) => call.do === 'interactive' && call.typed === 'right' && !call.hurried,
  reaches: { 'a wrong answer': (call) => call.do === 'interactive' && call.typed === 'wrong' },
})
keepsLaws('byOauth', byOauth(), {
  member: (call) => call.do === 'refresh by oauth' || call.do === 'authorize',
  simplest: (call) => call.do === 'refresh by oauth' && !call.hurried,
  reaches: { 'an authorisation': (call) => call.do === 'authorize' },
})
keepsLaws('setting', setting(), {
  member: (set) => set === undefined || typeof set === 'boolean',
  simplest: (set) => set === undefined,
  reaches: { unset: (set) => set === false, set: (set) => set === true },
})

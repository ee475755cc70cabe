import type { CallSequence, SequenceCall, FirstCall } from '../../checks/call-sequences/call-sequence.ts'

/** A sequence as people read it: one call per line, in order. */
export function sequenceText({ kind, start, calls }: CallSequence): string {
  return [start, ...calls]
    .map((call, place) => `${place + 1}. ${callText(call)}`)
    .join('\n')
    .replace('1.', `1. ${kind}:`)
}

/** One call in words. */
export function callText(call: FirstCall | SequenceCall): string {
  switch (call.do) {
    case 'create':
      return `create at /${call.path} with ${call.typed} credentials${stored(call.store)}`
    case 'reconnect':
      return `reconnect ${inForm(call)} with ${call.typed} credentials${overriding(call.override)}${stored(call.store)}${haste(call)}`
    case 'interactive':
      return `interactive ${inForm(call)} with the ${call.typed} answer${haste(call)}`
    case 'refresh':
      return `refresh ${inForm(call)} ${call.moment}${haste(call)}`
    default:
      return `${call.do}${haste(call)}`
  }
}

function inForm({ form }: { form: string }): string {
  return form === 'header' ? 'by header' : 'by path'
}

function stored(store: boolean | undefined): string {
  return store === undefined ? '' : `, store_credentials ${store}`
}

function overriding(override: boolean | undefined): string {
  return override === undefined ? '' : `, override_credentials ${override}`
}

function haste({ hurried }: SequenceCall): string {
  return hurried ? ', without waiting for the call before it' : ''
}

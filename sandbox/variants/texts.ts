import { type Fields, changeAnswers } from '../faults/kit/change-answers.ts'
import type { Variant } from './kit/variant.ts'
import { type Patch, wrapRule } from '../faults/kit/change-rule.ts'
import { named } from '../world/named.ts'
import { changeObjects } from './kit/map-json.ts'

const markup = '<script>alert("x")</script><img src=x onerror=alert(1)> & \u202Etxet desrever '

/** Other legal texts: the documents show no wording, and JSON may be written in many ways. */
export const variants: Variant[] = named({
  'messages-in-another-language': {
    question: 'messages',
    sentence: 'Error messages are in another language.',
    patch: sayInstead(() => 'Запрос не может быть выполнен — 要求は拒否されました'),
  },
  'messages-empty': {
    question: 'messages',
    sentence: 'Error messages are empty strings.',
    patch: sayInstead(() => ''),
  },
  'messages-long-with-markup': {
    question: 'messages',
    sentence: 'Error messages are very long and hold markup and control characters.',
    patch: sayInstead((message) => `${message} ${markup.repeat(200)}\u0007\u001B[31m`),
  },
  'errors-repeat-nothing': {
    question: 'request in an error',
    sentence: 'The documents do not say what request of an error holds; here it is empty.',
    patch: wrapRule('errors.body', (rule, refusal, errorClass) => rule(refusal, errorClass, {})),
  },
  'errors-repeat-headers': {
    question: 'request in an error',
    sentence:
      'The documents do not say what request of an error holds; here it has a different form, with ids as strings.',
    patch: wrapRule('errors.body', (rule, refusal, errorClass, request) =>
      rule(refusal, errorClass, { method: 'GET', parameters: request, headers: [], trace: null }),
    ),
  },
  'leaves-unknown-versions-to-a-gateway': {
    question: 'versions that do not exist',
    sentence: 'What stands beside the versions may belong to a gateway, which has errors of its own.',
    patch: changeAnswers({ route: 'none', version: undefined }, () => ({ json: { message: 'no such service' } })),
  },
  'json-written-otherwise': {
    question: 'text of JSON',
    sentence: 'JSON is indented, its keys are in another order and non-ASCII characters are escaped.',
    patch(rules) {
      const { text } = rules.wire
      rules.wire.text = (json) => escaped(text(json, 1))
      changeObjects({}, (fields) => Object.fromEntries(Object.entries(fields).reverse()))(rules)
    },
  },
})

/** Changes messages, except those of rate limits, which the documents show. */
function sayInstead(say: (message: string) => string): Patch {
  return wrapRule('errors.body', (rule, refusal, errorClass, request) => {
    const written = rule(refusal, errorClass, request) as Fields
    if (errorClass === 'RateLimitExceeded') return written
    return { ...written, error_message: say(refusal.message) }
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

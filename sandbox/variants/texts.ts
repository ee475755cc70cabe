import type { Rules } from '../world/rules.ts'
import { rewriteAnswers, mapObjects } from './rewrite.ts'
import type { Variant } from './variant.ts'

const markup = '<script>alert("x")</script><img src=x onerror=alert(1)> & \u202Etxet desrever '

/** Other legal texts: no wording is shown, and JSON may be written in many ways. */
export const textVariants: Variant[] = [
  {
    id: 'messages-in-another-language',
    question: 'messages',
    sentence: 'Messages are in another language; their words are not shown.',
    patch: (rules) => sayInstead(rules, () => 'Запрос не может быть выполнен — 要求は拒否されました'),
  },
  {
    id: 'messages-empty',
    question: 'messages',
    sentence: 'A message is a text, and an empty one is a text too.',
    patch: (rules) => sayInstead(rules, () => ''),
  },
  {
    id: 'messages-long-with-markup',
    question: 'messages',
    sentence: 'Messages are very long and hold markup and control characters.',
    patch: (rules) => sayInstead(rules, (message) => `${message} ${markup.repeat(200)}\u0007\u001B[31m`),
  },
  {
    id: 'errors-repeat-nothing',
    question: 'request in an error',
    sentence: 'The request in an error is an object; nothing says what it holds.',
    patch(rules) {
      const { body } = rules.errors
      rules.errors.body = (refusal, errorClass) => body(refusal, errorClass, {})
    },
  },
  {
    id: 'errors-repeat-headers',
    question: 'request in an error',
    sentence: 'The request in an error tells of the request in a form of its own, with ids as texts.',
    patch(rules) {
      const { body } = rules.errors
      rules.errors.body = (refusal, errorClass, request) =>
        body(refusal, errorClass, { method: 'GET', parameters: request, headers: [], trace: null })
    },
  },
  {
    id: 'json-written-otherwise',
    question: 'text of JSON',
    sentence: 'JSON is indented, its keys come in another order and letters beyond ASCII are escaped.',
    patch(rules) {
      rules.wire.text = (json) => escaped(JSON.stringify(json, null, 3))
      rewriteAnswers(rules, ({ json }) => ({
        json: mapObjects(json, (fields) => Object.fromEntries(Object.entries(fields).reverse())),
      }))
    },
  },
]

/** What the message of a rate limit states is shown; every other message is open. */
function sayInstead(rules: Rules, say: (message: string) => string): void {
  const { body } = rules.errors
  rules.errors.body = (refusal, errorClass, request) => {
    const written = body(refusal, errorClass, request) as Record<string, unknown>
    if (errorClass === 'RateLimitExceeded') return written
    return { ...written, error_message: say(refusal.message) }
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[^\n -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

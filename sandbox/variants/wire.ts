import { changeAnswers, wrapRule, replaceRule, type Fields, type Patch } from '../faults/kit/change.ts'
import { refuses, changeObjects } from './kit/map-json.ts'
import type { Variant } from './kit/variant.ts'
import { named } from '../world/sandbox.ts'

const among = [400, 404, 406, 409] as const

const markup = '<script>alert("x")</script><img src=x onerror=alert(1)> & \u202Etxet desrever '

/** Other legal statuses, bytes and texts. The documents leave the statuses of most classes and of successes open. */
export const variants: Variant[] = named({
  'statuses-turned-round': {
    question: 'statuses of refusals',
    sentence: 'Every error class has another of the four documented statuses than in the baseline.',
    patch: wrapRule(
      'errors.statusOf',
      (rule, errorClass) => among[(among.indexOf(rule(errorClass) as 400) + 1) % 4] ?? 400,
    ),
  },
  'created-is-201': {
    question: 'status of creation',
    sentence: 'Creation is answered with 201; the documents name no status of success.',
    patch: changeAnswers({ route: /create/ }, (answer) => (refuses(answer) ? {} : { status: 201 })),
  },
  'accepted-is-202': {
    question: 'status of a started fetch',
    sentence: 'Requests that start a fetch are answered with 202.',
    patch: changeAnswers({ route: /logins\/(create|reconnect|refresh|interactive)/ }, (answer) =>
      refuses(answer) ? {} : { status: 202 },
    ),
  },
  // Other legal ways to transport an answer.
  'slow-answers': {
    question: 'speed',
    sentence: 'Answers are slow, some take 80 milliseconds.',
    patch: replaceRule('wire.delayMs', () => {
      let count = 0
      return () => {
        count += 1
        return count % 20 === 0 ? 20 + ((count * 7) % 61) : 0
      }
    }),
  },
  'below-a-path-relative-to-host': {
    question: 'base address',
    never: ['next-page-without-first-slash', 'next-page-relative-to-the-list'],
    sentence: 'The base address has a path, and next_page is relative to the host: it repeats that path.',
    options: { pathPrefix: '/bank' },
    patch: wrapRule('paging.nextPage', (rule, url, nextId) => {
      const page = rule(url, nextId)
      return page === null ? null : `/bank${page}`
    }),
  },
  // Other legal texts: the documents show no wording, and JSON may be written in many ways.
  'messages-in-another-language': {
    question: 'messages',
    sentence: 'Error messages are in another language.',
    patch: sayInstead(() => 'Запрос не может быть выполнен — 要求は拒否されました'),
  },
  'messages-long-with-markup': {
    question: 'messages',
    sentence: 'Error messages are very long and hold markup and control characters.',
    patch: sayInstead((message) => `${message} ${markup.repeat(200)}\u0007\u001B[31m`),
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

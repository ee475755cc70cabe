import type { Variant } from './variant.ts'

/** How callbacks are sent and what they hold, which the documents do not show. */
export const callbackVariants: Variant[] = [
  {
    id: 'callbacks-come-late',
    question: 'callbacks: moments',
    sentence: 'Callbacks are sent a good while after what they tell of; no moment is stated.',
    patch(rules) {
      rules.callbacks.waitMs = () => 150
    },
  },
  {
    id: 'callbacks-come-twice',
    question: 'callbacks: moments',
    sentence: 'Every callback is sent once more, as after an answer that was lost; retries are not shown.',
    patch(rules) {
      rules.callbacks.delivered = () => false
      rules.callbacks.maxTries = 2
      rules.callbacks.waitMs = (count) => (count === 1 ? 0 : 5)
    },
  },
  {
    id: 'callbacks-are-never-sent-again',
    question: 'callbacks: moments',
    sentence: 'A callback that is not taken is not sent again; retries are not shown.',
    patch(rules) {
      rules.callbacks.maxTries = 1
    },
  },
  {
    id: 'callbacks-are-bare',
    question: 'callbacks: body',
    sentence: 'A callback has the ids at its top and nothing else; its body is not shown.',
    patch(rules) {
      rules.callbacks.body = ({ login_id, customer_id }, time) => ({ login_id, customer_id, time })
    },
  },
  {
    id: 'callbacks-tell-much',
    question: 'callbacks: body',
    sentence: 'Callbacks carry fields of their own at any depth; new fields may come at any time.',
    patch(rules) {
      const { body } = rules.callbacks
      rules.callbacks.body = (facts, time, version) => {
        const made = body(facts, time, version) as { data: object }
        return {
          ...made,
          event: { name: 'fetch', ids: [1, 2], nested: { deep: null } },
          data: { ...made.data, score: 7 },
        }
      }
    },
  },
  {
    id: 'callbacks-sign-their-body-alone',
    question: 'callbacks: signature',
    sentence: 'The signature of a callback covers its body alone; what it covers is not shown.',
    patch(rules) {
      rules.callbacks.signedText = (_url, body) => body
    },
  },
  {
    id: 'callbacks-sign-something-else',
    question: 'callbacks: signature',
    sentence: 'The signature of a callback covers a text that nobody would think of; what it covers is not shown.',
    patch(rules) {
      rules.callbacks.signedText = (url, body) => `${body.length} ${url} ${body}`
    },
  },
]

import type { Variant } from './kit/variant.ts'
import { replaceRule, wrapRule } from '../faults/kit/change-rule.ts'
import { named } from '../world/named.ts'

export const variants: Variant[] = named({
  'adds-no-parameters-to-return-to': {
    question: 'return parameters',
    sentence: 'The documents do not show which parameters are added to return_to; here none are.',
    patch: wrapRule('pages.returnAddress', (_rule, returnTo) => returnTo),
  },
  'posts-messages-to-its-own-window': {
    question: 'window of messages',
    sentence: 'The documents do not say to which window a payment page posts; here it is its own, or the parent.',
    patch: replaceRule('payments.messageWindow', () => 'window.parent'),
  },
  'lets-its-pages-be-framed': {
    question: 'frames',
    sentence: 'The documents do not say that the page itself forbids frames.',
    patch(rules) {
      rules.pages.frameAncestors = '*'
      rules.pages.frameOptions = undefined
    },
  },
})

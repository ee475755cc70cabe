import type { Variant } from './variant.ts'

/** Other legal ways of hosted pages. */
export const hostedPagesVariants: Variant[] = [
  {
    id: 'adds-no-parameters-to-return-to',
    question: 'return parameters',
    sentence: 'The documents do not show which parameters are added to return_to; here none are.',
    patch(rules) {
      rules.pages.returnAddress = (returnTo) => returnTo
    },
  },
  {
    id: 'posts-messages-to-its-own-window',
    question: 'window of messages',
    sentence: 'The documents do not say to which window a payment page posts; here it is its own, or the parent.',
    patch(rules) {
      rules.payments.messageWindow = 'window.parent'
    },
  },
  {
    id: 'lets-its-pages-be-framed',
    question: 'frames',
    sentence: 'The documents do not say that the page itself forbids frames.',
    patch(rules) {
      rules.pages.frameAncestors = '*'
      rules.pages.frameOptions = undefined
    },
  },
]

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
    id: 'lets-its-pages-be-framed',
    question: 'frames',
    sentence: 'The documents do not say that the page itself forbids frames.',
    patch(rules) {
      rules.pages.frameAncestors = '*'
      rules.pages.frameOptions = undefined
    },
  },
]

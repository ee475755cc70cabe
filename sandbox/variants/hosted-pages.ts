import type { Variant } from './variant.ts'

/** Other legal ways of hosted pages. */
export const hostedPagesVariants: Variant[] = [
  {
    id: 'tells-nothing-on-the-way-back',
    question: 'return parameters',
    sentence: 'Which parameters are added to return_to is not shown, so none are.',
    patch(rules) {
      rules.pages.returnAddress = (returnTo) => returnTo
    },
  },
  {
    id: 'lets-its-pages-be-framed',
    question: 'frames',
    sentence: 'Clients must open the widget in a window of its own; that the page sees to it is not said.',
    patch(rules) {
      rules.pages.frameAncestors = '*'
      rules.pages.frameOptions = undefined
    },
  },
]

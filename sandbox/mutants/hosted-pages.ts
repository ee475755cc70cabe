import type { Mutant } from './mutant.ts'

/** The rules of hosted pages, each broken in one way. */
export const hostedPagesMutants: Mutant[] = [
  {
    id: 'opens-no-page',
    breaks: ['conventions/hosted-pages/page-opens'],
    sentence: 'The address that is given out for the user is one that no page has.',
    patch(rules) {
      const { tokens, partners, payments } = rules
      const { connectUrl } = tokens
      tokens.connectUrl = (base, token) => connectUrl(base, `${token}0`)
      const { redirectUrl } = partners
      partners.redirectUrl = (base, token) => redirectUrl(base, `${token}0`)
      const { connectUrl: payUrl } = payments
      payments.connectUrl = (base, token) => payUrl(base, `${token}0`)
    },
  },
  {
    id: 'takes-yes-for-no-on-its-page',
    breaks: ['conventions/hosted-pages/ends-with-connection'],
    sentence: 'A user who agrees on the hosted page is treated as one who does not, and no login is made.',
    patch(rules) {
      const { agrees } = rules.pages
      rules.pages.agrees = (answer) => !agrees(answer)
    },
  },
  {
    id: 'keeps-the-user-on-its-page',
    breaks: ['conventions/hosted-pages/returns-user'],
    sentence: 'The hosted page ends without leading back to return_to.',
    patch(rules) {
      rules.pages.wayBack = () => undefined
    },
  },
  {
    id: 'drops-the-parameters-of-return-to',
    breaks: ['conventions/hosted-pages/own-parameters-come-back'],
    sentence: 'return_to loses its own parameters when those of the outcome are added.',
    patch(rules) {
      const { returnAddress } = rules.pages
      rules.pages.returnAddress = (returnTo, told) => returnAddress(returnTo.replace(/\?[^#]*/, ''), told)
    },
  },
]

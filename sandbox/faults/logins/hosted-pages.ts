import type { Fault } from '../kit/fault.ts'

/** The rules of hosted pages, each broken in one way. */
export const hostedPagesFaults: Fault[] = [
  {
    id: 'opens-no-page',
    sentence: 'The URL for the user leads to no page.',
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
    sentence: 'Consent on the hosted page counts as refusal, and no login is created.',
    patch(rules) {
      const { agrees } = rules.pages
      rules.pages.agrees = (answer) => !agrees(answer)
    },
  },
  {
    id: 'drops-the-parameters-of-return-to',
    sentence: 'The redirect to return_to drops the parameters that return_to had.',
    patch(rules) {
      const { returnAddress } = rules.pages
      rules.pages.returnAddress = (returnTo, added) => returnAddress(returnTo.replace(/\?[^#]*/, ''), added)
    },
  },
  {
    id: 'forgets-the-home-url',
    sentence: 'Without return_to the user is redirected to a page that is not the home URL.',
    patch(rules) {
      const { returnAddress } = rules.pages
      rules.pages.returnAddress = (returnTo, added) => returnAddress(returnTo.replace(/\/home$/, '/errors/home'), added)
    },
  },
]

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
    id: 'keeps-its-pages-open-for-ever',
    sentence: 'The hosted page makes logins after its expires_at.',
    patch(rules) {
      rules.tokens.expired = () => false
    },
  },
  {
    id: 'keeps-the-user-on-its-page',
    sentence: 'The hosted page does not redirect to return_to at the end.',
    patch(rules) {
      rules.pages.wayBack = () => undefined
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
    id: 'asks-no-consent-to-pay',
    sentence: 'The payment page never asks for consent.',
    patch(rules) {
      rules.payments.asksConsent = () => false
    },
  },
  {
    id: 'asks-consent-to-pay-always',
    sentence: 'show_consent_confirmation false does not keep the payment page from asking.',
    patch(rules) {
      rules.payments.asksConsent = () => true
    },
  },
  {
    id: 'lets-users-change-a-locked-provider',
    sentence: 'With provider_code and disable_provider_search the user can choose another provider.',
    patch(rules) {
      rules.payments.offersSearch = () => true
    },
  },
  {
    id: 'forgets-the-provider-to-pay-with',
    sentence: 'The payment page asks the user for a provider although the request names one.',
    patch(rules) {
      rules.payments.preselected = () => undefined
      rules.payments.offersSearch = () => true
    },
  },
  {
    id: 'posts-no-messages',
    sentence: 'With javascript_callback_type post_message the payment page posts nothing.',
    patch(rules) {
      rules.payments.messagesOpener = () => false
    },
  },
  {
    id: 'posts-messages-unasked',
    sentence: 'The payment page posts messages to its opener, whether the client asked for them or not.',
    patch(rules) {
      rules.payments.messagesOpener = () => true
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

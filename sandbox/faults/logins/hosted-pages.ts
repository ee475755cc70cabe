import { faultsNamed } from '../kinds/faults-named.ts'

export const faults = faultsNamed({
  'opens-no-page':
    'takes-tokens.connectUrl-with-second-as-another-and-partners.redirectUrl-with-second-as-another-and-payments.connectUrl-with-second-as-another',
  'takes-yes-for-no-on-its-page': {
    sentence: 'Consent on the hosted page counts as refusal, and no login is created.',
    patch: 'takes-pages.agrees-as-turned',
  },
  'drops-the-parameters-of-return-to': 'takes-pages.returnAddress-with-first-as-bare',
  'forgets-the-home-url': {
    sentence: 'Without return_to the user is redirected to a page that is not the home URL.',
    patch: 'takes-pages.returnAddress-with-first-as-rewriting-/home$-to-/errors/home',
  },
})

import { faultsNamed } from '../kinds/faults-named.ts'

export const faults = faultsNamed({
  'opens-no-page':
    'takes-tokens.connectUrl-with-second-as-another-and-partners.redirectUrl-with-second-as-another-and-payments.connectUrl-with-second-as-another',
  'takes-yes-for-no-on-its-page': 'takes-pages.agrees-as-turned',
  'drops-the-parameters-of-return-to': 'takes-pages.returnAddress-with-first-as-bare',
  'forgets-the-home-url': 'takes-pages.returnAddress-with-first-as-rewriting-/home$-to-/errors/home',
})

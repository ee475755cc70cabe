import { faultsNamed } from '../kinds/faults-named.ts'
import { together, wrapRule } from '../kit/change-rule.ts'

export const faults = faultsNamed({
  'opens-no-page': together(
    ...(['tokens.connectUrl', 'partners.redirectUrl', 'payments.connectUrl'] as const).map((address) =>
      wrapRule(address, (rule, base, token) => rule(base, `${token}0`)),
    ),
  ),
  'takes-yes-for-no-on-its-page': {
    sentence: 'Consent on the hosted page counts as refusal, and no login is created.',
    patch: wrapRule('pages.agrees', (rule, answer) => !rule(answer)),
  },
  'drops-the-parameters-of-return-to': wrapRule('pages.returnAddress', (rule, returnTo, added) =>
    rule(returnTo.replace(/\?[^#]*/, ''), added),
  ),
  'forgets-the-home-url': {
    sentence: 'Without return_to the user is redirected to a page that is not the home URL.',
    patch: wrapRule('pages.returnAddress', (rule, returnTo, added) =>
      rule(returnTo.replace(/\/home$/, '/errors/home'), added),
    ),
  },
})

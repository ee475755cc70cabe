import { changeAccepted } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { changeShape } from '../kit/change-shape.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { behindPrefix } from '../kit/behind-prefix.ts'

const interfaces = ['ais-v6']

export const faults = faultsNamed({
  'lists-connections-of-every-customer': 'takes-logins.logins-with-third-as-nothing',
  'lists-one-connection-of-a-customer': 'takes-logins.logins-as-last-alone',
  'names-logins-on-accounts': wrapRule('wire.text', (rule, json) =>
    rule(json).replaceAll('"connection_id":', '"login_id":"1","connection_id":'),
  ),
  'lists-accounts-of-connections-only': 'takes-accounts.effective-with-first.customer_id-as-nothing',
  'shows-one-attempt-for-ever': {
    sentence: 'last_attempt of a login always has the id 1.',
    patch: 'shows-last_attempt.id-as-first-at-get-logins-login-id',
  },
  'overlooks-the-end-of-a-consent': wrapRule('consent.statusOf', (_rule, consent) =>
    consent.revoked_at === null ? 'active' : 'revoked',
  ),
  'swaps-the-days-of-attempts': {
    interfaces,
    sentence: 'An attempt shows its fetch_from_date as fetch_to_date, and the other way around.',
    patch: changeShape('attempt', ({ from_date, to_date }) => ({ from_date: to_date, to_date: from_date })),
  },
  'answers-connections-behind-a-prefix': { interfaces, patch: behindPrefix('"last_consent_id"') },
  'gives-connections-bare': {
    interfaces,
    patch: changeAccepted({ version: 'v6', route: 'accounts/list' }, ({ data }) => ({ rows: data })),
  },
  'next-page-forgets-the-connection': {
    interfaces,
    patch: 'takes-paging.nextPage-as-without-connection_id',
  },
})

import { type Fields, changeAccepted, changeRecords } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../kit/change-rule.ts'
import { behindPrefix } from '../kit/behind-prefix.ts'

const interfaces = ['ais-v6']

export const faults = faultsNamed({
  'lists-connections-of-every-customer': wrapRule('logins.logins', (rule, store, client) =>
    rule(store, client, undefined),
  ),
  'lists-one-connection-of-a-customer': wrapRule('logins.logins', (rule, store, client, customer) =>
    rule(store, client, customer).slice(-1),
  ),
  'names-logins-on-accounts': wrapRule('wire.text', (rule, json) =>
    rule(json).replaceAll('"connection_id":', '"login_id":"1","connection_id":'),
  ),
  'lists-accounts-of-connections-only': wrapRule('accounts.effective', (_rule, filter) => ({
    ...filter,
    customer_id: undefined,
  })),
  'shows-one-attempt-for-ever': {
    sentence: 'last_attempt of a login always has the id 1.',
    patch: changeRecords('logins/show', ({ last_attempt: last }) => ({
      last_attempt: { ...(last as Fields), id: '1' },
    })),
  },
  'overlooks-the-end-of-a-consent': wrapRule('consent.statusOf', (_rule, consent) =>
    consent.revoked_at === null ? 'active' : 'revoked',
  ),
  'answers-connections-behind-a-prefix': { interfaces, patch: behindPrefix('"last_consent_id"') },
  'gives-connections-bare': {
    interfaces,
    patch: changeAccepted({ version: 'v6', route: 'accounts/list' }, ({ data }) => ({ rows: data })),
  },
  'next-page-forgets-the-connection': {
    interfaces,
    patch: wrapRule(
      'paging.nextPage',
      (rule, url, nextId) => rule(url, nextId)?.replace(/connection_id=\d+&?/, '') ?? null,
    ),
  },
})

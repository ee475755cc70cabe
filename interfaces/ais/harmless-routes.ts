import type { HarmlessRoutes } from '../../harness/arrange/scene/harmless-routes.ts'

/** Routes of account information that may be called with whatever comes. */
export const harmlessRoutes: HarmlessRoutes = {
  reads: [
    ['/countries', ['include_fake_providers']],
    ['/categories', []],
    ['/assets', []],
    ['/currencies', []],
    ['/rates', ['date']],
    ['/logins', ['customer_id']],
    ['/attempts', ['login_id']],
    ['/attempts/1', ['login_id']],
    ['/accounts', ['login_id', 'customer_id']],
    ['/transactions', ['account_id', 'login_id']],
    ['/providers/none', []],
    ['/logins/0', []],
  ],
  writes: [
    ['/customers', [{}, { identifier: '' }, { identifier: [] }, null]],
    ['/logins', [{}, { country_code: 'ZZ' }, null]],
    ['/categories/learn', [{}, [{ transaction_id: '0' }], null]],
  ],
}

import * as twoVersions from '../../harness/actions/logins/two-versions.ts'
import { linksByOwnName, madeForCustomer, type TwoViews, viewsAgree } from '../../harness/checks/lists/views-agree.ts'
import { attemptsShowAlike } from '../../harness/checks/attempts/attempts-show-alike.ts'
import { answers, others, part } from '../world/parts.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

export const views = part<TwoViews & { seen: twoVersions.Seen }>('the list in two versions', 'When')
const created = part<twoVersions.MadeElsewhere>('the login of another version', 'When')

/** What every version states of the rows of a list. */
const common: Record<twoVersions.Seen, readonly string[]> = {
  logins: [
    'customer_id',
    'provider_id',
    'provider_code',
    'provider_name',
    'country_code',
    'status',
    'daily_refresh',
    'store_credentials',
    'created_at',
    'last_success_at',
  ],
  accounts: ['name', 'balance', 'currency_code', 'created_at'],
  transactions: ['account_id', 'amount', 'currency_code', 'made_on', 'description', 'mode', 'status', 'duplicated'],
}

export const phrases: Vocabulary = {
  actions: {
    'another version creates a login for a customer of this one': keeps(created, twoVersions.madeElsewhere),
    'a login that was seen in two versions fails, and is listed in both': keeps(views, async (scene) => ({
      ...(await twoVersions.twoViewsOfFailure(scene)),
      seen: 'logins' as const,
    })),
  },
  expectations: {
    'the login shows <that customer>': (world) => {
      const { answer, customer, version } = world.the(created)
      return madeForCustomer(answer, customer.id, version)
    },
    'both have the same <rows and values>': (world) => {
      const { seen, ...shown } = world.the(views)
      return viewsAgree(shown, common[seen])
    },
    'every login has <fetch_type in its last_attempt, as those have>': (world) =>
      attemptsShowAlike(world.the(answers), world.the(others), 'fetch_type'),
    'every row has <the id of its login by the name of this version>': (world) =>
      linksByOwnName(world.the(answers), world.run.dialect.loginIdNames, world.the(created).login?.id ?? ''),
  },
}

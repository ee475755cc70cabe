import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'
import { wrapRule } from '../../world/change-rule.ts'

/** A list that may be asked for by a parent. */
interface Filtered {
  list: string
  parent: string
  path: RegExp
  /** What it shows to a client without the filter. */
  all: (store: Store, client: Client) => ReadonlyArray<{ id: string }>
}

const lists: readonly Filtered[] = [
  { list: 'logins/list', parent: 'customer', path: /\/(logins|connections)\?/, all: of('logins') },
  { list: 'attempts/list', parent: 'login', path: /\/attempts\?/, all: attempts },
  { list: 'accounts/list', parent: 'login', path: /\/accounts\?/, all: of('accounts') },
  { list: 'accounts/list', parent: 'customer', path: /\/accounts\?/, all: of('accounts') },
  { list: 'transactions/list', parent: 'account', path: /\/transactions\?/, all: of('transactions') },
  { list: 'transactions/list', parent: 'login', path: /\/transactions\?/, all: of('transactions') },
]

function of(table: 'logins' | 'accounts' | 'transactions'): Filtered['all'] {
  return (store, client) => store[table].all().filter(({ clientId }) => clientId === client.id)
}

function attempts(store: Store, client: Client): ReturnType<Filtered['all']> {
  const logins = new Set(of('logins')(store, client).map(({ id }) => id))
  return store.attempts.all().filter(({ loginId }) => logins.has(loginId))
}

/** Each list that forgets its filter where a page is asked for by from_id, as every further page is. */
export function filtersAtPlaces(): Fault[] {
  return sites(({ answer }) => typeof answer === 'object' && 'list' in answer).flatMap((site) =>
    lists
      .filter(({ list }) => list === site.name)
      .map((list): Fault => {
        const { slug, shown, requests } = site
        const has = (own: string) =>
          readRoutes(own).some(
            ({ request, query = {} }) =>
              requests.includes(request) && Object.values(query).some(({ id }) => id === list.parent),
          )
        return {
          id: `loses-its-${list.parent}-after-the-first-page-at-${slug}`,
          interfaces: site.interfaces.filter(has),
          requests,
          place: 'paginated lists',
          sentence: `Further pages of the list ${shown} show rows of every ${list.parent}.`,
          patch: wrapRule('paging.ordered', (rule, rows, call) => {
            const isFurther = call !== undefined && list.path.test(call.url) && call.query.has('from_id')
            if (!isFurther || !call.query.has(`${list.parent}_id`)) return rule(rows, call)
            return rule(list.all(call.sandbox.store, call.client) as typeof rows, call)
          }),
        }
      }),
  )
}

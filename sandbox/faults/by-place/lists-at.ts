import { listedResource, readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import type { Client } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import { type Patch, wrapRule, type Fields, changeAnswers, changeRows } from '../kit/change.ts'
import { type Fault, type Site, only, sites } from '../kit/fault.ts'
import { faultsAt } from '../kinds/faults-at.ts'

/** A page of a list as answered, with its request. */
interface Page {
  data: Fields[]
  meta: { next_id: unknown; next_page: string | null }
  asked: URLSearchParams
}

/** Changes the pages of one list. `change` returns the changed parts of a page. */
function page(change: (page: Page) => Partial<Record<'data' | 'meta', unknown>>): (site: Site) => Patch {
  return ({ name }) =>
    changeAnswers({ route: name }, (answer) => {
      const { data, meta } = answer.json as Partial<Page>
      const asked = new URLSearchParams(answer.url?.split('?')[1])
      return data && meta ? { json: { data, meta, ...change({ data, meta, asked }) } } : {}
    })
}

/** Lists too short to fill such pages: there are 121 payment templates. */
const short = new Set(['payment-templates/list'])

/** Each list with its first row twice, and each pagination rule broken on one list alone. */
function listsAtPlaces(): Fault[] {
  const paged = sites(({ answer }) => typeof answer === 'object' && 'list' in answer && answer.paged === true)
  return [
    ...faultsAt(
      sites(({ route, answer }) => route.startsWith('GET ') && listedResource(answer) !== undefined),
      'lists',
      {
        'shows-its-first-row-twice': 'shows-data-as-first-twice',
      },
    ),
    ...faultsAt(paged, 'paginated lists', {
      'lists-newest-first': 'shows-data-as-backwards',
      'names-next-pages-with-a-host': 'shows-meta.next_page-as-elsewhere',
      'repeats-the-last-row-on-the-next-page': page(({ data, meta }) =>
        meta.next_id === null ? {} : { meta: { ...meta, next_id: data.at(-1)?.['id'] } },
      ),
      'ends-after-the-first-page': 'shows-meta-as-each-null',
      'holds-fifty-rows-by-default': page((one) => (one.asked.has('per_page') ? {} : cutAfter(one, 50))),
      'leaves-out-meta': 'omits-meta',
      'loses-the-last-row-of-small-pages':
        'shows-data-as-without-last-where-meta.next_id-is-not-null-where-url-has-per_page=100',
      'starts-after-from-id': 'shows-data-as-without-first-by-from_id',
      'names-no-next-page': 'shows-meta.next_page-as-null',
      'refuses-pages-of-100': 'refuses-per_page-as-100',
      'refuses-pages-of-1000': 'refuses-per_page-as-1000',
    }),
    ...faultsAt(
      paged.filter(({ name }) => !short.has(name)),
      'paginated lists',
      {
        'forgets-the-size-in-next-page': 'shows-meta.next_page-as-without-per_page',
        'holds-two-hundred-rows-at-most': page((one) =>
          Number(one.asked.get('per_page')) > 200 ? cutAfter(one, 200) : {},
        ),
      },
    ),
  ]
}

/** The page with `size` rows; its next_id is the first row that it leaves out. */
function cutAfter({ data, meta }: Page, size: number): object {
  const next = data[size]?.['id']
  if (next === undefined) return {}
  const [path = ''] = meta.next_page?.split('?') ?? []
  return { data: data.slice(0, size), meta: { next_id: next, next_page: `${path}?from_id=${String(next)}` } }
}

/** The lists with a parent filter, and the rows that a client sees without that filter. */
const filtered: ReadonlyArray<[list: string, parent: string, path: RegExp, all: All]> = [
  ['logins/list', 'customer', /\/(logins|connections)\?/, of('logins')],
  ['attempts/list', 'login', /\/attempts\?/, attempts],
  ['accounts/list', 'login', /\/accounts\?/, of('accounts')],
  ['accounts/list', 'customer', /\/accounts\?/, of('accounts')],
  ['transactions/list', 'account', /\/transactions\?/, of('transactions')],
  ['transactions/list', 'login', /\/transactions\?/, of('transactions')],
]

type All = (store: Store, client: Client) => ReadonlyArray<{ id: string }>

function of(table: 'logins' | 'accounts' | 'transactions'): All {
  return (store, client) => store[table].all().filter(({ clientId }) => clientId === client.id)
}

function attempts(store: Store, client: Client): ReturnType<All> {
  const logins = new Set(of('logins')(store, client).map(({ id }) => id))
  return store.attempts.all().filter(({ loginId }) => logins.has(loginId))
}

/** Each list without its filter on pages that from_id asks for, as every page after the first. */
function filtersAtPlaces(): Fault[] {
  return filtered.flatMap(([list, parent, path, all]) =>
    sites(({ answer }) => typeof answer === 'object' && 'list' in answer)
      .filter(({ name }) => name === list)
      .flatMap((site) =>
        faultsAt(only([site], site.interfaces.filter(hasFilter(site, parent))), 'paginated lists', {
          [`loses-its-${parent}-after-the-first-page`]: () =>
            wrapRule('paging.ordered', (rule, rows, call) => {
              const isFurther = call !== undefined && path.test(call.url) && call.query.has('from_id')
              if (!isFurther || !call.query.has(`${parent}_id`)) return rule(rows, call)
              return rule(all(call.sandbox.store, call.client) as typeof rows, call)
            }),
        }),
      ),
  )
}

function hasFilter({ requests }: Site, parent: string): (name: string) => boolean {
  return (name) =>
    readRoutes(name).some(
      ({ request, query = {} }) => requests.includes(request) && Object.values(query).some(({ id }) => id === parent),
    )
}

/** A constant field of each resource, and a wrong value of it. */
const fields: Readonly<Record<string, readonly [field: string, other: (shown: unknown) => unknown]>> = {
  transaction: ['description', (shown) => `${String(shown)}.`],
  provider: ['name', (shown) => `${String(shown)}.`],
  account: ['created_at', () => '2001-01-01T00:00:00Z'],
}

/** A list that shows another value every second time, like one of two caches. */
function viewsAtPlaces(): Fault[] {
  return Object.entries(fields).flatMap(([resource, [field, other]]) =>
    faultsAt(
      sites(({ answer }) => typeof answer === 'object' && 'list' in answer && answer.list === resource),
      'routes',
      {
        'shows-otherwise-every-second-time'({ name }) {
          let times = 0
          return changeRows(name, (rows) => {
            times += 1
            return times % 2 === 0 ? rows.map((row) => ({ ...row, [field]: other(row[field]) })) : rows
          })
        },
      },
    ).map(({ requests: _several, ...fault }) => fault),
  )
}

export const faults: Fault[] = [...listsAtPlaces(), ...filtersAtPlaces(), ...viewsAtPlaces()]

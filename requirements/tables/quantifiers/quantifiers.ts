import { wordTable } from '../read-table.ts'
import { listedResource, type Parameter, type Parameters, type Route } from '../routes/read-routes.ts'

/** The places of one kind on a route. */
type PlacesIn = (route: Route) => Place[]

/** The kinds of places, in the plural as in steps and reports: `every paginated list`. */
export const quantifiers = {
  'paginated lists': (route) => {
    const { answer } = route
    if (typeof answer !== 'object' || !('list' in answer) || answer.paged === undefined) return []
    return [answer.paged === true ? whole(route) : { ...whole(route), level: 'implied' }]
  },
  lists: (route) => (route.route.startsWith('GET ') && listedResource(route.answer) ? [whole(route)] : []),
  routes: (route) => [whole(route)],
  'routes about no customer': (route) => (isAboutNoCustomer(route) ? [whole(route)] : []),
  'routes with a body': (route) => (route.body ? [whole(route)] : []),
  'routes with a required field': (route) =>
    takenBy(route).some(({ taken }) => taken?.in === 'body' && taken.parameter.required) ? [whole(route)] : [],
  'writing routes': (route) => (route.writes ? [whole(route)] : []),
  'writing routes with Customer-secret': (route) => (route.writes ? carrying(route, customerSecret) : []),
  'writing routes with Login-secret': (route) => (route.writes ? carrying(route, loginSecret) : []),
  'writing routes with listed words': (route) =>
    route.writes && fieldsOf(route).some(({ taken }) => taken?.parameter.words) ? [whole(route)] : [],
  'routes that reconnect a login': changing('reconnect a login'),
  'routes that refresh a login': changing('refresh a login', 'refresh a login in the background'),
  'routes that answer an interactive step': changing('answer an interactive step'),
  'routes that modify a login': modifying,
  'routes that modify a login by its secret': (route) => (namesLogin(route) ? [] : modifying(route)),
  'routes that modify a login by its path': (route) => (namesLogin(route) ? modifying(route) : []),
  'routes that fetch a login anew': changing(
    'reconnect a login',
    'refresh a login',
    'refresh a login in the background',
  ),
  'routes that list 406': listing('406'),
  'routes that list 409': listing('409'),
  'routes with a body that list 400': (route) => (route.body ? listing('400')(route) : []),
  'routes with a date window': (route) =>
    fieldsOf(route).some(({ taken }) => taken?.parameter.type === 'date' && taken.parameter.most !== undefined)
      ? [whole(route)]
      : [],
  'routes with Customer-secret': (route) => carrying(route, customerSecret),
  'routes with Login-secret': (route) => carrying(route, loginSecret),
  'routes that read a login': (route) =>
    route.writes || !isAbout(route, /^(login|attempt)/) ? [] : carrying(route, loginSecret),
  'fields of bodies': fieldsOf,
  'fields with listed words': (route) => fieldsOf(route).filter(({ taken }) => taken?.parameter.words !== undefined),
  'fields whose unknown words have a class': (route) =>
    fieldsOf(route)
      .filter(({ taken }) => taken && classOfOtherWords(taken.parameter) !== undefined)
      .map((place) => (place.taken?.parameter.unlisted ? { ...place, level: 'implied' } : place)),
  'ids of bodies': (route) => fieldsOf(route).filter(isTextId),
  ids: (route) => takenBy(route).filter(({ taken }) => taken?.parameter.id !== undefined),
  'ids that name something': namingIds,
  'ids by which a client reads its own': (route) =>
    route.writes ? [] : namingIds(route).filter(({ taken }) => owned.test(taken?.parameter.id ?? '')),
  'first rows of a list of what clients own': (route) =>
    isAbout(route, owned) ? takenBy(route).filter(({ taken }) => taken?.parameter.id === 'row') : [],
  'required parameters': (route) =>
    [
      ...takenBy(route).filter(({ taken }) => taken?.in === 'query'),
      ...(ofUsers.test(route.route) ? [] : fieldsOf(route)),
    ]
      .filter(({ taken }) => /^(true|implied|or \w+)$/.test(String(taken?.parameter.required)))
      .map((place) => (place.taken?.parameter.required === 'implied' ? { ...place, level: 'implied' } : place)),
  filters: (route) =>
    typeof route.answer === 'object' && 'list' in route.answer
      ? takenBy(route).filter(
          ({ taken }) => taken?.in === 'query' && taken.parameter.id !== 'row' && taken.parameter.id,
        )
      : [],
} satisfies Record<string, PlacesIn>

export type Quantifier = keyof typeof quantifiers

/** Every place of a kind in an interface, in table order. @throws Error NAME_UNKNOWN naming the known kinds */
export function placesOf(quantifier: Quantifier, { routes }: { routes: readonly Route[] }): Place[] {
  if (!Object.hasOwn(quantifiers, quantifier))
    throw new Error(
      `NAME_UNKNOWN: <${quantifier as string}> is no kind of places; known are ${Object.keys(quantifiers).join(', ')}`,
    )
  return routes.flatMap((route) => quantifiers[quantifier](route))
}

/** The routes of these requests, both by a login's secret and by its path. */
function changing(...requests: readonly string[]): PlacesIn {
  return (route) => (requests.some((name) => route.request.replace(' by its path', '') === name) ? [whole(route)] : [])
}

/** The routes that change a login. The rule itself says how certain it is that they need the login's secret. */
function modifying(route: Route): Place[] {
  const found = changing('reconnect a login', 'refresh a login', 'answer an interactive step')(route)
  return found.map((place) => ({ ...place, level: 'stated' }))
}

/** The routes whose row lists a status for refusals. It is implied what the status is for, where the row does not say it. */
function listing(status: string): PlacesIn {
  return (route) => {
    const words = route.refusals?.[status]
    return words === undefined ? [] : [words === '' ? { ...whole(route), level: 'implied' } : whole(route)]
  }
}

function namesLogin({ path = {} }: Route): boolean {
  return Object.values(path).some(({ id }) => id === 'login')
}

function whole(route: Route): Place {
  return { name: route.route, route, level: route.level }
}

/** The resources that belong to a client. */
const owned = /^(?:customer|login|attempt|account|transaction)/

const customerSecret = /^customer-secret$/i

const loginSecret = /^(login|connection)-secret$/i

/** How the documents ask for the header; undefined where the route does not take it. */
function headerOf({ headers = {} }: Route, name: RegExp) {
  const found = Object.entries(headers).find(([header]) => name.test(header))
  return found && { from: found[1] }
}

/** A route that takes the header. It is implied where the row does not list the header or the path already names the login. */
function carrying(route: Route, name: RegExp): Place[] {
  const found = headerOf(route, name)
  if (!found) return []
  const named = name === loginSecret && namesLogin(route)
  return [found.from === 'row' && !named ? whole(route) : { ...whole(route), level: 'implied' }]
}

/** Whether a route answers with a resource whose name matches, or a list of such. */
function isAbout({ answer }: Route, name: RegExp): boolean {
  return typeof answer === 'object' && name.test('list' in answer ? answer.list : answer.one)
}

/** Whether a route reads data of no customer or client. A list that the documents mention only under Limits may be absent. */
function isAboutNoCustomer(route: Route): boolean {
  const { answer, level, headers } = route
  const named = takenBy(route).flatMap(({ taken }) => taken?.parameter.id ?? [])
  const unnamed = level === 'implied' && typeof answer === 'object' && 'list' in answer && answer.paged === 'implied'
  const isRead = route.route.startsWith('GET ') && headers === undefined && !unnamed && !isAbout(route, /^client/)
  return isRead && named.every((id) => ['row', 'provider', 'template'].includes(id))
}

/** A refusal here proves nothing beside a right request, which needs a user: the rules of their topic check what they require. */
const ofUsers = /\/oauth_providers\//

/** The fields of a body, without those that depend on another choice. A route that answers each row of its body never refuses the whole body. */
function fieldsOf(route: Route): Place[] {
  const answeredOneByOne = typeof route.body === 'object' && 'rows' in route.body && listedResource(route.answer)
  if (answeredOneByOne) return []
  return takenBy(route).filter(({ taken }) => taken?.in === 'body' && taken.parameter.only === undefined)
}

/** The ids that a route takes, without the row ids of paging. Implied for a list of ids that only excludes, and beside an id in the path. */
function namingIds(route: Route): Place[] {
  const named = Object.keys(route.path ?? {}).length > 0
  return takenBy(route)
    .filter(({ taken }) => taken?.parameter.id !== undefined && taken.parameter.id !== 'row')
    .map((place) => {
      const beside = named && place.taken?.in !== 'path'
      return beside || place.taken?.parameter.type === 'strings' ? { ...place, level: 'implied' } : place
    })
}

/** The class with which a field's unknown words are refused, where the documents name one. */
export function classOfOtherWords({ words }: Pick<Parameter, 'words'> = {}): string | undefined {
  return words === undefined ? undefined : wordTable(words).refused_as
}

function isTextId({ taken }: Place): boolean {
  return taken?.parameter.type === 'string' && taken.parameter.id !== undefined && taken.name.endsWith('_id')
}

function takenBy(route: Route): Place[] {
  const { path, query, body } = route
  const fields = typeof body !== 'object' ? undefined : 'fields' in body ? body.fields : body.rows
  return [...of('path', path), ...of('query', query), ...of('body', fields)]

  function of(where: 'path' | 'query' | 'body', parameters: Parameters = {}): Place[] {
    return Object.entries(parameters).map(([name, parameter]) => ({
      ...whole(route),
      name: `${name} of ${route.route}`,
      ...(parameter.level && { level: parameter.level }),
      taken: { in: where, name, parameter },
    }))
  }
}

/** One of the places at which a rule holds. */
export interface Place {
  /** The name in reports: `GET /accounts`, or `customer_id of GET /accounts`. */
  name: string
  route: Route
  /** Whether the documents state the rule for this place or only imply it. */
  level: 'stated' | 'implied'
  /** The parameter, where the place is one. */
  taken?: { in: 'path' | 'query' | 'body'; name: string; parameter: Parameter }
}

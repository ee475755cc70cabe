import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { rowsOf } from '../../checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Place } from '../../places/place.ts'
import { placesOf } from '../../places/quantifiers.ts'
import { because } from '../../reasons/because.ts'
import { goodRequest } from '../routes/good-request.ts'
import { firstListedId } from '../logins/first-listed-id.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import { unknownIdLike } from '../scene/unknown-id.ts'
import { type Defects, type Probes, probesAt } from './probes.ts'

/** An id that no request of the main client has use for, with the login to which it belongs, where it has one. */
interface Foreign {
  id: string
  login?: LoginRef
  customer?: CustomerRef
}

/** Such ids by their name in features, made from one that the client has and from what it is the id of. */
const ids: Readonly<Record<string, (known: string, scene: Scene, of: string) => Foreign | Promise<Foreign>>> = {
  'an unknown id': (known) => ({ id: unknownIdLike(known) }),
  'an id above the integer limit': () => ({ id: '18446744073709551616' }),
  'an id of 40 digits': () => ({ id: '9'.repeat(40) }),
  'an id of another client': (_known, scene, of) => ofSecond(scene, of),
}

/**
 * Asks a route with each of these ids at each place, then with the right ones. What is refused leaves things as they are,
 * so one arrangement serves all. @throws CheckStopped where it cannot be arranged
 */
export async function idProbes(scene: Scene, send: Send, place: Place): Promise<Probes> {
  const probes = await routeProbes(scene, send, place)
  const alone = await askedAlone(scene, send, place)
  return alone ? { ...probes, control: alone } : probes
}

/** The answer to the right id at a place of a query that a right request leaves free, since its probes ask by it alone. */
async function askedAlone(scene: Scene, send: Send, place: Place): Promise<Exchange | undefined> {
  if (place.taken?.in !== 'query') return undefined
  return scene.run.once(`right id as ${place.name}`, async () => {
    const draft = await goodRequest(scene, place.route.request)()
    const { given, resource } = takenAt(draft, scene, place)
    if (given !== undefined) return undefined
    return send(withId(draft, scene, place, await knownId(scene, resource)))
  })
}

function routeProbes(scene: Scene, send: Send, { route }: Place): Promise<Probes> {
  const defects = placesOf('ids that name something', { routes: [route] }).flatMap((place) =>
    Object.entries(ids).map(([name, make]): [string, Defects[string]] => [
      `${name} as ${place.name}`,
      async (draft) => {
        const { resource, given } = takenAt(draft, scene, place)
        const foreign = await make(given ?? (await knownId(scene, resource)), scene, resource)
        return withSecretsOf(foreign, scene, withId(draft, scene, place, foreign.id))
      },
    ]),
  )
  return probesAt(scene, send, 'ids', Object.fromEntries(defects), { route, name: route.route })
}

/** What the place takes the id of, under the name of version 4, and the id that a draft has there. */
function takenAt(draft: Draft, scene: Scene, place: Place) {
  const { taken } = place
  if (taken?.parameter.id === undefined) throw new Error(`ID_MISSING: ${place.name} takes no id`)
  const name = nameOf(scene, taken.name)
  const given =
    taken.in === 'path'
      ? draft.path.split('/')[segmentOf(scene, place, taken.name)]
      : taken.in === 'query'
        ? draft.query?.find(([other]) => other === name)?.[1]
        : textAt(draft.body, placeIn(draft, name))
  return { name, given, resource: taken.parameter.id, where: taken.in }
}

/** The draft with an id at the place. A list is asked for by no other id beside. */
function withId(draft: Draft, scene: Scene, place: Place, id: string): Draft {
  const { name, given, where } = takenAt(draft, scene, place)
  if (where === 'path') {
    const segments = draft.path.split('/')
    return edit.withPath(draft, segments.with(segmentOf(scene, place, name), id).join('/'))
  }
  if (where === 'body')
    return edit.withBodyField(draft, placeIn(draft, name), place.taken?.parameter.type === 'strings' ? [id] : id)
  return given === undefined ? { ...draft, query: [[name, id]], headers: {} } : edit.withQuery(draft, name, id)
}

function nameOf({ run }: Scene, name: string): string {
  return run.dialect.loginIdNames.includes(name) ? 'login_id' : name
}

/** Where in the whole path the name in braces stands. */
function segmentOf({ run }: Scene, { route }: Place, name: string): number {
  const [, path = ''] = route.route.split(' ')
  const at = path.split('/').findIndex((segment) => /^\{\w+\}$/.test(segment))
  if (at === -1) throw new Error(`SEGMENT_UNKNOWN: ${route.route} has no {${name}}`)
  return run.dialect.basePath.split('/').length - 1 + at
}

function placeIn({ body }: Draft, name: string): string {
  return Array.isArray((body as { data?: unknown }).data) ? `data.0.${name}` : `data.${name}`
}

function textAt(body: unknown, place: string): string | undefined {
  const found = place
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], body)
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}

/** An id that the main client has, for requests that have none at the place. */
async function knownId(scene: Scene, of: string): Promise<string> {
  if (of === 'customer') return (await scene.sharedLogin()).customer.id
  if (of === 'login') return (await scene.sharedLogin()).id
  return firstListedId(scene, of === 'transaction' ? 'transactions' : 'accounts')
}

/** The draft with the secrets of whom the id belongs to, where it carries secrets, so that only its keys are another's. */
function withSecretsOf({ login, customer = login?.customer }: Foreign, { run }: Scene, draft: Draft): Draft {
  const { customerSecretHeader, loginSecretHeader } = run.dialect
  const own = { [customerSecretHeader]: customer?.secret, [loginSecretHeader]: login?.secret }
  const headers = Object.entries(draft.headers).map(([name, value]) => [name, own[name] ?? value] as const)
  return { ...draft, headers: Object.fromEntries(headers) }
}

/** Something that the second client has. @throws CheckStopped (untested) for what clients do not own */
async function ofSecond(scene: Scene, of: string): Promise<Foreign> {
  if (of === 'customer') {
    const customer = await scene.sharedCustomer('second')
    return { id: customer.id, customer }
  }
  if (!['login', 'attempt', 'account', 'transaction'].includes(of))
    throw untested(because('owned-by-nobody', { what: of }))
  const login = await scene.run.once('login of the second client', () => scene.newFetchedLogin({ as: 'second' }))
  if (of === 'login') return { id: login.id, login }
  if (of === 'attempt') return { id: (await scene.finished(login)).id ?? '', login }
  const list = of === 'account' ? 'listAccounts' : 'listTransactions'
  const listed = await scene.send(scene.requests[list]([['login_id', login.id]], 'second'))
  const id = rowsOf(listed)?.[0]?.['id']
  if (id === undefined) throw setUpFailed(`find one of the ${of}s of the second client`, listed)
  return { id: String(id), login }
}

import { because } from '../../reasons/because.ts'
import type { RefusedWrite, SignOfWrite } from '../../checks/attempts/takes-no-effect.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { EnrichmentBodyName } from '../../profile/profile.ts'
import type { Form } from '../../client/route-form.ts'
import type { Place } from '../../places/place.ts'
import { writeAboutNew } from '../enrichment/refusable-writes.ts'
import { attemptsNow } from '../logins/read-attempts.ts'
import { bodyTaken, ownLogin } from '../logins/v6-body-taken.ts'
import { connectionRequests } from '../scene/connection-requests.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type List = (send: Send) => Promise<Exchange>

/** A right request that writes, and what lists what it writes; without a list it shows when it is sent once more. */
interface Write {
  draft: Draft
  list?: List
  /** What of the list shows it, where it is not a further row. */
  shownBy?: SignOfWrite
}

type MakeWrite = (scene: Scene) => Promise<Write>

/** What writes, by the name of its good request. */
const writes: Readonly<Record<string, MakeWrite>> = {
  'create a customer': async (scene) => ({ draft: scene.requests.createCustomer(scene.newIdentifier()) }),
  'create a login': (scene) => creation(scene),
  'create a login by the other path': (scene) => creation(scene, scene.run.dialect.paths.login),
  ...bothForms('reconnect a login', async (scene, form) => {
    const login = await ownLogin(scene)
    return { draft: scene.requests.reconnect(login, {}, form), list: attemptsOf(scene, login) }
  }),
  ...bothForms('refresh a login', async (scene, form) => {
    const login = await ownLogin(scene)
    await scene.becomeRefreshable(login)
    return { draft: scene.requests.refresh(login, {}, form), list: attemptsOf(scene, login) }
  }),
  ...bothForms('answer an interactive step', async (scene, form) => {
    const login: LoginRef = await scene.newLogin({ provider: 'interactive' })
    await scene.waitingForInput(login)
    return { draft: scene.requests.interactive(login, {}, form) }
  }),
  // Connections of version 6 refuse a second refresh until the next may be; its other renewals write once their user came.
  'refresh a login in the background': async (scene) => {
    await bodyTaken(scene, scene.send, 'background_refresh')
    const login = await ownLogin(scene)
    await scene.becomeRefreshable(login)
    return { draft: connectionRequests(scene.requests).renewal(login, 'background_refresh') }
  },
  'mark duplicates': async (scene) => ({ ...(await aboutNew(scene, 'duplicate')), shownBy: 'flagged' }),
  'unmark duplicates': async (scene) => ({
    ...(await aboutNew(scene, 'unduplicate', 'duplicate')),
    shownBy: 'unflagged',
  }),
  'delete transactions': async (scene) => ({
    ...(await aboutNew(scene, 'delete_transactions')),
    shownBy: 'rows gone',
  }),
}

function bothForms(name: string, make: (scene: Scene, form: Form) => Promise<Write>): Record<string, MakeWrite> {
  return { [name]: (scene) => make(scene, 'header'), [`${name} by its path`]: (scene) => make(scene, 'path') }
}

/**
 * The attempts of a login, with the one that it names as its last: a target may list an attempt some time after it has begun.
 * @throws CheckStopped (untested) where attempts are not listed
 */
function attemptsOf(scene: Scene, login: LoginRef): List {
  if (!scene.requests.offers(scene.requests.listAttempts(login))) throw untested(because('writes-are-not-shown'))
  return (send) => attemptsNow(scene, send, login)
}

async function aboutNew(scene: Scene, ...names: [EnrichmentBodyName, EnrichmentBodyName?]): Promise<Write> {
  const { draft, list } = await writeAboutNew(scene, ...names)
  return { draft, list: (send) => send(list) }
}

async function creation(scene: Scene, path?: string): Promise<Write> {
  const customer = await scene.newCustomer()
  const draft = scene.requests.createLogin(customer, scene.provider('plain'), {}, path)
  const list = scene.requests.listLogins([['customer_id', customer.id]])
  return { draft, list: (send) => send(list) }
}

/**
 * Sends what writes with a defect and then without it, and looks at what it writes before and after each.
 * @throws CheckStopped (untested) where nothing shows what the route writes
 */
export async function refusedWrite(
  scene: Scene,
  send: Send,
  { route }: Pick<Place, 'route'>,
  sendWrongly: Send,
): Promise<RefusedWrite> {
  const make = writes[route.request]
  if (!make) throw untested(because('writes-are-not-shown'))
  const { draft, list, shownBy } = await make(scene)
  if (!list) {
    return { refusal: await sendWrongly(draft), control: await send(draft), again: await send(draft) }
  }
  const before = await list(send)
  const refusal = await sendWrongly(draft)
  const after = await list(send)
  const control = await send(draft)
  return { refusal, control, lists: [before, after, await list(send)], ...(shownBy && { shownBy }) }
}

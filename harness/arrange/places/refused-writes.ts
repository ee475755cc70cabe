import { because } from '../../reasons/because.ts'
import type { RefusedWrite } from '../../checks/attempts/takes-no-effect.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { Form } from '../../client/route-form.ts'
import type { Place } from '../../places/place.ts'
import { ownLogin } from '../logins/v6-body-taken.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/** A right request that writes, and what lists what it writes; without a list it shows when it is sent once more. */
interface Write {
  draft: Draft
  list?: Draft
}

type MakeWrite = (scene: Scene) => Promise<Write>

/** What writes, by the name of its good request. */
const writes: Readonly<Record<string, MakeWrite>> = {
  'create a customer': async (scene) => ({ draft: scene.requests.createCustomer(scene.newIdentifier()) }),
  'create a login': (scene) => creation(scene),
  'create a login by the other path': (scene) => creation(scene, scene.run.dialect.paths.login),
  ...bothForms('reconnect a login', async (scene, form) => {
    const login = await ownLogin(scene)
    return { draft: scene.requests.reconnect(login, {}, form), list: scene.requests.listAttempts(login) }
  }),
  ...bothForms('refresh a login', async (scene, form) => {
    const login = await ownLogin(scene)
    await scene.becomeRefreshable(login)
    return { draft: scene.requests.refresh(login, {}, form), list: scene.requests.listAttempts(login) }
  }),
  ...bothForms('answer an interactive step', async (scene, form) => {
    const login: LoginRef = await scene.newLogin({ provider: 'interactive' })
    await scene.waitingForInput(login)
    return { draft: scene.requests.interactive(login, {}, form) }
  }),
}

function bothForms(name: string, make: (scene: Scene, form: Form) => Promise<Write>): Record<string, MakeWrite> {
  return { [name]: (scene) => make(scene, 'header'), [`${name} by its path`]: (scene) => make(scene, 'path') }
}

async function creation(scene: Scene, path?: string): Promise<Write> {
  const customer = await scene.newCustomer()
  const draft = scene.requests.createLogin(customer, scene.provider('plain'), {}, path)
  return { draft, list: scene.requests.listLogins([['customer_id', customer.id]]) }
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
  const { draft, list } = await make(scene)
  if (!list) {
    return { refusal: await sendWrongly(draft), control: await send(draft), again: await send(draft) }
  }
  const before = await send(list)
  const refusal = await sendWrongly(draft)
  const after = await send(list)
  const control = await send(draft)
  return { refusal, control, lists: [before, after, await send(list)] }
}

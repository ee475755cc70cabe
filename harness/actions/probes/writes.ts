import { because } from '../../reasons/because.ts'
import { untested } from '../../../core/check-stopped.ts'
import { bothForms } from '../../client/route-form.ts'
import { customerBeside } from '../logins/crossing.ts'
import { attemptsNow } from '../logins/read-attempts.ts'
import { trialOf, ownLogin } from '../logins/v6-body-taken.ts'
import { connectionRequests } from '../scene/connection-requests.ts'
import type { Write } from '../scene/interface-behaviour.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type MakeWrite = (scene: Scene) => Promise<Write>

/** What writes in account information, by the name of its good request. */
export const writes: Readonly<Record<string, MakeWrite>> = {
  'create a customer': async (scene) => ({ draft: scene.requests.createCustomer(scene.newIdentifier()) }),
  'create a login': (scene) => creation(scene),
  'create a login by the other path': (scene) => creation(scene, scene.run.dialect.paths.login),
  ...bothForms('reconnect a login', async (scene, form) => {
    const login = await newestLogin(scene)
    return { draft: scene.requests.reconnect(login, {}, form), lists: shownOf(scene, login) }
  }),
  ...bothForms('refresh a login', async (scene, form) => {
    const login = await newestLogin(scene)
    await scene.becomeRefreshable(login)
    return { draft: scene.requests.refresh(login, {}, form), lists: shownOf(scene, login) }
  }),
  ...bothForms('answer an interactive step', async (scene, form) => {
    const login: LoginRef = await scene.newLogin({ provider: 'interactive' })
    await scene.waitingForInput(login)
    return { draft: scene.requests.interactive(login, {}, form) }
  }),
  // Connections of version 6 refuse a second refresh until the next may be; its other renewals write once their user came.
  'refresh a login in the background': async (scene) => {
    const login = await ownLogin(scene)
    await trialOf(scene, 'background_refresh')
    await scene.becomeRefreshable(login)
    return { draft: connectionRequests(scene.requests).renewal(login, 'background_refresh') }
  },
}

/** A login that is newer than the customer with whose secret it is asked for: a target may go by which of two came first. */
async function newestLogin(scene: Scene): Promise<LoginRef> {
  if (scene.makes) await customerBeside(scene)
  return ownLogin(scene)
}

/**
 * The attempts of a login, with the one that it names as its last: a target may list an attempt some time after it has begun.
 * Beside them the logins of its customer, which show its settings.
 * @throws CheckStopped (untested) where attempts are not listed
 */
function shownOf(scene: Scene, login: LoginRef): NonNullable<Write['lists']> {
  const { requests } = scene
  if (!requests.offers(requests.listAttempts(login)))
    throw untested(because('not-shown', { what: 'attempts', of: 'a login' }))
  return async () => [await attemptsNow(scene, login), await scene.send(requests.listLoginsOf(login.customer))]
}

async function creation(scene: Scene, path?: string): Promise<Write> {
  const customer = await scene.newCustomer()
  const draft = scene.requests.createLogin(customer, scene.provider('plain'), {}, path)
  const list = scene.requests.listLoginsOf(customer)
  return { draft, lists: async () => [await scene.send(list)] }
}

import { learnItemAtHand } from '../../harness/actions/categories/learn-items.ts'
import { firstListedId } from '../../harness/actions/logins/first-listed-id.ts'
import { lendChangeable, lendCustomer, lendWaitingLogin } from '../../harness/actions/logins/lent.ts'
import { authorizeOauth, refreshOauth } from '../../harness/actions/logins/oauth-flow.ts'
import { shownAttemptId } from '../../harness/actions/logins/read-attempts.ts'
import type { GoodRequest } from '../../harness/actions/scene/interface-behaviour.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { bothForms } from '../../harness/client/route-form.ts'

type GoodRequests = Readonly<Record<string, GoodRequest<Scene>>>

/** The lists and resources that name no customer. */
const publicRequests: GoodRequests = {
  'list countries': ({ requests }) => requests.get('list countries', '/countries'),
  'list providers': ({ requests }) => requests.get('list providers', '/providers'),
  'list categories': ({ requests }) => requests.get('list categories', '/categories'),
  'list assets': ({ requests }) => requests.get('list assets', '/assets'),
  'list currencies': ({ requests }) => requests.get('list currencies', '/currencies'),
  'list rates': ({ requests }) => requests.get('list rates', '/rates'),
  'show a provider': (scene) => scene.requests.get('show a provider', `/providers/${scene.provider('plain').code}`),
}

const readingRequests: GoodRequests = {
  'list logins': async (scene) => scene.requests.listLoginsOf((await scene.sharedLogin()).customer),
  'show a login': async (scene) => scene.requests.showLogin(await scene.sharedLogin()),
  'list attempts': async (scene) => scene.requests.listAttempts(await scene.sharedLogin()),
  'show an attempt': async (scene) => {
    const login = await scene.sharedLogin()
    return scene.requests.showAttempt(login, await shownAttemptId(scene, login))
  },
  'list accounts': async (scene) => scene.requests.listAccounts([['login_id', (await scene.sharedLogin()).id]]),
  'list accounts of a customer': async (scene) =>
    scene.requests.listAccounts([['customer_id', (await scene.sharedLogin()).customer.id]]),
  'list transactions': async (scene) => scene.requests.listTransactions([['login_id', (await scene.sharedLogin()).id]]),
  'list transactions of an account': async (scene) =>
    scene.requests.listTransactions([['account_id', await firstListedId(scene, 'accounts')]]),
}

async function create(scene: Scene, path?: string): Promise<Draft> {
  return scene.requests.createLogin(await lendCustomer(scene), scene.provider('plain'), {}, path)
}

const writingRequests: GoodRequests = {
  'create a customer': (scene) => scene.requests.createCustomer(scene.newIdentifier()),
  'create a token': async (scene) => scene.requests.createToken(await scene.sharedCustomer()),
  'create a login': (scene) => create(scene),
  'create a login by the other path': (scene) => create(scene, scene.run.dialect.paths.login),
  ...bothForms('reconnect a login', async (scene, form) =>
    scene.requests.reconnect(await lendChangeable(scene), {}, form),
  ),
  ...bothForms('answer an interactive step', async (scene, form) =>
    scene.requests.interactive(await lendWaitingLogin(scene), {}, form),
  ),
  ...bothForms('refresh a login', async (scene, form) => {
    const login = await lendChangeable(scene)
    await scene.becomeRefreshable(login)
    return scene.requests.refresh(login, {}, form)
  }),
  'refresh an oauth login': refreshOauth,
  'authorize an oauth login': authorizeOauth,
  'learn a category': async (scene) => scene.requests.learn([{ ...(await learnItemAtHand(scene)) }]),
}

/** Requests of account information that a right server accepts, by the name that features use. */
export const goodRequests: GoodRequests = { ...publicRequests, ...readingRequests, ...writingRequests }

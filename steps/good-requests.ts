import type { Form } from '../harness/client/route-form.ts'
import { Given } from '@cucumber/cucumber'
import type { Draft } from '../harness/client/draft.ts'
import { bodyTaken, ownLogin } from '../harness/arrange/logins/v6-body-taken.ts'
import { enrichmentRequest } from '../harness/arrange/enrichment/enrichment-body-taken.ts'
import { lessonAtHand } from '../harness/arrange/enrichment/lessons.ts'
import { paymentDraft, templateDraft } from '../harness/arrange/payments/connect-draft.ts'
import { listPaymentProviders, listTemplates } from '../harness/arrange/payments/drafts.ts'
import { firstId } from './unknown-ids.ts'
import type { AssayWorld, GoodRequest } from './world.ts'

type Maker = (world: AssayWorld) => GoodRequest

/** Both forms of a request that modifies a login. */
function bothForms(name: string, make: (world: AssayWorld, form: Form) => Promise<Draft>): Array<[string, Maker]> {
  return [
    [name, (world) => () => make(world, 'header')],
    [`${name} by its path`, (world) => () => make(world, 'path')],
  ]
}

/** Requests that a right server accepts, by the name features use. What they need is made afresh at each call. */
const makers = new Map<string, Maker>([
  ['list countries', (world) => () => world.requests.get('list countries', '/countries')],
  [
    'show a provider',
    (world) => () => world.requests.get('show a provider', `/providers/${world.scene.provider('plain').code}`),
  ],
  ['create a customer', (world) => () => world.requests.createCustomer(world.scene.newIdentifier())],
  ['create a lead', (world) => () => world.requests.createCustomer(world.scene.newIdentifier())],
  ['create a lead session', (world) => async () => world.requests.createToken(await world.scene.sharedCustomer())],
  ['list providers', (world) => () => world.requests.get('list providers', '/providers')],
  ['create a token', (world) => () => createToken(world)],
  ['connect', (world) => () => createToken(world)],
  [
    'create a login',
    (world) => async () => world.requests.createLogin(await world.scene.newCustomer(), world.scene.provider('plain')),
  ],
  [
    'create a login by the other path',
    (world) => async () =>
      world.requests.createLogin(
        await world.scene.newCustomer(),
        world.scene.provider('plain'),
        {},
        world.run.dialect.paths.login,
      ),
  ],
  ...bothForms('reconnect a login', async (world, form) => {
    await bodyTaken(world.scene, world.sender, 'reconnect')
    return world.requests.reconnect(await ownLogin(world.scene), {}, form)
  }),
  ...bothForms('answer an interactive step', async (world, form) => {
    const login = await world.scene.newLogin({ provider: 'interactive' })
    await world.scene.waitingForInput(login)
    return world.requests.interactive(login, {}, form)
  }),
  ...bothForms('refresh a login', async (world, form) => {
    await bodyTaken(world.scene, world.sender, 'refresh')
    const login = await ownLogin(world.scene)
    await world.scene.becomeRefreshable(login)
    return world.requests.refresh(login, {}, form)
  }),
  [
    'list logins',
    (world) => async () => world.requests.listLogins([['customer_id', (await world.scene.sharedLogin()).customer.id]]),
  ],
  ['show a login', (world) => async () => world.requests.showLogin(await world.scene.sharedLogin())],
  ['list attempts', (world) => async () => world.requests.listAttempts(await world.scene.sharedLogin())],
  ['show an attempt', (world) => () => showAttempt(world)],
  [
    'list accounts',
    (world) => async () => world.requests.listAccounts([['login_id', (await world.scene.sharedLogin()).id]]),
  ],
  [
    'list transactions',
    (world) => async () => world.requests.listTransactions([['login_id', (await world.scene.sharedLogin()).id]]),
  ],
  [
    'list accounts of a customer',
    (world) => async () =>
      world.requests.listAccounts([['customer_id', (await world.scene.sharedLogin()).customer.id]]),
  ],
  [
    'list transactions of an account',
    (world) => async () => world.requests.listTransactions([['account_id', await firstId(world, 'accounts')]]),
  ],
  ['list categories', (world) => () => world.requests.get('list categories', '/categories')],
  ['learn a category', (world) => () => learn(world)],
  ['ask for merchants', (world) => () => enrichmentRequest(world.scene, world.sender, 'merchants')],
  ['mark duplicates', (world) => () => enrichmentRequest(world.scene, world.sender, 'duplicate')],
  ['enrich transactions', (world) => () => enrichmentRequest(world.scene, world.sender, 'enrichment')],
  ['list payment providers', (world) => () => listPaymentProviders(world.requests)],
  ['list templates', (world) => () => listTemplates(world.requests)],
  ['show a template', (world) => () => templateDraft(world.scene)],
  ['connect to pay', (world) => () => paymentDraft(world.scene)],
  ['list assets', (world) => () => world.requests.get('list assets', '/assets')],
  ['list currencies', (world) => () => world.requests.get('list currencies', '/currencies')],
  ['list rates', (world) => () => world.requests.get('list rates', '/rates')],
])

/** A token for a customer, as far as the target takes the body that Assay sends. */
export async function createToken(world: AssayWorld): Promise<Draft> {
  await bodyTaken(world.scene, world.sender, 'connect')
  return world.requests.createToken(await world.scene.sharedCustomer())
}

async function showAttempt(world: AssayWorld): Promise<Draft> {
  const login = await world.scene.sharedLogin()
  const attempt = await world.scene.finished(login)
  return world.requests.showAttempt(login, attempt.id ?? '')
}

async function learn(world: AssayWorld): Promise<Draft> {
  if (world.run.dialect.interface === 'enrichment-v5') return enrichmentRequest(world.scene, world.sender, 'learn')
  return world.requests.learn([{ ...(await lessonAtHand(world.scene, world.sender)) }])
}

/** The maker of a named request. @throws Error naming the known ones */
export function goodRequest(world: AssayWorld, name: string): GoodRequest {
  const { narrow, standIns = narrow?.standIns } = world.run.dialect
  const maker = makers.get(standIns?.[name] ?? name)
  if (!maker)
    throw new Error(`REQUEST_UNKNOWN: no request is named "${name}"; known are ${[...makers.keys()].join(', ')}`)
  return maker(world)
}

Given('the request to {}', function (this: AssayWorld, name: string) {
  this.request = goodRequest(this, name)
})

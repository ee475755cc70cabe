import type { Sandbox } from '../world/sandbox.ts'
import { refusal } from '../basics/refusals.ts'
import { isObject } from '../basics/values.ts'
import { setLocked } from '../ais/customers/routes.ts'
import { callbackKinds, type CallbackKind, type Client, type ClientStatus } from '../store/entities.ts'
import { consentControlRoutes } from './consent-routes.ts'
import { field, wordIn, type ControlCall, type ControlRoute } from './kit/field.ts'
import { openFinanceControlRoutes } from '../open-finance/control/open-finance-routes.ts'

const controlOffers = [
  'clock',
  'client-status',
  'customer-lock',
  'login-status',
  'callbacks',
  'callback-addresses',
  'consents',
  'connect-sessions',
  'rate-limits',
]

const statuses: readonly ClientStatus[] = ['pending', 'disabled', 'test', 'live', 'restricted']

/** One year before the year 10000, which dates cannot write: a consent of a year must still have an end. */
const lastMoment = Date.UTC(9999, 0) - 1

const addressNames = new Map<string, CallbackKind>(callbackKinds.map((kind) => [`${kind}_url`, kind]))

/** The control port, as docs/control-port.md describes it. */
export const controlRoutes: ControlRoute[] = [
  { method: 'GET', path: '/control', handle: ({ sandbox }) => ({ offers: offersOf(sandbox) }) },
  { method: 'GET', path: '/control/clock', handle: clockState },
  { method: 'POST', path: '/control/clock', handle: advanceClock },
  { method: 'DELETE', path: '/control/clock', handle: resetClock },
  { method: 'PUT', path: '/control/clients/:app_id', handle: changeClient },
  { method: 'PUT', path: '/control/customers/:customer_id', handle: setCustomerLock },
  { method: 'PUT', path: '/control/logins/:login_id', handle: setLoginStatus },
  { method: 'PUT', path: '/control/rate-limits', handle: setRateLimits },
  { method: 'GET', path: '/control/callbacks', handle: listCallbacks },
  { method: 'POST', path: '/control/stop', handle: stop },
  ...consentControlRoutes,
  ...openFinanceControlRoutes,
]

/** What the control port of this sandbox can do. */
export function offersOf({ settings }: Pick<Sandbox, 'settings'>): string[] {
  return settings.openFinance ? [...controlOffers, 'open-finance-consents'] : controlOffers
}

function clockState({ sandbox }: ControlCall): unknown {
  return { now: sandbox.clock.nowIso(), offset_seconds: sandbox.clock.offsetSeconds() }
}

function advanceClock(call: ControlCall): unknown {
  const seconds = field(call, 'advance_seconds')
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || Math.abs(seconds) > 1e9) {
    throw refusal('control-clock-number')
  }
  const { clock } = call.sandbox
  const moment = clock.now().getTime() + seconds * 1000
  if (moment < 0 || moment > lastMoment) throw refusal('control-clock-years')
  clock.advance(seconds)
  return clockState(call)
}

function resetClock(call: ControlCall): unknown {
  call.sandbox.clock.reset()
  return clockState(call)
}

function changeClient(call: ControlCall): unknown {
  const client = call.sandbox.store.clients.by('app_id', call.params.app_id ?? '')
  if (!client) throw refusal('control-client-known')
  const status = field(call, 'status')
  const callbacks = field(call, 'callbacks')
  if (status === undefined && callbacks === undefined) throw refusal('required', 'status or callbacks')
  if (callbacks !== undefined) registerAddresses(client, callbacks)
  if (status !== undefined) client.status = wordIn(call, 'status', statuses)
  return { app_id: client.app_id, status: client.status }
}

/** Sets the addresses in the body and leaves the others; null removes one. */
function registerAddresses(client: Client, addresses: unknown): void {
  const entries = isObject(addresses) ? Object.entries(addresses) : [['callbacks', addresses] as const]
  for (const [name, url] of entries) {
    const kind = addressNames.get(name)
    if (kind === undefined || (url !== null && (typeof url !== 'string' || !URL.canParse(url)))) {
      throw refusal('control-callbacks', [...addressNames.keys()].join(', '))
    }
    if (url === null) delete client.callbacks[kind]
    else client.callbacks[kind] = url
  }
}

function setCustomerLock(call: ControlCall): unknown {
  const customer = call.sandbox.store.customers.get(call.params.customer_id ?? '')
  if (!customer) throw refusal('control-customer-known')
  const locked = field(call, 'locked')
  if (typeof locked !== 'boolean') throw refusal('flag', 'locked')
  setLocked(call.sandbox, customer, locked)
  return { customer_id: customer.id, locked }
}

function setLoginStatus(call: ControlCall): unknown {
  const { store } = call.sandbox
  const login = store.logins.get(call.params.login_id ?? '')
  if (!login) throw refusal('control-login-known')
  login.status = wordIn(call, 'status', ['active', 'inactive', 'disabled'])
  return { login_id: login.id, status: login.status }
}

function setRateLimits(call: ControlCall): unknown {
  const enforced = field(call, 'enforced')
  if (typeof enforced !== 'boolean') throw refusal('flag', 'enforced')
  call.sandbox.limiter.enforce(enforced)
  return { enforced: call.sandbox.limiter.enforced() }
}

/** Ends the process of the sandbox after this answer. A sandbox inside another process has no such route. */
function stop({ sandbox }: ControlCall): unknown {
  const { onStop, clock } = sandbox
  if (!onStop) throw refusal('route-known')
  clock.after(0, onStop)
  return { stopping: true }
}

function listCallbacks({ sandbox, query }: ControlCall): unknown {
  const loginId = query.get('login_id')
  return sandbox.store.callbacks
    .filter((sent) => loginId === null || sent.loginId === loginId)
    .map(({ clientId: _client, loginId: login_id, ...sent }) => ({ login_id, ...sent }))
}

import { Refusal } from '../core/refusal.ts'
import { isObject } from '../core/values.ts'
import { setLocked } from '../customers/set-locked.ts'
import type { ClientStatus } from '../store/entities.ts'
import type { ControlCall, ControlRoute } from './route.ts'

/** What this control port can do. */
export const controlOffers = ['clock', 'client-status', 'customer-lock', 'callbacks']

const statuses: readonly string[] = ['pending', 'disabled', 'test', 'live', 'restricted'] satisfies ClientStatus[]

/** The control port, as docs/control-port.md describes it. */
export const controlRoutes: ControlRoute[] = [
  { method: 'GET', path: '/control', handle: offers },
  { method: 'GET', path: '/control/clock', handle: clockState },
  { method: 'POST', path: '/control/clock', handle: advanceClock },
  { method: 'DELETE', path: '/control/clock', handle: resetClock },
  { method: 'PUT', path: '/control/clients/:app_id', handle: setClientStatus },
  { method: 'PUT', path: '/control/customers/:customer_id', handle: setCustomerLock },
  { method: 'GET', path: '/control/callbacks', handle: listCallbacks },
]

function offers(): unknown {
  return { offers: controlOffers }
}

function clockState({ sandbox }: ControlCall): unknown {
  return { now: sandbox.clock.nowIso(), offset_seconds: sandbox.clock.offsetSeconds() }
}

function advanceClock(call: ControlCall): unknown {
  const seconds = field(call, 'advance_seconds')
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || Math.abs(seconds) > 1e9) {
    throw new Refusal('WrongRequestFormat', 'advance_seconds must be a number of seconds between -1e9 and 1e9')
  }
  call.sandbox.clock.advance(seconds)
  return clockState(call)
}

function resetClock(call: ControlCall): unknown {
  call.sandbox.clock.reset()
  return clockState(call)
}

function setClientStatus(call: ControlCall): unknown {
  const client = call.sandbox.store.clients.by('app_id', call.params.app_id ?? '')
  if (!client) throw new Refusal('ClientNotFound', 'there is no client with this app_id')
  const status = field(call, 'status')
  if (typeof status !== 'string' || !statuses.includes(status)) {
    throw new Refusal('WrongRequestFormat', `status must be one of ${statuses.join(', ')}`)
  }
  client.status = status as ClientStatus
  return { app_id: client.app_id, status }
}

function setCustomerLock(call: ControlCall): unknown {
  const customer = call.sandbox.store.customers.get(call.params.customer_id ?? '')
  if (!customer) throw new Refusal('CustomerNotFound', 'there is no customer with this id')
  const locked = field(call, 'locked')
  if (typeof locked !== 'boolean') throw new Refusal('WrongRequestFormat', 'locked must be true or false')
  setLocked(call.sandbox, customer, locked)
  return { customer_id: customer.id, locked }
}

function listCallbacks({ sandbox, query }: ControlCall): unknown {
  const loginId = query.get('login_id')
  return sandbox.store.callbacks
    .filter((sent) => loginId === null || sent.loginId === loginId)
    .map(({ loginId, kind, url, headers, body, sent_at, status }) => ({
      login_id: loginId,
      kind,
      url,
      headers,
      body,
      sent_at,
      status,
    }))
}

/** A field of the body, which may stand at the top or under `data`. */
function field({ body }: ControlCall, name: string): unknown {
  const inner = isObject(body) && isObject(body.data) ? body.data : body
  return isObject(inner) ? inner[name] : undefined
}

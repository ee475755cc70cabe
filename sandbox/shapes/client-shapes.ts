import type { ShapeWorld } from './kit/shape-world.ts'
import type { Client, Login } from '../store/entities.ts'
import type { Fields } from '../basics/values.ts'

const statuses: ReadonlyArray<Login['status']> = ['active', 'inactive', 'disabled']

/** Source: Other resources, Client (version 3). */
export function clientShapes() {
  return {
    client: (client: Client, sandbox: ShapeWorld): Fields => {
      const { rules, store } = sandbox
      const { callbacks } = client
      const logins = store.logins.group('clientId', client.id)
      const counts = statuses.map((status) => [status, rules.clientInfo.count(logins, status)] as const)
      return {
        settings: {
          email: client.email,
          success_url: callbacks.success ?? null,
          fail_url: callbacks.fail ?? null,
          notify_url: callbacks.notify ?? null,
          destroy_url: callbacks.destroy ?? null,
          interactive_url: callbacks.interactive ?? null,
        },
        info: {
          status: client.status,
          signed_up_at: client.signed_up_at,
          activated_at: client.activated_at,
          last_request_sent_at: client.last_request_sent_at,
          last_callback_received_at: client.last_callback_received_at,
        },
        customers: { total: store.customers.group('clientId', client.id).length },
        logins: {
          total: rules.clientInfo.total(logins),
          ...Object.fromEntries(counts.filter(([, count]) => rules.clientInfo.shown(count))),
        },
      }
    },
  }
}

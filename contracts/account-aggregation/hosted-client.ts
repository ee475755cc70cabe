import { allRows } from '../service/all-rows.ts'
import type { Account, Progress } from './model.ts'
import { toAccount, toProgress } from './reading.ts'
import { type Service, unlessRefused } from '../service/service.ts'

/** A page of the service for the user, and the end of its validity. */
export interface Visit {
  url: string
  expiresAt: Date
}

/** A connection as the app's list shows it. */
export interface Listed {
  id: string
  bankCode: string
  active: boolean
  progress: Progress
}

interface WireConnection {
  id: string
  provider_code: string
  status: string
  last_attempt?: unknown
}

/** The service for an app that leaves credentials and consents to the service's own pages: version 6. */
export class HostedClient {
  readonly #service: Service

  constructor(service: Service) {
    this.#service = service
  }

  /** The page where the user connects a bank. */
  async connect(customerId: string, providerCode: string): Promise<Visit> {
    const asked = { customer_id: customerId, provider_code: providerCode }
    return toVisit((await this.#service.post('/connections/connect', asked)).data)
  }

  /** The page where the user agrees to new data; undefined when a refresh is not possible now. */
  async refresh(connectionId: string): Promise<Visit | undefined> {
    const asked = this.#service.post(`/connections/${connectionId}/refresh`, {})
    const answer = await unlessRefused(asked, ({ status }) => [400, 409].includes(status))
    return answer && toVisit(answer.data)
  }

  async connections(customerId: string): Promise<Listed[]> {
    const query = { customer_id: customerId }
    const rows = await allRows((from) => this.#service.get('/connections', { ...query, ...from }))
    return (rows as WireConnection[]).map(({ id, provider_code, status, last_attempt }) => ({
      id,
      bankCode: provider_code,
      active: status === 'active',
      progress: toProgress(last_attempt),
    }))
  }

  async accounts(connectionId: string): Promise<Account[]> {
    const query = { connection_id: connectionId }
    return (await allRows((from) => this.#service.get('/accounts', { ...query, ...from }))).map(toAccount)
  }

  /** Accounts of all connections of a customer; undefined for an unknown customer. */
  async accountsOfCustomer(customerId: string): Promise<Account[] | undefined> {
    const query = { customer_id: customerId }
    const rows = allRows((from) => this.#service.get('/accounts', { ...query, ...from }))
    return (await unlessRefused(rows, ({ status }) => status === 404))?.map(toAccount)
  }
}

function toVisit(data: unknown): Visit {
  const { connect_url, expires_at } = data as { connect_url: string; expires_at: string }
  return { url: connect_url, expiresAt: new Date(expires_at) }
}

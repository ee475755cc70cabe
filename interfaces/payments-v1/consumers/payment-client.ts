import { type Keys, signedHeaders } from '../../../contracts/signing/signed-headers.ts'

export interface Bank {
  code: string
  name: string
  templates: string[]
}

/** Banks, and the id with which the next page of them begins; none where this was the last. */
export interface BankPage {
  banks: Bank[]
  next?: string
}

export interface FormField {
  name: string
  label: string
  kind: string
  required: boolean
  position: number
  /** What may be chosen, for fields that are a choice. */
  choices: string[]
}

/** A payment as the user filled it in. */
export interface Order {
  customerId: string
  bankCode: string
  template: string
  attributes: Record<string, unknown>
  /** Short text for the user: what is paid for. */
  purpose: string
}

export type Asked = { visit: string; until: Date } | { refused: 'form' | 'bank' | 'customer' }

interface Answer {
  data: unknown
  meta?: { next_id?: string | null }
}

const refusals = new Map<string, 'form' | 'bank' | 'customer'>([
  ['InvalidPaymentAttributes', 'form'],
  ['PaymentTemplateNotSupported', 'bank'],
  ['CustomerNotFound', 'customer'],
])

class Refused extends Error {
  readonly errorClass: string

  constructor(errorClass: string) {
    super(`The payment service refused: ${errorClass}`)
    this.errorClass = errorClass
  }
}

/** Payments that the user authorises at the bank, by payment initiation. */
export class PaymentClient {
  readonly #root: string
  readonly #keys: Keys

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: Keys) {
    this.#root = root
    this.#keys = keys
  }

  /** The service's id for somebody whom the shop knows by its own. */
  async register(shopperId: string): Promise<string> {
    const { data } = await this.#call('POST', '/customers', { identifier: shopperId })
    return (data as { id: string }).id
  }

  /** Every bank that takes this template, over all pages. */
  async banksFor(template: string): Promise<Bank[]> {
    let page: BankPage = await this.banks()
    const found = [...page.banks]
    while (page.next !== undefined) {
      page = await this.banks(page.next)
      found.push(...page.banks)
    }
    return found.filter(({ templates }) => templates.includes(template))
  }

  /** One page of banks, from this id on or from the first. */
  async banks(from?: string): Promise<BankPage> {
    const query = from === undefined ? '' : `?from_id=${encodeURIComponent(from)}`
    const { data, meta } = await this.#call('GET', `/providers${query}`)
    const banks = (data as WireProvider[]).map(toBank)
    return meta?.next_id ? { banks, next: meta.next_id } : { banks }
  }

  /** The fields of a template in the order of the form; undefined where there is no such template. */
  async form(template: string): Promise<FormField[] | undefined> {
    try {
      const { data } = await this.#call('GET', `/templates/${encodeURIComponent(template)}`)
      return (data as { payment_fields: WireField[] }).payment_fields
        .map(toField)
        .sort((one, other) => one.position - other.position)
    } catch (error) {
      if (error instanceof Refused && error.errorClass === 'PaymentTemplateNotFound') return undefined
      throw error
    }
  }

  /** Asks for a payment; the user is then sent to `visit`. */
  async pay(order: Order): Promise<Asked> {
    try {
      const { data } = await this.#call('POST', '/payments/connect', {
        customer_id: order.customerId,
        provider_code: order.bankCode,
        template_identifier: order.template,
        payment_attributes: order.attributes,
        payee_description: order.purpose,
      })
      const { connect_url, expires_at } = data as { connect_url: string; expires_at: string }
      return { visit: connect_url, until: new Date(expires_at) }
    } catch (error) {
      const refused = error instanceof Refused ? refusals.get(error.errorClass) : undefined
      if (refused === undefined) throw error
      return { refused }
    }
  }

  async #call(method: string, path: string, data?: unknown): Promise<Answer> {
    const url = this.#root + path
    const body = data === undefined ? '' : JSON.stringify({ data })
    const headers = { ...signedHeaders(this.#keys, { method, url, body }), 'Content-Type': 'application/json' }
    const response = await fetch(url, { method, headers, ...(body !== '' && { body }) })
    const answer = (await response.json()) as Answer & { error_class?: string }
    if (!response.ok) throw new Refused(answer.error_class ?? String(response.status))
    return answer
  }
}

interface WireProvider {
  code: string
  name: string
  payment_templates: string[]
}

interface WireField {
  name: string
  english_name: string
  nature: string
  optional: boolean
  position: number
  field_options?: Array<{ option_value: string }> | null
}

const toBank = ({ code, name, payment_templates }: WireProvider): Bank => ({ code, name, templates: payment_templates })

const toField = ({ name, english_name, nature, optional, position, field_options }: WireField): FormField => ({
  name,
  label: english_name,
  kind: nature,
  required: !optional,
  position,
  choices: (field_options ?? []).map(({ option_value }) => option_value),
})

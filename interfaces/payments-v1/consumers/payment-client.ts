import { Service, ServiceError, unlessRefused } from '../../../contracts/service/service.ts'
import type { Keys } from '../../../contracts/signing/signed-headers.ts'

export interface Bank {
  code: string
  name: string
  templates: string[]
}

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

export interface Order {
  customerId: string
  bankCode: string
  template: string
  attributes: Record<string, unknown>
  /** Short text for the user: what is paid for. */
  purpose: string
}

export type Asked = { visit: string; until: Date } | { refused: 'form' | 'bank' | 'customer' }

const refusals = new Map<string, 'form' | 'bank' | 'customer'>([
  ['InvalidPaymentAttributes', 'form'],
  ['PaymentTemplateNotSupported', 'bank'],
  ['CustomerNotFound', 'customer'],
])

/** Payments that the user authorises at the bank, by payment initiation. */
export class PaymentClient {
  readonly #service: Service

  /** `root` is the address up to and with the version. */
  constructor(root: string, keys: Keys) {
    this.#service = new Service(root, keys)
  }

  /** The service's id for somebody whom the shop knows by its own. */
  async register(shopperId: string): Promise<string> {
    const { data } = await this.#service.post('/customers', { identifier: shopperId })
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
    const { data, meta } = await this.#service.get('/providers', from === undefined ? {} : { from_id: from })
    const banks = (data as WireProvider[]).map(toBank)
    return meta?.next_id ? { banks, next: meta.next_id } : { banks }
  }

  /** The fields of a template in the order of the form; undefined where there is no such template. */
  async form(template: string): Promise<FormField[] | undefined> {
    const asked = this.#service.get(`/templates/${encodeURIComponent(template)}`)
    const answer = await unlessRefused(asked, ({ errorClass }) => errorClass === 'PaymentTemplateNotFound')
    return (answer?.data as { payment_fields: WireField[] } | undefined)?.payment_fields
      .map(toField)
      .sort((one, other) => one.position - other.position)
  }

  /** Asks for a payment; the user is then sent to `visit`. */
  async pay(order: Order): Promise<Asked> {
    try {
      const { data } = await this.#service.post('/payments/connect', {
        customer_id: order.customerId,
        provider_code: order.bankCode,
        template_identifier: order.template,
        payment_attributes: order.attributes,
        payee_description: order.purpose,
      })
      const { connect_url, expires_at } = data as { connect_url: string; expires_at: string }
      return { visit: connect_url, until: new Date(expires_at) }
    } catch (error) {
      const refused = error instanceof ServiceError ? refusals.get(error.errorClass ?? '') : undefined
      if (refused === undefined) throw error
      return { refused }
    }
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

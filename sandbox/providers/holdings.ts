import type { Fields } from '../basics/values.ts'

/** The data of one user at a provider, as a fetch finds it: without ids and categories. */
export interface Holdings {
  /** Null where the provider supplies none. */
  holder_info: HolderInfo | null
  accounts: HeldAccount[]
}

export interface Address {
  city: string
  state: string
  street: string
  country_code: string
  post_code: string
}

/** Source: Holder info. */
export interface HolderInfo {
  names?: string[]
  emails?: string[]
  phone_numbers?: string[]
  addresses: Address[]
  /** Last four digits. */
  ssn?: string
  cpf?: string
}

export interface HeldAccount {
  /** The same on every fetch. */
  key: string
  name: string
  nature: string
  balance: number
  currency_code: string
  extra: Fields
  /** Oldest first. */
  transactions: HeldTransaction[]
}

export interface HeldTransaction {
  /** The same on every fetch, unique within its account. */
  key: string
  mode: 'normal' | 'fee' | 'transfer'
  /** Pending ones become posted a few days later under the same key. */
  status: 'posted' | 'pending'
  /** YYYY-MM-DD. */
  made_on: string
  amount: number
  currency_code: string
  description: string
  duplicated: boolean
  extra: Fields
}

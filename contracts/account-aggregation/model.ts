/** A person whose accounts are shown, as registered with the service. */
export interface Customer {
  id: string
  secret: string
}

/** A customer's link to one bank. The secret is known if the app made the connection. */
export interface Connection {
  id: string
  secret?: string
}

/** The user's input: a bank, and its fields by name. */
export interface BankLogin {
  countryCode: string
  providerCode: string
  credentials: Record<string, unknown>
}

export interface Account {
  id: string
  name: string
  nature: string
  balance: number
  currency: string
}

export interface Booking {
  id: string
  /** `YYYY-MM-DD` */
  madeOn: string
  amount: number
  currency: string
  description: string
  category: string
  /** Not settled yet: the app shows it in grey and leaves it out of sums. */
  pending: boolean
}

/** The progress of the bank's data. `asks` names the fields that the user must still fill in, if any. */
export type Progress =
  | { state: 'working' }
  | { state: 'asks'; fields: string[] }
  | { state: 'refused' }
  | { state: 'failed'; errorClass: string }
  | { state: 'done' }

import type { Exchange } from '../../core/exchange.ts'
import type { FlowReport, FlowTask } from '../profile/flow-script.ts'
import type { PageMessage } from './receive-messages.ts'

/** What a user does on a hosted page. Left-out parts mean that nothing is typed and consent is given. */
export type HostedTask = Omit<FlowTask, 'page' | 'credentials' | 'interactive' | 'agree'> &
  Partial<Pick<FlowTask, 'credentials' | 'interactive' | 'agree'>> & {
    /** The expected final address; undefined where it is unknown. */
    endsAt?: string | undefined
  }

export interface SeenPage {
  /** Set where a person visited the page, so that the browser's data are unknown. */
  by?: 'person'
  /** The documents that the browser received, in order; the last one with its visible text. */
  pages: Exchange[]
  /** The status of the first page; undefined where no page came or a person saw it. */
  status?: number
  report: FlowReport
  /** Whether the user reached the expected address; false where there is none. */
  arrived: boolean
  /** The reached address as in the browser, with all additions. */
  returnedTo?: URL
  /** Every address that the browser was sent to, in order. */
  addresses: string[]
  messages: PageMessage[]
  screenshots: string[]
  blocked: string[]
}

/** A user's visit to a hosted page, with the request that led there. */
export interface HostedFlow {
  /** The answer with the page's address. */
  session: Exchange
  seen: SeenPage
  /** The return address in the request. */
  returnTo: string
  /** The customer's logins after the visit; absent where they cannot be listed. */
  logins?: Exchange
}

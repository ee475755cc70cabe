import type { Exchange } from '../../core/exchange.ts'
import type { FlowReport, FlowTask } from '../profile/flow-script.ts'
import type { PageMessage } from './receive-messages.ts'

/** What a user does on a hosted page; nothing to type and consent given where it is left out. */
export type HostedTask = Omit<FlowTask, 'page' | 'credentials' | 'interactive' | 'agree'> &
  Partial<Pick<FlowTask, 'credentials' | 'interactive' | 'agree'>> & {
    /** Where the user should come to at last; undefined where that is not known. */
    endsAt?: string | undefined
  }

export interface SeenPage {
  /** Set where a person went through the page: what their browser got is not known. */
  by?: 'person'
  /** The documents that the browser got, in order, the last with the words that it shows. */
  pages: Exchange[]
  /** Status of the first page; undefined where no page came, or only a person saw it. */
  status?: number
  report: FlowReport
  /** Whether the user came to where the task says; false where it says nothing. */
  arrived: boolean
  /** Where that is, as the browser showed it with all that was added. */
  returnedTo?: URL
  /** Every address that the browser was sent to, in order. */
  addresses: string[]
  messages: PageMessage[]
  screenshots: string[]
  blocked: string[]
}

/** A user's way through a hosted page, with the request that led there. */
export interface HostedFlow {
  /** The answer that gave the page's address. */
  session: Exchange
  seen: SeenPage
  /** Where the target was asked to send the user back to. */
  returnTo: string
  /** The customer's logins afterwards; absent where nothing can be listed. */
  logins?: Exchange
}

import type { MatchersV3 } from '@pact-foundation/pact'

/** A consumer's request: the path as text or with values of a state, and the other parts that the consumer decides. */
export interface ExpectedRequest {
  method: 'GET' | 'POST' | 'PUT'
  path: MatchersV3.Path
  query?: MatchersV3.TemplateQuery
  headers?: MatchersV3.TemplateHeaders
  body?: unknown
}

/** The answer that a consumer needs: a status or a class of statuses, and a body of matchers, open to more fields. */
export interface ExpectedResponse {
  status: number | MatchersV3.StatusCodeMatcher<number>
  body?: unknown
}

/** One need of a consumer. */
export interface Expectation {
  description: string
  /** States of the provider, each with the values that `fromState` and `pathFromState` name. */
  given?: string[]
  /** Why the provider need not meet this yet. Its failure does not fail the verification. */
  pending?: string
  request: ExpectedRequest
  response: ExpectedResponse
  /** Runs the consumer's own code against a server that answers as expected, and asserts the result. */
  program: (baseUrl: string) => Promise<void>
}

/** The needs of one consumer in one interface, which is the provider's name. */
export interface ConsumerPact {
  consumer: string
  provider: string
  expectations: Expectation[]
}

import type { MatchersV3 } from '@pact-foundation/pact'

/** What a consumer sends: the path as text or with values of a state, and what of the rest the consumer decides. */
export interface ExpectedRequest {
  method: 'GET' | 'POST' | 'PUT'
  path: MatchersV3.Path
  query?: MatchersV3.TemplateQuery
  headers?: MatchersV3.TemplateHeaders
  body?: unknown
}

/** What a consumer needs of the answer: a status or a class of statuses, and a body of matchers, open to more fields. */
export interface ExpectedResponse {
  status: number | MatchersV3.StatusCodeMatcher<number>
  body?: unknown
}

/** One thing that a consumer relies on. */
export interface Expectation {
  description: string
  /** States of the provider, each with the values that `fromState` and `pathFromState` name. */
  given?: string[]
  /** Why the provider need not meet this yet: it may fail without the verification failing. */
  pending?: string
  request: ExpectedRequest
  response: ExpectedResponse
  /** Runs the consumer's own code against a server that answers as expected, and asserts what it makes of it. */
  program: (baseUrl: string) => Promise<void>
}

/** What one consumer relies on in one interface, which is the provider's name. */
export interface ConsumerPact {
  consumer: string
  provider: string
  expectations: Expectation[]
}

import type { Attempt, Login } from '../store/entities.ts'
import type { LoginProvider } from '../rules/logins/provider-named.ts'
import type { Credentials } from '../ais/logins/read-credentials.ts'
import type { Holdings } from '../providers/holdings.ts'

/** What a run fetches with. */
export interface Work {
  provider: LoginProvider
  credentials: Credentials
  /** What an uploaded file holds, where one takes the place of the provider. */
  imported?: Holdings
}

/** One attempt under way. */
export interface Run {
  login: Login
  attempt: Attempt
  work: Work
  /** Names of the stages to pass. */
  sequence: string[]
  /** Index of the present stage. */
  at: number
  /** What the user answered to the interactive step. */
  answer?: Credentials
  /** What the user will answer to it, where that is known before. */
  foretold?: Credentials
  /** What the provider holds, once it was asked. */
  held?: Holdings
  /** Calls off what the present stage waits for. */
  callOff: () => void
  ended?: () => void
}

export interface Failure {
  errorClass: string
  message: string
}

import type { Attempt, Login, Credentials } from '../store/entities.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { Holdings } from '../providers/holdings.ts'

/** What a run fetches with. */
export interface Work {
  provider: SandboxProvider
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

/** Does the fetching behind the answers, one stage after another. At most one run per login. */
export interface Fetcher {
  /** Begins at the first stage; with `hold` it stays there until `proceed`. */
  start(login: Login, attempt: Attempt, work: Work, hold?: boolean): void
  /** Goes on from the stage where the run waits. */
  proceed(login: Login): void
  /** Whether the run stands at the interactive stage and nobody has answered yet. */
  waitsForAnswer(login: Login): boolean
  /** How many logins of a client are being fetched. */
  running(clientId: string): number
  runOf(login: Login): Run | undefined
  /** Ends a run without success. */
  fail(login: Login, errorClass: string, message: string): void
  /** Forgets the run of a login that is removed. */
  drop(login: Login): void
}

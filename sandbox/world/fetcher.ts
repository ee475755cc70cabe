import type { Attempt, Login, Credentials } from '../store/entities.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { Holdings } from '../providers/holdings.ts'

/** The input of a run. */
export interface Work {
  provider: SandboxProvider
  credentials: Credentials
  /** The content of an uploaded file, which replaces the provider's data. */
  imported?: Holdings
}

/** One attempt under way. */
export interface Run {
  login: Login
  attempt: Attempt
  work: Work
  /** The names of its stages. */
  sequence: string[]
  /** Index of the present stage. */
  at: number
  /** The user's answer to the interactive step. */
  answer?: Credentials
  /** The user's answer if it is known beforehand. */
  foretold?: Credentials
  /** The provider's data, once read. */
  held?: Holdings
  /** Cancels the wait of the present stage. */
  callOff: () => void
  ended?: () => void
}

export interface Failure {
  errorClass: string
  message: string
}

/** Runs fetches in the background, stage by stage. At most one run per login. */
export interface Fetcher {
  /** Begins at the first stage; with `hold` it stays there until `proceed`. */
  start(login: Login, attempt: Attempt, work: Work, hold?: boolean): void
  /** Continues from the stage where the run waits. */
  proceed(login: Login): void
  /** Whether the run waits at the interactive stage for an answer. */
  waitsForAnswer(login: Login): boolean
  /** How many logins of a client are being fetched. */
  running(clientId: string): number
  runOf(login: Login): Run | undefined
  /** Ends a run with a failure. */
  fail(login: Login, errorClass: string, message: string): void
  /** Forgets the run of a login that is removed. */
  drop(login: Login): void
}

import type { Exchange } from '../../../core/exchange.ts'
import type { ObservedLogin } from '../../callbacks/observed-login.ts'
import type { Resources } from '../../checks/values/resources-match.ts'
import type { Draft, Send } from '../../client/draft.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import type { HostedFlow } from '../../hosted/hosted-flow.ts'
import type { ClientPurpose, Profile } from '../../profile/profile.ts'
import type { Run } from '../../run/run.ts'
import type { CustomerRef, LoginOptions, LoginRef } from './refs.ts'
import type { Requests } from './requests.ts'

/** A request that a right server accepts; what it needs is made afresh at each call. */
export type GoodRequest<Scene> = (scene: Scene) => Draft | Promise<Draft>

/** What the doctor looks at. Beside its list, with which it looks at clients, an interface may show more by itself. */
export interface DoctorQuestions {
  /** The plainest list below the base path, as the profile lets it be asked for. */
  list: (profile: Profile) => { name: string; path: string; query?: Array<[string, string]> }
  examines: ReadonlyArray<'providers' | 'payment-providers' | 'large-login'>
}

/**
 * How one interface is met where interfaces differ: what checks arrange goes through here, so that no check knows an
 * interface by its name. `Scene` is what they arrange by; each function throws CheckStopped where it cannot do its part.
 */
export interface InterfaceBehaviour<Scene> {
  /** How its requests are spelled. */
  readonly dialect: Dialect
  readonly requestsOf: (run: Run) => Requests
  /** Good requests by the name that features use. */
  readonly goodRequests: Readonly<Record<string, GoodRequest<Scene>>>
  /** Ids of the rows without which it accepts nothing at all. */
  readonly gates: readonly string[]
  readonly doctor: DoctorQuestions

  /** Asks the plainest things until the target accepts one, so that a refusal later on means something. */
  readonly preflight: (scene: Scene) => Promise<void>
  /** A plain request that any client may send. */
  readonly plainRead: (scene: Scene, as: ClientPurpose) => Promise<Draft>
  /** A request with a body; of few routes, the one that any client may send. */
  readonly plainWrite: (scene: Scene) => Promise<Draft>
  /** What a client sends first for a customer that it made. */
  readonly firstFor: (scene: Scene, customer: CustomerRef) => Promise<Draft>

  /** Whether logins can be made at the target, so that none need be ready. */
  readonly makesLogins: (run: Run) => boolean
  /** A login just created, its first fetch still running. */
  readonly newLogin: (scene: Scene, options: LoginOptions) => Promise<LoginRef>
  /** A login of its own whose first fetch has ended well. */
  readonly newFetchedLogin: (scene: Scene, options: LoginOptions) => Promise<LoginRef>
  /** A login whose first fetch fails, because its provider refuses the credentials. */
  readonly failingLogin: (scene: Scene, send: Send) => Promise<LoginRef>

  /** The request for a list with more than 250 rows. */
  readonly largeList: (scene: Scene) => Promise<Draft>
  /** Answers that show every kind of resource, alone and in lists, each with the schema that it follows. */
  readonly kindsOfResources: (scene: Scene, send: Send) => Promise<Resources[]>
  /** Requests to routes whose bodies or paths have to be found out first. */
  readonly foundOut: (scene: Scene) => Promise<Draft[]>
  /** What a tour of right and wrong requests visits of this interface alone. */
  readonly onTour: (scene: Scene) => Promise<{ good: Draft[]; refused: Draft[] }>
  /** Good requests that any request may be varied from, beside those that every interface has. */
  readonly toVary: (scene: Scene) => Promise<Draft[]>
  /** A request to a route that takes a body and has a limit, such as `POST /merchants`. */
  readonly writeTo: (scene: Scene, send: Send, route: string) => Promise<Draft | Draft[]>
  /** The answer to a batch of so many lessons. */
  readonly learnBatch: (scene: Scene, send: Send, login: LoginRef, size: number) => Promise<Exchange>

  /** The plainest way of a user through the page that the target hosts. */
  readonly hostedFlow: (scene: Scene) => Promise<HostedFlow>
  /** What comes in when a login is fetched; absent where a created login gives it. */
  readonly observedFetch?: (scene: Scene, send: Send) => Promise<ObservedLogin>
}

import { because } from '../../reasons/because.ts'
import { acceptedData } from '../../checks/answers/answer.ts'
import type { AttemptView } from '../../checks/attempts/attempt-view.ts'
import type { Send } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { ClientPurpose, Credentials, ProviderProfile, ProviderPurpose } from '../../profile/profile.ts'
import type { Run } from '../../run/run.ts'
import { reading } from '../../tape/tape.ts'
import { lacking } from '../../reasons/lacking.ts'
import { CheckStopped, setUpFailed, untested } from '../../../core/check-stopped.ts'
import { becomeRefreshable, nextRefreshIn, type SlackFor } from './become-refreshable.ts'
import { waitForAttempt } from './wait-for-attempt.ts'
import { withNewest } from './with-newest.ts'
import { Control, type DemandAlone } from './control.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'
import type { InterfaceBehaviour } from './interface-behaviour.ts'
import { type Maker, makerOf, noMaker, readyConnection, rowAlone } from './maker.ts'
import type { CustomerRef, LoginOptions, LoginRef } from './refs.ts'
import { routeOf } from '../../dialect/route-at.ts'
import { loginKey, type Requests } from './requests.ts'

/** How one interface is met. */
export type InterfaceDescription = InterfaceBehaviour<Scene>

/** Describes an interface by its name; undefined for one that Assay does not know. */
export type Describe = (name: InterfaceName) => InterfaceDescription | undefined

/** What a check makes at the target before it judges. Everything made here belongs to the run alone. */
export class Scene {
  readonly run: Run
  readonly interface: InterfaceDescription
  readonly requests: Requests
  readonly control: Control
  readonly send: Send
  private readonly maker: Maker | undefined
  private readonly borrowed = new Map<string, number>()

  /** `demandAlone` stops a check that changes the target as a whole and does not say so; any may when absent. */
  constructor(run: Run, description: InterfaceDescription, send: Send, demandAlone?: DemandAlone) {
    this.run = run
    this.interface = description
    this.requests = description.requestsOf(run)
    this.maker = makerOf(run, { requests: this.requests, send })
    this.control = new Control(run, demandAlone)
    this.send = send
  }

  /** Whether customers and logins can be made at the target at all. */
  get makes(): boolean {
    return this.maker !== undefined
  }

  /** The profile's provider for a purpose. @throws CheckStopped (untested) when the profile names none. */
  provider(purpose: ProviderPurpose): ProviderProfile {
    const found = this.run.profile.providers.find((provider) => provider.purpose === purpose)
    if (!found) throw untested(because('capability-missing', { capability: `${purpose}-provider` }))
    return found
  }

  /** An identifier that no earlier run used. */
  newIdentifier(): string {
    return `assay-${this.run.label}-${this.run.nextNumber()}`
  }

  /** A customer made for this check alone. @throws CheckStopped (inconclusive) when the target refuses it. */
  async newCustomer(as: ClientPurpose = 'main'): Promise<CustomerRef> {
    const identifier = this.newIdentifier()
    const { requests, send } = this.making()
    const exchange = await send(requests.createCustomer(identifier, as))
    const { id, secret } = requests.customerIn(acceptedData(exchange) ?? {})
    if (id === undefined || secret === undefined) throw setUpFailed('create a customer', exchange)
    return { id: String(id), secret: String(secret), identifier, as }
  }

  /** A customer of a client that several checks share: for reading only. */
  sharedCustomer(as: ClientPurpose = 'main'): Promise<CustomerRef> {
    if (!this.maker && as === 'main') return Promise.resolve(readyConnection(this.run, 'plain').customer)
    return this.run.once(`customer of ${as}`, () => this.newCustomer(as))
  }

  /** A login just created, its first fetch still running. @throws CheckStopped (inconclusive) when refused. */
  newLogin(options: LoginOptions = {}): Promise<LoginRef> {
    return this.interface.newLogin(this, options)
  }

  /** The login that a creation's answer shows. @throws CheckStopped (inconclusive) when it shows none. */
  loginOf(
    exchange: Exchange,
    customer: CustomerRef,
    provider: ProviderProfile,
    fields: Record<string, unknown> = {},
  ): LoginRef {
    const data = acceptedData(exchange)
    if (!data || data['id'] === undefined || data['secret'] === undefined) throw setUpFailed('create a login', exchange)
    const credentials = (fields['credentials'] ?? provider.credentials?.succeed ?? {}) as Credentials
    return this.remembered({
      id: String(data['id']),
      secret: String(data['secret']),
      customer,
      provider,
      credentials,
    })
  }

  /** A login of its own whose first fetch has ended well. */
  newFetchedLogin(options: LoginOptions = {}): Promise<LoginRef> {
    return this.interface.newFetchedLogin(this, options)
  }

  /** A fetched login that several checks share: for reading only. */
  async sharedLogin(provider: ProviderPurpose = 'plain'): Promise<LoginRef> {
    if (!this.interface.makesLogins(this.run) && provider === 'plain') return readyConnection(this.run, 'plain')
    return this.run.once(`fetched login at ${provider}`, async () =>
      this.newFetchedLogin({ provider, customer: await this.sharedCustomer() }),
    )
  }

  /** Waits until the newest attempt of a login, which follows the one with the id `after`, is finished, however it ended. */
  finished(login: LoginRef, after?: string): Promise<AttemptView> {
    return waitForAttempt({ ...this.attemptSource(login), after }, (attempt) => attempt.finished, 'finish')
  }

  /** The newest attempt of a login as it is now, once one is shown. */
  newestAttempt(login: LoginRef): Promise<AttemptView> {
    return waitForAttempt(this.attemptSource(login), () => true, 'appear')
  }

  /**
   * Waits until the newest attempt waits for interactive input. @throws CheckStopped when it finishes instead: untested where
   * it connected without any, since not every login needs some
   */
  async waitingForInput(login: LoginRef): Promise<AttemptView> {
    const attempt = await waitForAttempt(
      this.attemptSource(login),
      (attempt) => attempt.finished || attempt.stage === 'interactive',
      'ask for interactive input',
    )
    if (attempt.finished && !attempt.failed) {
      throw new CheckStopped('untested', because('connected-without-input'), [attempt.exchange])
    }
    if (attempt.finished) throw setUpFailed('bring a login to its interactive step', attempt.exchange)
    return attempt
  }

  /** Waits until the newest attempt ended well. @throws CheckStopped (inconclusive) when it failed. */
  async fetched(login: LoginRef): Promise<AttemptView> {
    const attempt = await this.finished(login)
    if (attempt.failed) throw setUpFailed('fetch a login with the credentials that succeed', attempt.exchange)
    return attempt
  }

  /** Waits, or moves the target's clock, until the login may be refreshed again. */
  async becomeRefreshable(login: LoginRef, slackFor?: SlackFor): Promise<void> {
    await becomeRefreshable(this, await this.shownAtRest(login), slackFor)
  }

  /** The login as it is. One that the profile gives may still be fetched for the check before, and shows no moment until then. */
  private async shownAtRest(login: LoginRef): Promise<Exchange> {
    const shown = await this.showLogin(login)
    if (this.interface.makesLogins(this.run) || nextRefreshIn(shown) !== undefined) return shown
    await this.finished(login)
    return this.showLogin(login)
  }

  /** The login with more than 250 rows that the profile gives. @throws CheckStopped (untested) when there is none. */
  largeLogin(): LoginRef {
    if (!routeOf(this.run.dialect, 'create a login')) return readyConnection(this.run, 'large')
    const ready = this.run.profile.data.large_login
    if (!ready) throw lacking(this.run.offered, 'large-login')
    const customer: CustomerRef = { id: ready.customer_id, secret: ready.customer_secret, as: 'main' }
    return this.remembered({
      id: ready.login_id,
      secret: ready.login_secret,
      customer,
      provider: this.provider('plain'),
      credentials: {},
    })
  }

  /** The login as it is now, as `data` of the answer, through whichever route shows it. */
  async showLogin(login: LoginRef): Promise<Exchange> {
    const shown = this.maker?.requests.showLogin(login)
    if (this.maker && shown && this.maker.requests.offers(shown)) return this.maker.send(shown)
    return rowAlone(await this.send(this.requests.listLogins([['customer_id', login.customer.id]])), login.id)
  }

  /** What makes customers and logins. @throws CheckStopped (untested) where nothing can */
  making(): Maker {
    if (!this.maker) throw noMaker(this.run)
    return this.maker
  }

  /**
   * What checks change one after another: nobody else has it until this check gives it back. Another one is made only for
   * a check that goes on beside it.
   */
  borrow<T>(name: string, make: () => Promise<T>): Promise<T> {
    const number = this.borrowed.get(name) ?? reading('lent', () => this.run.lend(name))
    this.borrowed.set(name, number)
    return this.run.once(number === 1 ? name : `${name} (${number})`, make)
  }

  /** Gives back what was borrowed. */
  giveBack(): void {
    for (const [name, number] of this.borrowed) this.run.takeBack(name, number)
    this.borrowed.clear()
  }

  private remembered(login: LoginRef): LoginRef {
    this.run.loginSecrets.set(loginKey(login.customer.as, login.id), login.secret)
    return login
  }

  /** How the newest attempt of a login is read, by what shows the login and, where that shows none, by the list of attempts. */
  attemptSource(login: LoginRef, show = () => this.showLogin(login)) {
    const { run } = this
    const list = this.maker?.requests.listAttempts(login)
    const listed = list && this.maker?.requests.offers(list) ? list : undefined
    return {
      read: async () => {
        const shown = await show()
        return run.listsAttempts && listed ? withNewest(shown, await this.making().send(listed)) : shown
      },
      elsewhere: () => listed !== undefined && !run.listsAttempts && (run.listsAttempts = true),
      deadlineMs: run.profile.pacing.fetch_timeout_seconds * 1000,
      leftMs: () => run.client.leftMs(),
    }
  }
}

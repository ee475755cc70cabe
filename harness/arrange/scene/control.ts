import { because } from '../../reasons/because.ts'
import type { Draft } from '../../client/draft.ts'
import type { ClockMove, ClockMoves } from '../../run/lane.ts'
import { currentLane, type Run } from '../../run/run.ts'
import { outcome, sleep } from '../../tape/tape.ts'
import { CheckStopped, untested } from '../../../core/check-stopped.ts'
import type { ControlOffer } from '../../profile/profile.ts'

/** A second, and a little for the clocks. */
const quietMs = 1100

/**
 * Throws where the target is about to be changed as a whole, and the check does not say that it does that; `what` is what
 * others that are alone for it may change at the same time.
 */
export type DemandAlone = (what?: string) => void

/** What a user would say on a hosted page. */
export interface UserSays {
  connect_url: string
  /** Not needed where the session knows its provider. */
  provider_code?: string
  credentials: Record<string, string>
  interactive_credentials?: Record<string, string>
  /** True when absent. */
  agree?: boolean
}

/** The optional port by which a target lets a harness move its clock, set a client's status, lock a customer. */
export class Control {
  private readonly run: Pick<Run, 'profile' | 'client'>
  private clockMoved = false
  private limitsOn = false
  private readonly demandAlone: DemandAlone
  private readonly moves: ClockMoves = {
    advance: async (seconds, putBack) => {
      // Else one branch of the check, which ends, would put it back while others wait for more.
      this.clockMoved ||= putBack === 'by caller'
      await this.call('clock', 'POST', '/clock', { advance_seconds: seconds })
    },
    reset: () => this.call('clock', 'DELETE', '/clock').then(() => undefined),
  }

  constructor(run: Pick<Run, 'profile' | 'client'>, demandAlone: DemandAlone = () => undefined) {
    this.run = run
    this.demandAlone = demandAlone
  }

  /**
   * Moves the target's clock ahead by just so much, or by no more than `mostSeconds` together with others that do so. Gives by
   * how much the time went on. @throws CheckStopped (untested) when the target offers no clock
   */
  async advanceClock(seconds: number, mostSeconds = seconds): Promise<number> {
    if (this.offers('clock')) this.demandAlone('clock')
    return this.moveClock({ seconds, mostSeconds })
  }

  /**
   * Has the target's clock moved ahead by so much or more: together with other checks that wait for that.
   * @throws CheckStopped (untested) when the target offers no clock
   */
  async passTime(seconds: number, mostSeconds?: number): Promise<void> {
    await this.moveClock({ seconds, ...(mostSeconds !== undefined && { mostSeconds }) })
  }

  private async moveClock(wanted: ClockMove): Promise<number> {
    if (!this.offers('clock')) throw untested(because('control-offer-missing', { offer: 'clock' }))
    // With others or alone: what a check beside did is no part of this one.
    const moved = await outcome('clock moved', async () => {
      const beganMs = performance.now()
      const { seconds, putBack } = await currentLane().moveClock(wanted, this.moves)
      return { seconds: seconds + Math.floor((performance.now() - beganMs) / 1000), putBack }
    })
    this.clockMoved = moved.putBack === 'by caller'
    return moved.seconds
  }

  /** Puts the target's clock back to the time of day, if this check moved it. */
  async resetClock(): Promise<void> {
    if (!this.clockMoved) return
    this.clockMoved = false
    await this.moves.reset()
  }

  /** Puts the target's clock back, whoever moved it. */
  async putClockBack(): Promise<void> {
    await this.moves.reset()
  }

  /** Sets the status of a client, named by its App-id. */
  async setClientStatus(appId: string, status: string): Promise<void> {
    this.demandAlone()
    await this.call('client-status', 'PUT', `/clients/${encodeURIComponent(appId)}`, { status })
  }

  /** Registers the callback addresses of a client, named as in the documents; null takes one away. */
  async registerCallbacks(appId: string, addresses: Record<string, string | null>): Promise<void> {
    this.demandAlone('callbacks')
    await this.call('callback-addresses', 'PUT', `/clients/${encodeURIComponent(appId)}`, { callbacks: addresses })
  }

  /** Locks or unlocks a customer. */
  async lockCustomer(customerId: string, locked: boolean): Promise<void> {
    await this.call('customer-lock', 'PUT', `/customers/${encodeURIComponent(customerId)}`, { locked })
  }

  /** Sets the status of a login. */
  async setLoginStatus(loginId: string, status: string): Promise<void> {
    await this.call('login-status', 'PUT', `/logins/${encodeURIComponent(loginId)}`, { status })
  }

  /**
   * Has the target keep its rate limits from now on, with nothing counted yet. One that keeps them always is left alone for
   * a second instead, so that what was sent before counts no more.
   */
  async keepRateLimits(): Promise<void> {
    if (!this.offers('rate-limits')) {
      this.demandAlone()
      await sleep(quietMs)
      return
    }
    this.demandAlone()
    this.limitsOn = true
    await this.setRateLimits(true)
  }

  /** Has the target keep no rate limits again, if this check had it keep them. */
  async releaseRateLimits(): Promise<void> {
    if (!this.limitsOn) return
    this.limitsOn = false
    await this.setRateLimits(false)
  }

  /** Switches the target's rate limits. */
  async setRateLimits(enforced: boolean): Promise<void> {
    await this.call('rate-limits', 'PUT', '/rate-limits', { enforced })
  }

  /** Sets what became of the newest consent of a login: `active`, `revoked` or `expired`. */
  async setConsent(loginId: string, status: string): Promise<void> {
    await this.call('consents', 'PUT', `/logins/${encodeURIComponent(loginId)}/consent`, { status })
  }

  /** Does what a user would do on a hosted page; gives the id of the login that came of it, where the port names one. */
  async completeSession(said: UserSays): Promise<string | undefined> {
    return (await this.endSession(said)).loginId
  }

  /** The same, with the payment that came of it. */
  async endSession(said: UserSays): Promise<{ loginId?: string; paymentId?: string }> {
    const answer = (await this.call('connect-sessions', 'POST', '/connect-sessions', { agree: true, ...said })) as
      | { data?: { login_id?: unknown; payment_id?: unknown } }
      | undefined
    const { login_id, payment_id } = answer?.data ?? {}
    return {
      ...(login_id !== undefined && login_id !== null && { loginId: String(login_id) }),
      ...(payment_id !== undefined && payment_id !== null && { paymentId: String(payment_id) }),
    }
  }

  /** Sets what became of a consent of open finance. */
  async setOpenFinanceConsent(consentId: string, status: 'valid' | 'revoked' | 'expired'): Promise<void> {
    await this.call('open-finance-consents', 'PUT', `/open-finance/consents/${encodeURIComponent(consentId)}`, {
      status,
    })
  }

  /** The callbacks that the target says it sent for a login. */
  async callbacksSent(loginId: string): Promise<unknown> {
    return this.call('callbacks', 'GET', `/callbacks?login_id=${encodeURIComponent(loginId)}`)
  }

  private offers(offer: ControlOffer): boolean {
    return this.run.profile.control?.offers.includes(offer) ?? false
  }

  private async call(offer: ControlOffer, method: string, path: string, body?: unknown): Promise<unknown> {
    const { control } = this.run.profile
    if (!control || !this.offers(offer)) throw untested(because('control-offer-missing', { offer }))
    const draft: Draft = {
      name: `control ${offer}`,
      method,
      path,
      baseUrl: control.base_url,
      headers: control.token === undefined ? {} : { 'Control-token': control.token },
      as: 'nobody',
      signing: 'unsigned',
      ...(body === undefined ? {} : { body }),
    }
    const exchange = await this.run.client.send(draft)
    const status = exchange.answer?.status ?? 0
    if (status < 200 || status > 299)
      throw new CheckStopped('inconclusive', because('control-port-refused', { method, path, status }), [exchange])
    return exchange.answer?.json
  }
}

import type { Command } from '../../../generators/models/commands.ts'
import { Holdings, ownLogins, saysWhose } from '../../../generators/models/holdings.ts'
import { daySeconds, graceSeconds } from '../../../core/calendar.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { addressIn } from '../../../harness/actions/hosted/connect-flow.ts'
import { trialOf } from '../../../harness/actions/logins/v6-body-taken.ts'
import { completeHosted } from '../../../harness/actions/scene/complete-hosted.ts'
import { connectionRequests } from '../../../harness/actions/scene/connection-requests.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { acceptedData, isSuccess } from '../../../harness/checks/answers/answer.ts'
import { anotherConsentNamed, attemptsNameConsent } from '../../../harness/checks/logins/consent-named.ts'
import { freeOnceEnded } from './renewals.ts'

/** Two connections of one customer and one of another, each with a consent of its own. */
export class Connections extends Holdings {
  /** Those whose consent has ended, by their names. */
  readonly withoutConsent = new Set<string>()
  /** Those of whose consent nobody knows whether it has run out. */
  readonly unsure = new Set<string>()
  /** Those whose last reconnect failed: whether they can be refreshed before one succeeds is not said. */
  readonly failed = new Set<string>()
  /** An accepted refresh by each route, beside which a refusal says something. */
  readonly refreshed = new Map<string, Exchange>()

  consents(name: string): void {
    this.withoutConsent.delete(name)
    this.unsure.delete(name)
  }

  /** What becomes of all that were made so far, once the consent of one has run out. */
  runOut(name: string): void {
    for (const other of this.names) this.unsure.add(other)
    this.withoutConsent.add(name)
  }
}

const whose = { whose: ownLogins }

/** Ends consents, by the control port or by time, and gives them anew, by the control port or on the page of a reconnect. */
export function commandsOfConsents(
  scene: Scene,
): Readonly<Record<string, Command<Connections, 'last-consent' | 'consent-of-attempt' | 'free-once-ended'>>> {
  const { offered } = scene.run
  return {
    'end or give consent': {
      options: { ...whose, to: ['revoked', 'expired', 'active'] },
      says: (chosen) => `have the consent of ${saysWhose(chosen)} ${chosen['to']}`,
      allowed: () => offered.get('control-consents') === true,
      async act(state, { whose: name = '', to = '' }) {
        const login = await state.the(name)
        await state.scene.control.setConsent(login.id, to)
        if (to === 'active') state.consents(name)
        else state.withoutConsent.add(name)
        return { answer: undefined, said: [] }
      },
    },
    'let the consent run out': {
      options: whose,
      says: (chosen) => `let time pass until the consent of ${saysWhose(chosen)} has run out`,
      allowed: (state, { whose: name = '' }) =>
        offered.get('control-clock') === true && !state.withoutConsent.has(name) && !state.unsure.has(name),
      async act(state, { whose: name = '' }) {
        const own = state.scene
        const login = await state.the(name)
        const ends = Date.parse(String(acceptedData(await own.showLogin(login))?.['consent_expires_at'])) / 1000
        const seconds = Math.ceil(ends - own.run.client.secondsNow()) + graceSeconds
        if (seconds > 0) {
          await own.control.passTime(seconds, seconds + daySeconds)
          state.runOut(name)
        }
        return { answer: undefined, said: [] }
      },
    },
    renew: {
      options: whose,
      says: (chosen) => `reconnect ${saysWhose(chosen)}, with a new consent on its page`,
      allowed: () => scene.run.profile.control?.offers.includes('connect-sessions') === true,
      async act(state, { whose: name = '' }) {
        const { requests, send } = state.scene
        const login = await state.the(name)
        await trialOf(state.scene, 'reconnect')
        const { id, customer } = login
        const list = () => send(requests.listLoginsOf(customer))
        const hasEnded = state.withoutConsent.has(name)
        const listed = await list()
        const before = await state.scene.finished(login)
        const answer = await send(connectionRequests(requests).renewal(login, 'reconnect'))
        const isFree = state.failed.has(name) ? freeOnceEnded('reconnect', answer) : undefined
        // That a connection whose consent has ended is reconnected is not said.
        if (!isSuccess(answer)) return { answer, said: [['free-once-ended', isFree]] }
        await completeHosted(state.scene, { kind: 'connect', url: addressIn(answer), credentials: login.credentials })
        if ((await state.scene.finished(login, before.id)).failed) return { answer, said: [] }
        state.consents(name)
        state.failed.delete(name)
        const after = await list()
        return {
          answer,
          said: [
            ['free-once-ended', isFree],
            ['consent-of-attempt', attemptsNameConsent([after], (row) => String(row.id) === id)],
            ['last-consent', hasEnded ? anotherConsentNamed(listed, after, id) : undefined],
          ],
        }
      },
    },
  }
}

import { type Command, historiesOf, type Told } from '../../../generators/models/commands.ts'
import { familyOf } from '../../../generators/models/family.ts'
import { Holdings, ownLogins, saysWhose } from '../../../generators/models/holdings.ts'
import { listAccounts, listedAccounts } from '../../../generators/models/list-accounts.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { bodyTaken } from '../../../harness/actions/logins/v6-body-taken.ts'
import { connectionRequests } from '../../../harness/actions/scene/connection-requests.ts'
import { followPages } from '../../../harness/actions/paging/follow-pages.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { daySeconds, graceSeconds } from '../../../core/calendar.ts'
import { completeHosted } from '../../../harness/actions/scene/complete-hosted.ts'
import { addressIn } from '../../../harness/actions/hosted/connect-flow.ts'
import { anotherConsentNamed, attemptsNameConsent } from '../../../harness/checks/logins/consent-named.ts'
import { accepted } from '../../../harness/checks/answers/accepted.ts'
import { acceptedData, isSuccess } from '../../../harness/checks/answers/answer.ts'
import { refused } from '../../../harness/checks/answers/refused-as.ts'
import { showsNothingOf } from '../../../harness/checks/clients/shows-nothing-of.ts'
import { listsEachOnce } from '../../../harness/checks/paging/lists-each-once.ts'
import { rowsSatisfy } from '../../../harness/checks/values/rows-satisfy.ts'
import * as edit from '../../../harness/client/edit-draft.ts'

const rules = {
  byLogin: listedAccounts.byLogin,
  byCustomer: listedAccounts.byCustomer,
  ofCustomer: 'connections/list-of-customer',
  complete: 'connections/list-of-customer-complete',
  refreshed: 'routes/refresh-a-login',
  refreshedInBackground: 'routes/refresh-a-login-in-the-background',
  needsConsent: 'renewal/refresh-needs-consent',
  needsConsentInBackground: 'renewal/background-refresh-needs-consent',
  connectionsWithin: 'connections/of-another-client',
  accountsWithin: 'accounts/of-another-client',
  lastConsent: 'connections/last-consent-id',
  consentOfAttempt: 'attempts/consent-of-connection',
  pageWithin: 'conventions/secrets/customer-of-another-client',
} as const

/** Two connections of one customer and one of another, each with a consent of its own. */
class Connections extends Holdings {
  /** Those whose consent has ended, by their names. */
  readonly withoutConsent = new Set<string>()
  /** Those of whose consent nobody knows whether it has run out. */
  readonly unsure = new Set<string>()
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
const byRoute = {
  refresh: [rules.refreshed, rules.needsConsent],
  background_refresh: [rules.refreshedInBackground, rules.needsConsentInBackground],
} as const

function commandsOf(scene: Scene): Readonly<Record<string, Command<Connections>>> {
  const { offered } = scene.run
  return {
    refresh: {
      told: { ...whose, by: ['refresh', 'background_refresh'] },
      says: (told) => `${told['by'] === 'refresh' ? 'refresh' : 'refresh in the background'} ${saysWhose(told)}`,
      async act(state, { whose: name = '', by }) {
        const own = state.scene
        const route = by === 'background_refresh' ? by : 'refresh'
        await bodyTaken(own, own.send, route)
        const login = await state.the(name)
        await own.becomeRefreshable(login)
        const before = route === 'background_refresh' ? await own.newestAttempt(login) : undefined
        const answer = await own.send(connectionRequests(own.requests).renewal(login, route))
        const control = state.refreshed.get(route)
        const [isTaken, needsConsent] = byRoute[route]
        if (state.withoutConsent.has(name)) return { answer, said: [[needsConsent, refused(control, answer)]] }
        if (state.unsure.has(name)) return { answer, said: [] }
        if (isSuccess(answer)) {
          if (!control) state.refreshed.set(route, answer)
          if (before) await own.finished(login, before.id)
        }
        return { answer, said: [[isTaken, accepted(control, answer)]] }
      },
    },
    'end or give consent': {
      told: { ...whose, to: ['revoked', 'expired', 'active'] },
      says: (told) => `have the consent of ${saysWhose(told)} ${told['to']}`,
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
      told: whose,
      says: (told) => `let time pass until the consent of ${saysWhose(told)} has run out`,
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
      told: whose,
      says: (told) => `reconnect ${saysWhose(told)}, with a new consent on its page`,
      allowed: () => scene.run.profile.control?.offers.includes('connect-sessions') === true,
      async act(state, { whose: name = '' }) {
        const { requests, send } = state.scene
        await bodyTaken(state.scene, send, 'reconnect')
        const login = await state.the(name)
        const { id, customer } = login
        const list = () => send(requests.listLogins([['customer_id', customer.id]], customer.as))
        const hasEnded = state.withoutConsent.has(name)
        const listed = await list()
        const before = await state.scene.newestAttempt(login)
        const answer = await send(connectionRequests(requests).renewal(login, 'reconnect'))
        // That a connection whose consent has ended is reconnected is not said.
        if (!isSuccess(answer)) return { answer, said: [] }
        await completeHosted(state.scene, { kind: 'connect', url: addressIn(answer), credentials: login.credentials })
        if ((await state.scene.finished(login, before.id)).failed) return { answer, said: [] }
        state.consents(name)
        const after = await list()
        return {
          answer,
          said: [
            [rules.consentOfAttempt, attemptsNameConsent([after], (row) => String(row.id) === id)],
            [rules.lastConsent, hasEnded ? anotherConsentNamed(listed, after, id) : undefined],
          ],
        }
      },
    },
    'list connections': {
      told: whose,
      says: (told) => `list the connections of the customer of ${saysWhose(told)}`,
      async act(state, { whose: name = '' }) {
        const login = await state.the(name)
        const { id, as } = login.customer
        const { requests, send } = state.scene
        const pages = await followPages(send, requests.listLogins([['customer_id', id]], as))
        const wanted = { wanted: `customer_id ${id}` }
        const made = (await state.siblings(login)).map((one) => one.id)
        return {
          answer: pages[0],
          said: [
            [rules.ofCustomer, rowsSatisfy(pages, (row) => String(row['customer_id']) === id, wanted)],
            [rules.complete, listsEachOnce(pages, made)],
          ],
        }
      },
    },
    'list accounts': listAccounts(scene, ownLogins),
    'read as the other client': {
      told: { ...whose, what: ['connections', 'accounts', 'accounts of its customer', 'page of its customer'] },
      says: (told) => `read the ${told['what']} of ${saysWhose(told)} with the keys of the other client`,
      allowed: () => offered.get('second-client') === true,
      async act(state, { whose: name = '', what }: Told) {
        const login = await state.the(name)
        const { requests, send } = state.scene
        if (what === 'page of its customer') {
          await bodyTaken(state.scene, send, 'connect')
          const draft = requests.createToken(login.customer)
          const control = await send(draft)
          const answer = await send(edit.asClient(draft, 'second'))
          return { answer, said: [[rules.pageWithin, refused(control, answer)]] }
        }
        const ofCustomer: Array<[string, string]> = [['customer_id', login.customer.id]]
        const list =
          what === 'connections'
            ? requests.listLogins(ofCustomer)
            : requests.listAccounts(what === 'accounts' ? [['login_id', login.id]] : ofCustomer)
        const shown = await send(list)
        const answer = await send(edit.asClient(list, 'second'))
        const rule = what === 'connections' ? rules.connectionsWithin : rules.accountsWithin
        return { answer, said: [[rule, showsNothingOf(shown, [answer])]] }
      },
    },
  }
}

/** Connections of version 6: each is refreshed while it has a consent, whatever becomes of another one. */
export const family = familyOf({
  name: 'connections',
  rules: Object.values(rules),
  histories: (scene) =>
    historiesOf(scene, {
      begin: (own) => new Connections(own),
      commands: commandsOf(scene),
      stories: [
        [
          { do: 'refresh' },
          { do: 'refresh', whose: 'its sister' },
          { do: 'end or give consent' },
          { do: 'refresh' },
          { do: 'refresh', whose: 'its sister' },
          { do: 'refresh' },
          { do: 'end or give consent', to: 'active' },
          { do: 'refresh' },
          { do: 'refresh' },
          { do: 'end or give consent', to: 'expired' },
          { do: 'refresh' },
          { do: 'end or give consent', whose: 'its sister', to: 'expired' },
          { do: 'refresh', whose: 'its sister' },
          { do: 'end or give consent', whose: 'its sister', to: 'active' },
          { do: 'refresh', whose: 'its sister' },
        ],
        [
          { do: 'end or give consent', whose: 'its sister' },
          { do: 'renew' },
          { do: 'refresh', whose: 'its sister' },
          { do: 'renew', whose: 'its sister' },
          { do: 'refresh', whose: 'its sister' },
          { do: 'let the consent run out' },
          { do: 'refresh' },
          { do: 'renew' },
          { do: 'refresh' },
        ],
        [
          { do: 'refresh', by: 'background_refresh' },
          { do: 'refresh', by: 'background_refresh' },
          { do: 'list accounts' },
          { do: 'end or give consent', whose: 'its sister' },
          { do: 'refresh', by: 'background_refresh', whose: 'its sister' },
          { do: 'end or give consent', whose: 'its sister', to: 'active' },
          { do: 'refresh', by: 'background_refresh', whose: 'its sister' },
          { do: 'refresh', by: 'background_refresh' },
        ],
        [
          { do: 'list connections' },
          { do: 'list connections', whose: 'its sister' },
          { do: 'list accounts', by: 'customer' },
          { do: 'list accounts', whose: "another customer's", by: 'customer' },
          { do: 'list connections', whose: "another customer's" },
          { do: 'list connections' },
          { do: 'read as the other client' },
          { do: 'read as the other client', what: 'accounts' },
          { do: 'read as the other client', whose: 'its sister', what: 'accounts of its customer' },
          { do: 'read as the other client', what: 'page of its customer' },
          { do: 'read as the other client', whose: "another customer's", what: 'page of its customer' },
        ],
      ],
    }),
})

import { type Command, historiesOf, type Options } from '../../../generators/models/commands.ts'
import { familyOf, type Said } from '../../../generators/models/family.ts'
import { ownLogins, saysWhose } from '../../../generators/models/holdings.ts'
import { listAccounts } from '../../../generators/models/list-accounts.ts'
import { listInPart, pointsOfParts, storyOfParts } from '../../../generators/models/list-in-part.ts'
import { trialOf } from '../../../harness/actions/logins/v6-body-taken.ts'
import { connectionRequests } from '../../../harness/actions/scene/connection-requests.ts'
import { nextRefreshIn } from '../../../harness/actions/scene/become-refreshable.ts'
import { followPages } from '../../../harness/actions/paging/follow-pages.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { earlySeconds } from '../../../core/calendar.ts'
import { accepted } from '../../../harness/checks/answers/accepted.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { refused } from '../../../harness/checks/answers/refused-as.ts'
import { showsLaterAttempt } from '../../../harness/checks/logins/answers-with-login.ts'
import { showsNothingOf } from '../../../harness/checks/clients/shows-nothing-of.ts'
import { listsEachOnce } from '../../../harness/checks/paging/lists-each-once.ts'
import { rowsSatisfy } from '../../../harness/checks/values/rows-satisfy.ts'
import { failOnItsPage } from '../failing-connection.ts'
import { commandsOfConsents, Connections } from './consents-of-connections.ts'
import { nameAnother } from './name-another.ts'
import { freeOnceEnded, notUpdatedByFailure, renewals, sendRefused, whileProcessed } from './renewals.ts'

const points = [
  'by-login',
  'by-customer',
  'of-customer',
  'complete',
  'refreshed',
  'refreshed-in-background',
  'needs-consent',
  'needs-consent-in-background',
  'refused-early',
  'within-client',
  'accounts-within-client',
  'page-within-client',
  'other-client-in-body',
  'last-consent',
  'consent-of-attempt',
  'answered-with-its-attempt',
  'refused-while-processed',
  'not-reconnected-while-processed',
  'refused-changes-nothing',
  'free-once-ended',
  'not-updated-by-failure',
  'kept',
  'alike',
  ...pointsOfParts,
] as const
/** A list of accounts says more than the rules of this version do. */
type Point = (typeof points)[number] | 'customer-ignored'

const whose = { whose: ownLogins }
const byRoute = {
  refresh: ['refreshed', 'needs-consent'],
  background_refresh: ['refreshed-in-background', 'needs-consent-in-background'],
} as const

function commandsOf(scene: Scene): Readonly<Record<string, Command<Connections, Point>>> {
  const { offered } = scene.run
  return {
    refresh: {
      options: { ...whose, by: ['refresh', 'background_refresh'], beside: ['', ...renewals] },
      says: ({ by, beside, ...chosen }) =>
        `${by === 'refresh' ? 'refresh' : 'refresh in the background'} ${saysWhose(chosen)}${beside ? `, and send ${beside} at once` : ''}`,
      async act(state, { whose: name = '', by, beside }) {
        const own = state.scene
        const second = by === 'background_refresh' ? renewals.find((one) => one === beside) : undefined
        const route = by === 'background_refresh' ? by : 'refresh'
        // The login is fetched before others have the clock moved for the body: it then waits for no further move.
        const login = await state.the(name)
        await trialOf(own, route)
        if (second) await trialOf(own, second)
        // A refresh with its user may have begun with the request already: another one is refused until it has ended.
        await own.finished(login)
        await own.becomeRefreshable(login)
        const control = state.refreshed.get(route)
        const [isTaken, needsConsent] = byRoute[route]
        if (state.withoutConsent.has(name)) {
          const { answer, kept } = await sendRefused(own, login, route)
          return { answer, said: [[needsConsent, refused(control, answer)], kept] }
        }
        const before = route === 'background_refresh' ? await own.newestAttempt(login) : undefined
        const answer = await own.send(connectionRequests(own.requests).renewal(login, route))
        if (state.failed.has(name)) return { answer, said: [['free-once-ended', freeOnceEnded(route, answer)]] }
        if (state.unsure.has(name)) return { answer, said: [] }
        const said: Array<Said<Point>> = [[isTaken, accepted(control, answer)]]
        if (isSuccess(answer)) {
          if (!control) state.refreshed.set(route, answer)
          if (before?.id !== undefined) {
            said.push(['answered-with-its-attempt', showsLaterAttempt(answer, before.id)])
            if (second) said.push(await whileProcessed(own, login, { second, before: before.id }))
            await own.finished(login, before.id)
          }
        }
        return { answer, said }
      },
    },
    'refresh too early': {
      options: { ...whose, after: ['its fetch', 'a failure'] },
      says: (chosen) => `refresh ${saysWhose(chosen)} in the background right after ${chosen['after']}`,
      async act(state, { whose: name = '', after }) {
        const own = state.scene
        const login = await state.the(name)
        await trialOf(own, 'background_refresh')
        const last = after === 'a failure' ? await failOnItsPage(own, login) : await own.finished(login)
        if (after === 'a failure') state.failed.add(name)
        const listed = last?.failed ? await state.list(login, 'accounts', [['login_id', login.id]]) : []
        const flagged: Said<Point> = ['not-updated-by-failure', notUpdatedByFailure(listed)]
        const next = last && nextRefreshIn(await own.shownNow(login))
        const ahead = Date.parse(next ?? '') / 1000 - own.run.client.secondsNow()
        const control = state.refreshed.get('background_refresh')
        if (!control || !(ahead > earlySeconds)) return { answer: undefined, said: [flagged] }
        const { answer, kept } = await sendRefused(own, login, 'background_refresh')
        if (isSuccess(answer)) await own.finished(login, last?.id)
        return { answer, said: [['refused-early', refused(control, answer)], kept, flagged] }
      },
    },
    ...commandsOfConsents(scene),
    'list connections': {
      options: whose,
      says: (chosen) => `list the connections of the customer of ${saysWhose(chosen)}`,
      async act(state, { whose: name = '' }) {
        const login = await state.the(name)
        const { id } = login.customer
        const { requests, send } = state.scene
        const pages = await followPages(send, requests.listLoginsOf(login.customer))
        const wanted = { wanted: `customer_id ${id}` }
        const made = (await state.siblings(login)).map((one) => one.id)
        return {
          answer: pages[0],
          said: [
            ['of-customer', rowsSatisfy(pages, (row) => String(row['customer_id']) === id, wanted)],
            ['complete', listsEachOnce(pages, made)],
          ],
        }
      },
    },
    'list accounts': listAccounts(scene, ownLogins),
    'list in part': listInPart(scene),
    'name another': nameAnother(scene),
    'read as the other client': {
      options: { ...whose, what: ['connections', 'accounts', 'accounts of its customer', 'page of its customer'] },
      says: (chosen) => `read the ${chosen['what']} of ${saysWhose(chosen)} with the keys of the other client`,
      allowed: () => offered.get('second-client') === true,
      async act(state, { whose: name = '', what }: Options) {
        const login = await state.the(name)
        const { requests, send } = state.scene
        if (what === 'page of its customer') {
          await trialOf(state.scene, 'connect')
          const draft = requests.createToken(login.customer)
          const control = await send(draft)
          const answer = await send({ ...draft, as: 'second' })
          return { answer, said: [['page-within-client', refused(control, answer)]] }
        }
        const filter: [string, string] =
          what === 'accounts' ? ['login_id', login.id] : ['customer_id', login.customer.id]
        const list = what === 'connections' ? requests.listLoginsOf(login.customer) : requests.listAccounts([filter])
        const shown = await send(list)
        const answer = await send({ ...list, as: 'second' })
        const point = what === 'connections' ? 'within-client' : 'accounts-within-client'
        return { answer, said: [[point, showsNothingOf(shown, [answer])]] }
      },
    },
  }
}

/** Connections of version 6: each is refreshed while it has a consent, whatever becomes of another one. */
export const family = familyOf({
  name: 'connections',
  points,
  histories: (scene) =>
    historiesOf(scene, {
      begin: (own) => new Connections(own),
      commands: commandsOf(scene),
      stories: [
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
          { do: 'list connections' },
          { do: 'list connections', whose: 'its sister' },
          { do: 'list accounts', by: 'customer' },
          { do: 'list accounts', whose: "another customer's", by: 'customer' },
          { do: 'list connections', whose: "another customer's" },
          { do: 'list connections' },
          ...storyOfParts,
          { do: 'read as the other client' },
          { do: 'read as the other client', what: 'accounts' },
          { do: 'read as the other client', whose: 'its sister', what: 'accounts of its customer' },
          { do: 'read as the other client', what: 'page of its customer' },
          { do: 'read as the other client', whose: "another customer's", what: 'page of its customer' },
          { do: 'name another' },
        ],
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
          { do: 'list accounts' },
          { do: 'refresh', by: 'background_refresh', beside: 'reconnect' },
          { do: 'refresh too early' },
          { do: 'refresh', by: 'background_refresh', beside: 'refresh' },
          { do: 'list accounts' },
          { do: 'end or give consent', whose: 'its sister' },
          { do: 'refresh', by: 'background_refresh', whose: 'its sister' },
          { do: 'end or give consent', whose: 'its sister', to: 'active' },
          { do: 'refresh', by: 'background_refresh', whose: 'its sister', beside: 'background_refresh' },
          { do: 'refresh', by: 'background_refresh' },
          { do: 'refresh too early', after: 'a failure' },
          { do: 'list accounts', by: 'customer' },
          { do: 'renew' },
          { do: 'list accounts' },
          { do: 'refresh', by: 'background_refresh' },
        ],
      ],
    }),
})

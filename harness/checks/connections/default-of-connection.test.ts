import { it } from 'node:test'
import { defaultConnection, defaultTaken } from './default-of-connection.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { says } from '../answers/in-one-line.ts'

const answer = sampleData({ id: '7' })
const connected = { answer, ended: { failed: false, failErrorClass: undefined, exchange: answer } }
const failed = { answer, ended: { failed: true, failErrorClass: 'AllAccountsExcluded', exchange: answer } }
const refused = { answer: sampleRefusal(400, 'AllAccountsExcluded') }
const login = (locale: unknown) => sampleData({ last_attempt: { locale } })
const place = 'data.last_attempt.locale'

it('holds where leaving a field out has the effect of its default and a different value does not', () => {
  says(defaultConnection(connected, connected, refused), 'held: default-outcome-kept (5)')
  says(defaultConnection(refused, failed, connected), 'held: default-outcome-kept (5)')
})

it('is broken where it is as the other value', () =>
  says(defaultConnection(connected, refused, refused), 'broken: AllAccountsExcluded (4)'))

it('is inconclusive where both values come to the same, and without an answer', () => {
  says(defaultConnection(connected, connected, connected), 'inconclusive: default-as-other-value (6)')
  says(defaultConnection(connected, connected, { answer: sampleTransportError() }), 'inconclusive: transport-error')
})

it('takes the default, and is broken by what was kept and by a third value', () => {
  says(defaultTaken(login('de'), login('en'), place, 'en'), 'held: default-after (2)')
  says(defaultTaken(login('de'), login('de'), place, 'en'), 'broken: "de" at data.last_attempt.locale (2)')
  says(defaultTaken(login('de'), login('ru'), place, 'en'), 'broken: "ru" at data.last_attempt.locale (2)')
  says(defaultTaken(login('en'), login('en'), place, 'en'), 'inconclusive: default-before (2)')
  says(defaultTaken(login(undefined), login('en'), place, 'en'), 'untested: place-not-shown (2)')
})

it('needs answers, and a value that is shown after the request too', () => {
  says(defaultTaken(login('de'), sampleTransportError(), place, 'en'), 'inconclusive: transport-error')
  says(defaultTaken(login('de'), login(null), place, 'en'), 'untested: place-not-shown (2)')
  says(defaultConnection(connected, { answer }, refused), 'broken: no class (4)')
})

import { cases } from '../../../core/test-support/cases.ts'
import { defaultConnection, defaultTaken } from './default-of-connection.ts'
import { sampleData, sampleRefusal, sampleTransportError } from '../test-support/sample-exchange.ts'

const answer = sampleData({ id: '7' })
const connected = { answer, ended: { failed: false, failErrorClass: undefined, exchange: answer } }
const failed = { answer, ended: { failed: true, failErrorClass: 'AllAccountsExcluded', exchange: answer } }
const refused = { answer: sampleRefusal(400, 'AllAccountsExcluded') }
const login = (locale: unknown) => sampleData({ last_attempt: { locale } })
const place = 'data.last_attempt.locale'

cases(
  'holds where leaving a field out has the effect of its default and a different value does not',
  [defaultConnection(connected, connected, refused), 'held: seen (5)'],
  [defaultConnection(refused, failed, connected), 'held: seen (5)'],
  'is broken where it is as the other value',
  [defaultConnection(connected, refused, refused), 'broken: AllAccountsExcluded (4)'],
  'is inconclusive where both values come to the same, and without an answer',
  [defaultConnection(connected, connected, connected), 'inconclusive: nothing-shows (6)'],
  [defaultConnection(connected, connected, { answer: sampleTransportError() }), 'inconclusive: transport-error'],
  'takes the default, and is broken by what was kept and by a third value',
  [defaultTaken(login('de'), login('en'), place, 'en'), 'held: seen (2)'],
  [defaultTaken(login('de'), login('de'), place, 'en'), 'broken: "de" at data.last_attempt.locale (2)'],
  [defaultTaken(login('en'), login('en'), place, 'en'), 'inconclusive: nothing-shows (2)'],
  [defaultTaken(login(undefined), login('en'), place, 'en'), 'untested: left-out (2)'],
  'needs answers, and a value that is shown after the request too',
  [defaultTaken(login('de'), login(null), place, 'en'), 'untested: left-out (2)'],
  [defaultConnection(connected, { answer }, refused), 'broken: no class (4)'],
)

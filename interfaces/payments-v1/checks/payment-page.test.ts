import type { HostedFlow, SeenPage } from '../../../harness/hosted/seen-page.ts'
import { sampleData, sampleExchange } from '../../../harness/checks/test-support/sample-exchange.ts'
import * as checks from './payment-page.ts'
import { cases } from '../../../core/test-support/cases.ts'

function flow(asked: string[] | undefined, mayChange: boolean | undefined, seen: Partial<SeenPage> = {}): HostedFlow {
  const report = { ...(asked && { asked }), ...(mayChange !== undefined && { can_change_provider: mayChange }) }
  const pages = [sampleExchange(200, 'Pay')]
  const nothing = { arrived: false, addresses: [], messages: [], screenshots: [], blocked: [] }
  const session = sampleData({})
  return { session, returnTo: 'http://127.0.0.1:1/back', seen: { pages, status: 200, report, ...nothing, ...seen } }
}

const message = { origin: 'https://bank.example', data: '{"stage":"success"}' }
const everything = ['provider', 'consent', 'credentials']
const asking = flow(everything, true, { messages: [message] })
const quiet = flow(['credentials'], false, { arrived: true })
const loud = flow(everything, true, { messages: [message] })
const mute = flow(['credentials'], false)
const gone = flow([], false, { pages: [sampleExchange(404, 'gone')], status: 404 })
const client = 'https://client.example/'

const ownly = (data: unknown) => flow([], false, { messages: [{ origin: 'https://bank.example', data, own: true }] })
const posting = (data: unknown) => flow([], false, { messages: [{ origin: 'https://bank.example', data }] })

cases(
  'asks for consent',
  [checks.consentAsked(asking), 'held: holds (2)'],
  [checks.consentAsked(mute), 'broken: questions for credentials (2)'],
  [checks.consentAsked(flow([], false)), 'broken: no question (2)'],
  [checks.consentAsked(gone), 'inconclusive: nothing-to-check (2)'],
  'leaves consent out where it is asked otherwise',
  [checks.consentSkipped(quiet, asking), 'held: holds (4)'],
  [checks.consentSkipped(loud, asking), 'broken: questions for provider, consent, credentials (4)'],
  [checks.consentSkipped(quiet, mute), 'inconclusive: nothing-to-check (4)'],
  [checks.consentSkipped(gone, asking), 'inconclusive: nothing-to-check (2)'],
  'locks the provider where it could be changed otherwise',
  [checks.providerLocked(quiet, asking), 'held: holds (4)'],
  [checks.providerLocked(loud, asking), 'broken: the user can change it (4)'],
  [checks.providerLocked(quiet, mute), 'inconclusive: nothing-to-check (4)'],
  [checks.providerLocked(gone, asking), 'inconclusive: nothing-to-check (2)'],
  'does not ask for a provider that was named',
  [checks.providerPreselected(quiet), 'held: holds (2)'],
  [checks.providerPreselected(loud), 'broken: questions for provider, consent, credentials (2)'],
  [checks.providerPreselected(gone), 'inconclusive: nothing-to-check (2)'],
  'posts messages',
  [checks.messagesPosted(asking), 'held: holds-for (2)'],
  [checks.messagesPosted(mute), 'broken: none (2)'],
  [checks.messagesPosted(gone), 'inconclusive: nothing-to-check (2)'],
  'posts none where it posts them otherwise',
  [checks.noMessages(quiet, asking), 'held: holds (4)'],
  [checks.noMessages(quiet, mute), 'inconclusive: nothing-to-check (4)'],
  [checks.noMessages(gone, asking), 'inconclusive: nothing-to-check (2)'],
  [
    checks.noMessages(flow([], false, { messages: [message, message] }), asking),
    'broken: 2 messages, the first a text of JSON with stage from https://bank.example (4)',
  ],
  [
    checks.noMessages(ownly({ stage: 'paid' }), ownly({ stage: 'begun' })),
    /^broken: 1 message, the first a value .*stage/,
  ],
  [checks.noMessages(ownly('a1'), ownly('a2')), 'inconclusive: alike (4)'],
  [checks.noMessages(ownly('a1'), ownly({ stage: 'begun' })), 'held: holds (4)'],
  [checks.noMessages(ownly({ stage: 'paid' }), asking), 'held: holds (4)'],
  'notes the form of messages',
  [checks.formOfMessages(mute), 'inconclusive: nothing-to-check (2)'],
  ...['hello', { a: 1, b: 2 }, 7, null, '7', {}].map(
    (data) => [checks.formOfMessages(posting(data)), 'noted: values-shown (2)'] as const,
  ),
  'leads home',
  [checks.cameHome(quiet), 'held: holds (2)'],
  [checks.cameHome(mute), 'broken: the user stayed at the page (2)'],
  [checks.cameHome(gone), 'inconclusive: nothing-to-check (2)'],
  [
    checks.cameHome(flow([], false, { blocked: ['a.example', 'b.example'] })),
    'broken: the user was sent to a.example, b.example (2)',
  ],
  'does not lead home in place of return_to',
  [checks.notHome(quiet, client), 'held'],
  [checks.notHome(flow([], false, { addresses: [`${client}?failed`] }), client), 'broken'],
  [checks.notHome(gone, undefined), 'inconclusive'],
)

cases('what the script does not report is not evaluated', [
  checks.consentAsked(flow(undefined, undefined)),
  'untested: profile-gives-no (0)',
])

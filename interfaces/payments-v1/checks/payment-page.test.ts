import { because } from '../../../harness/reasons/because.ts'
import type { HostedFlow } from '../../../harness/hosted/hosted-flow.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SeenPage } from '../../../harness/hosted/seen-page.ts'
import { sampleData, sampleExchange } from '../../../harness/checks/answers/sample-exchange.ts'
import * as checks from './payment-page.ts'
import { says } from '../../../core/test-support/cases.ts'

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
const closed = { pages: [sampleExchange(404, 'gone')], status: 404 }

const cases: Array<[string, () => { finding: string }, string]> = [
  ['consent asked', () => checks.consentAsked(asking), 'held'],
  ['consent not asked', () => checks.consentAsked(mute), 'broken'],
  ['consent not asked on no page', () => checks.consentAsked(flow([], false, closed)), 'inconclusive'],
  ['consent left out', () => checks.consentSkipped(quiet, asking), 'held'],
  ['consent asked all the same', () => checks.consentSkipped(loud, asking), 'broken'],
  ['consent never asked', () => checks.consentSkipped(quiet, mute), 'inconclusive'],
  ['a locked provider', () => checks.providerLocked(quiet, asking), 'held'],
  ['a provider that can be changed', () => checks.providerLocked(loud, asking), 'broken'],
  ['a provider that nobody can choose', () => checks.providerLocked(quiet, mute), 'inconclusive'],
  ['a provider chosen already', () => checks.providerPreselected(quiet), 'held'],
  ['a provider to choose', () => checks.providerPreselected(loud), 'broken'],
  ['messages', () => checks.messagesPosted(asking), 'held'],
  ['no messages', () => checks.messagesPosted(mute), 'broken'],
  ['no messages of no page', () => checks.messagesPosted(flow([], false, closed)), 'inconclusive'],
  ['silence beside messages', () => checks.noMessages(quiet, asking), 'held'],
  ['messages unasked', () => checks.noMessages(loud, asking), 'broken'],
  ['silence beside silence', () => checks.noMessages(quiet, mute), 'inconclusive'],
  ['a form of messages', () => checks.formOfMessages(asking), 'noted'],
  ['home', () => checks.cameHome(quiet), 'held'],
  ['elsewhere', () => checks.notHome(quiet, 'https://client.example/'), 'held'],
  [
    'home in place of return_to',
    () => checks.notHome(flow([], false, { addresses: ['https://client.example/?failed'] }), 'https://client.example/'),
    'broken',
  ],
  ['a page that did not open', () => checks.notHome(flow([], false, closed), undefined), 'inconclusive'],
  ['not home', () => checks.cameHome(mute), 'broken'],
]
for (const [what, check, finding] of cases) test(`${what}: ${finding}`, () => assert.equal(check().finding, finding))

test('what the script does not report is not evaluated', () => {
  const silent = flow(undefined, undefined)
  assert.throws(() => checks.consentAsked(silent), {
    finding: 'untested',
    reason: because('script-does-not-report', { field: 'asked' }),
  })
  assert.throws(() => checks.providerLocked(silent, asking), {
    finding: 'untested',
    reason: because('script-does-not-report', { field: 'can_change_provider' }),
  })
})

const posting = (data: unknown) => flow([], false, { messages: [{ origin: 'https://bank.example', data }] })

test('says what the page asked, posted and led to', () => {
  says(checks.consentAsked(asking), 'held: holds (2)')
  says(checks.consentAsked(mute), 'broken: questions for credentials (2)')
  says(checks.consentAsked(flow([], false)), 'broken: no question (2)')
  says(checks.consentAsked(flow([], false, closed)), 'inconclusive: page-not-completed (2)')
  says(checks.consentSkipped(quiet, asking), 'held: holds (4)')
  says(checks.consentSkipped(loud, asking), 'broken: questions for provider, consent, credentials (4)')
  says(checks.consentSkipped(quiet, mute), 'inconclusive: consent-never-asked (4)')
  says(checks.consentSkipped(flow([], false, closed), asking), 'inconclusive: page-not-completed (2)')
  says(checks.providerLocked(quiet, asking), 'held: holds (4)')
  says(checks.providerLocked(loud, asking), 'broken: the user can change it (4)')
  says(checks.providerLocked(quiet, mute), 'inconclusive: provider-never-offered (4)')
  says(checks.providerLocked(flow([], false, closed), asking), 'inconclusive: page-not-completed (2)')
  says(checks.providerPreselected(quiet), 'held: holds (2)')
  says(checks.providerPreselected(loud), 'broken: questions for provider, consent, credentials (2)')
  says(checks.providerPreselected(flow([], false, closed)), 'inconclusive: page-not-completed (2)')
  says(checks.messagesPosted(asking), 'held: holds-for (2)')
  says(checks.messagesPosted(mute), 'broken: none (2)')
  says(checks.messagesPosted(flow([], false, closed)), 'inconclusive: page-not-completed (2)')
  says(checks.noMessages(quiet, asking), 'held: holds (4)')
  says(
    checks.noMessages(loud, asking),
    'broken: 1 message, the first a text of JSON with stage from https://bank.example (4)',
  )
  says(checks.noMessages(quiet, mute), 'inconclusive: messages-never-posted (4)')
  says(checks.noMessages(flow([], false, closed), asking), 'inconclusive: page-not-completed (2)')
  says(
    checks.noMessages(flow([], false, { messages: [message, message] }), asking),
    'broken: 2 messages, the first a text of JSON with stage from https://bank.example (4)',
  )
  says(checks.formOfMessages(asking), 'noted: form-of-messages (2)')
  says(checks.formOfMessages(mute), 'inconclusive: no-answers (2)')
  says(checks.formOfMessages(posting('hello')), 'noted: form-of-messages (2)')
  says(checks.formOfMessages(posting({ a: 1, b: 2 })), 'noted: form-of-messages (2)')
  says(checks.formOfMessages(posting(7)), 'noted: form-of-messages (2)')
  says(checks.formOfMessages(posting(null)), 'noted: form-of-messages (2)')
  says(checks.formOfMessages(posting('7')), 'noted: form-of-messages (2)')
  says(checks.formOfMessages(posting({})), 'noted: form-of-messages (2)')
  says(checks.cameHome(quiet), 'held: holds (2)')
  says(checks.cameHome(mute), 'broken: the user stayed at the page (2)')
  says(checks.cameHome(flow([], false, closed)), 'inconclusive: page-not-completed (2)')
  says(
    checks.cameHome(flow([], false, { blocked: ['a.example', 'b.example'] })),
    'broken: the user was sent to a.example, b.example (2)',
  )
})

import { because } from '../../reasons/because.ts'
import type { HostedFlow } from '../../hosted/hosted-flow.ts'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SeenPage } from '../../hosted/hosted-visit.ts'
import { sampleExchange } from '../answers/sample-exchange.ts'
import * as checks from './payment-page.ts'

function flow(asked: string[] | undefined, mayChange: boolean | undefined, seen: Partial<SeenPage> = {}): HostedFlow {
  const report = { ...(asked && { asked }), ...(mayChange !== undefined && { can_change_provider: mayChange }) }
  const pages = [sampleExchange(200, 'Pay')]
  const nothing = { arrived: false, addresses: [], messages: [], screenshots: [], blocked: [] }
  const session = sampleExchange(200, { data: {} })
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
  ['not home', () => checks.cameHome(mute), 'broken'],
]
for (const [what, check, finding] of cases) {
  test(`${what}: ${finding}`, () => {
    assert.equal(check().finding, finding)
  })
}

test('what the script does not tell is not judged', () => {
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

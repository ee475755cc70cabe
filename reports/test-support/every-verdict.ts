import type { CheckDecided, JournalEvent, JudgementRecord } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { CapabilityName } from '../../core/capability.ts'
import type { Requirement } from '../../core/requirement.ts'
import type { RunStory } from '../story/run-story.ts'
import type { Baseline } from '../../core/outcomes.ts'
import {
  checkDecided,
  exchanged,
  judgement,
  moment,
  planned,
  row,
  runFinished,
  runStarted,
} from './journal-builders.ts'
import { because } from '../../harness/reasons/because.ts'
import { recorded } from '../../harness/reasons/words-of.ts'

const sorted = 'conventions/paging/sorted-by-id'
const handOver = 'conventions/paging/hand-over'
const echoed = 'ais-v4/errors/request-is-an-object'
const mustSign = 'ais-v4/signing/live-must-sign'
const oneHour = 'ais-v4/signing/one-hour-ahead'
const idsAsText = 'ais-v4/callbacks/ids-are-strings'
const rateFloor = 'ais-v4/rates/floor-is-2014-03-21'
const finish = 'ais-v4/attempts/finish'
const isNumber = 'ais-v4/rates/rate-is-a-number'
const extraWords = 'ais-v4/login/extra-words'
const stored = 'ais-v4/security/stored-encrypted'
const create = 'ais-v4/customers/create'

/** The check of each requirement that has one. */
const checks: Record<string, string> = {
  [sorted]: 'features/conventions/paging.feature: The order holds across page boundaries',
  [handOver]: 'features/conventions/paging.feature: Every page hands over to the next',
  [echoed]: 'errors.feature: The request is echoed',
  [mustSign]: 'signing.feature: An unsigned request is refused',
  [oneHour]: 'signing.feature: Two hours ahead is refused',
  [idsAsText]: 'callbacks.feature: A callback carries strings',
  [rateFloor]: 'rates.feature: The floor holds',
  [finish]: 'attempts.feature: An attempt finishes',
  [isNumber]: 'rates.feature: Every rate is a number',
  [extraWords]: 'login.feature: The words are listed',
}

/** A small catalogue: a requirement for every verdict and every reason for none. */
export function everyRow(): Requirement[] {
  const both = { interfaces: ['ais-v4' as const, 'ais-v6' as const] }
  return [
    row(sorted, {
      ...both,
      text: 'Lists are sorted ascending by id, the newest last.',
      source: 'Account information / Endpoints / Conventions: pagination',
      where: 'third point, on `id`',
    }),
    row(handOver, {
      ...both,
      text: 'The next page starts with the row that next_id names.',
      note: 'Inclusive: the row that next_id names is itself the first of the next page.',
    }),
    row(echoed, { text: 'An error body carries the request that caused it.', strength: 'implied' }),
    row(mustSign, { text: 'A live client signs every request.', needs: ['live-client'] }),
    row(oneHour, { text: 'Expires-at is at most one hour ahead.', needs: ['live-client'] }),
    row(idsAsText, { text: 'Callbacks carry all ids as strings.', needs: ['callback-address'] }),
    row(rateFloor, { text: 'Dates before 2014-03-21 give the rates of that day.' }),
    row(finish, { text: 'An attempt comes to a finish stage.' }),
    row(isNumber, { text: 'A rate is a decimal.' }),
    row(extraWords, { text: 'Which status words are served.', strength: 'silent' }),
    row(stored, {
      text: 'Credentials are never stored as plain text.',
      unjudgeable: 'What a server stores cannot be seen from outside.',
    }),
    row(create, { text: 'A customer is created.' }),
    row('ais-v6/accounts/connection-id', { text: 'An account names its connection.' }),
  ]
}

/** The decision of the check of a requirement by one judgement for each that was found, all with this verdict. */
function decided(
  id: string,
  verdict: Verdict,
  found: Array<Partial<JudgementRecord>>,
  over: Partial<CheckDecided> = {},
) {
  const judgements = found.map((one) => judgement(id, verdict, one))
  return checkDecided(checks[id] ?? '', judgements, over)
}

const lacking = (id: string, capability: CapabilityName) =>
  decided(id, 'untested', [recorded(because('capability-missing', { capability }))])

/** A finished run of the catalogue, with failures of one cause in two places, a property with a counterexample, and so on. */
export function everyVerdict(): JournalEvent[] {
  const row3 = { wanted: 'an id above "1003"', got: '"1002"', place: 'data[3].id' }
  const row7 = { wanted: 'an id above "1007"', got: '"1006"', place: 'data[7].id' }
  const data = ['1000', '1001', '1003', '1002'].map((id) => ({ id, status: 'active' }))
  const list = { data, meta: { next_id: null } }
  const histogram = { 'one page': 12, 'two pages': 20, 'more pages': 5 }
  const coverage = { asked: 100, ran: 37, interrupted: true, histogram }
  const skips = {
    reason: 'The next page skips a row.',
    wanted: 'a first row "1100"',
    got: '"1101"',
    place: 'data[0].id',
  }
  const headers: Array<[string, string]> = [
    ['App-id', 'app-main'],
    ['Secret', '«Secret 1»'],
    ['Content-Type', 'application/json'],
  ]
  const url = 'https://gateway.example.test/api/v4/customers'
  const wrong = '{"error_class":"WrongRequestFormat","error_message":"x"}'
  const late = { reason: 'Rates were imported late', owner: 'Rates team', expires: '2027-01-31' }
  const renamed = { reason: 'Renamed since', owner: 'Nobody', expires: '2027-01-31' }
  return [
    runStarted({
      planned: [
        ...Object.entries(checks).map(([id, check]) => planned(id, [check])),
        ...[stored, create].map((id) => planned(id)),
      ],
      knownFailures: [
        { address: rateFloor, ...late },
        { address: 'ais-v4/nothing/here', ...renamed },
      ],
      readings: [{ address: isNumber, strength: 'stated', reason: 'The owner said so' }],
    }),
    exchanged('x1', {}, list),
    decided(sorted, 'failed', [
      { reason: 'Row 3 comes after a row with a higher id.', ...row3, evidence: ['x1'] },
      { reason: 'Row 7 comes after a row with a higher id.', ...row7, evidence: ['x1'] },
    ]),
    exchanged('x2', {}, list),
    decided(handOver, 'failed', [{ ...skips, evidence: ['x1', 'x2'] }], {
      coverage,
      counterexample: { shrunk: '{ rows: 101, perPage: 100 }', seed: 977, path: '4:0:1', shrinks: 11, coverage },
    }),
    exchanged('x3', {
      request: { method: 'POST', url, headers, body: '{"data":{}}' },
      answer: { status: 400, headers: [], body: wrong },
    }),
    decided(echoed, 'warned', [
      { reason: 'The error has no request.', wanted: 'an object', got: 'nothing', place: 'request', evidence: ['x3'] },
    ]),
    lacking(mustSign, 'live-client'),
    lacking(oneHour, 'live-client'),
    lacking(idsAsText, 'callback-address'),
    decided(rateFloor, 'failed', [
      {
        reason: 'The rates of 2010 differ.',
        wanted: 'the rates of 2014-03-21',
        got: 'other rates',
        evidence: ['x4'],
      },
    ]),
    exchanged('x5', { answer: undefined, trouble: { code: 'TARGET_TIMEOUT', message: 'No answer within 30 s.' } }),
    decided(finish, 'inconclusive', [{ reason: 'No answer within 30 s.', evidence: ['x5'] }]),
    exchanged('x6', {}, { data: [{ currency_code: 'EUR', rate: 1.08 }] }),
    decided(isNumber, 'passed', [{ reason: '152 rates are numbers.', evidence: ['x6'] }], {
      coverage: { asked: 100, ran: 100, interrupted: false, histogram: { accepted: 88, InvalidDate: 12 } },
    }),
    decided(extraWords, 'observed', [{ reason: 'Served: active.' }]),
    runFinished({ exitCode: 1, at: moment(94_000) }),
  ]
}

/** A baseline with the verdicts of a story, except these; its target's name is markup. */
export function baselineOf({ header, requirements }: RunStory, change: Record<string, Verdict> = {}): Baseline {
  const { interfaces, only } = header
  const verdicts = { ...Object.fromEntries(requirements.map((one) => [one.address, one.verdict])), ...change }
  const startedAt = '2026-02-03T04:05:06.000Z'
  return { startedAt, assay: '0.0.9', target: '<b>the bank</b>', interfaces, only, verdicts, brokenNeeds: [] }
}

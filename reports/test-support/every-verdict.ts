import type { JournalEvent } from '../../core/journal-events.ts'
import type { Requirement } from '../../requirements/requirement.ts'
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
const rateFloor = 'ais-v4/rates/floor-is-2014-03-21'

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
    row('ais-v4/errors/request-is-an-object', {
      text: 'An error body carries the request that caused it.',
      strength: 'implied',
    }),
    row('ais-v4/signing/live-must-sign', { text: 'A live client signs every request.', needs: ['live-client'] }),
    row('ais-v4/signing/one-hour-ahead', { text: 'Expires-at is at most one hour ahead.', needs: ['live-client'] }),
    row('ais-v4/callbacks/ids-are-strings', {
      text: 'Callbacks carry all ids as strings.',
      needs: ['callback-address'],
    }),
    row(rateFloor, { text: 'Dates before 2014-03-21 give the rates of that day.' }),
    row('ais-v4/attempts/finish', { text: 'An attempt comes to a finish stage.' }),
    row('ais-v4/rates/rate-is-a-number', { text: 'A rate is a decimal.' }),
    row('ais-v4/login/extra-words', { text: 'Which status words are served.', strength: 'silent' }),
    row('ais-v4/security/stored-encrypted', {
      text: 'Credentials are never stored as plain text.',
      unjudgeable: 'What a server stores cannot be seen from outside.',
    }),
    row('ais-v4/customers/create', { text: 'A customer is created.' }),
    row('ais-v6/accounts/connection-id', { text: 'An account names its connection.' }),
  ]
}

/** A finished run of the catalogue, with failures of one cause in two places, a property with a counterexample, and so on. */
export function everyVerdict(): JournalEvent[] {
  const ascending = 'features/conventions/paging.feature: The order holds across page boundaries'
  const handing = 'features/conventions/paging.feature: Every page hands over to the next'
  const row3 = { wanted: 'an id above "1003"', got: '"1002"', place: 'data[3].id' }
  const row7 = { wanted: 'an id above "1007"', got: '"1006"', place: 'data[7].id' }
  const list = {
    data: ['1000', '1001', '1003', '1002'].map((id) => ({ id, status: 'active' })),
    meta: { next_id: null },
  }
  const coverage = {
    asked: 100,
    ran: 37,
    interrupted: true,
    histogram: { 'one page': 12, 'two pages': 20, 'more pages': 5 },
  }
  return [
    runStarted({
      planned: [
        planned(sorted, [ascending]),
        planned(handOver, [handing]),
        planned('ais-v4/errors/request-is-an-object', ['errors.feature: The request is echoed']),
        planned('ais-v4/signing/live-must-sign', ['signing.feature: An unsigned request is refused']),
        planned('ais-v4/signing/one-hour-ahead', ['signing.feature: Two hours ahead is refused']),
        planned('ais-v4/callbacks/ids-are-strings', ['callbacks.feature: A callback carries strings']),
        planned(rateFloor, ['rates.feature: The floor holds']),
        planned('ais-v4/attempts/finish', ['attempts.feature: An attempt finishes']),
        planned('ais-v4/rates/rate-is-a-number', ['rates.feature: Every rate is a number']),
        planned('ais-v4/login/extra-words', ['login.feature: The words are listed']),
        planned('ais-v4/security/stored-encrypted'),
        planned('ais-v4/customers/create'),
      ],
      knownFailures: [
        {
          address: 'ais-v4/rates/floor-is-2014-03-21',
          reason: 'Rates were imported late',
          owner: 'Rates team',
          expires: '2027-01-31',
        },
        { address: 'ais-v4/nothing/here', reason: 'Renamed since', owner: 'Nobody', expires: '2027-01-31' },
      ],
      readings: [{ address: 'ais-v4/rates/rate-is-a-number', strength: 'stated', reason: 'The owner said so' }],
    }),
    exchanged('x1', {}, list),
    checkDecided(ascending, [
      judgement(sorted, 'failed', { reason: 'Row 3 comes after a row with a higher id.', ...row3, evidence: ['x1'] }),
      judgement(sorted, 'failed', { reason: 'Row 7 comes after a row with a higher id.', ...row7, evidence: ['x1'] }),
    ]),
    exchanged('x2', {}, list),
    checkDecided(
      handing,
      [
        judgement(handOver, 'failed', {
          reason: 'The next page skips a row.',
          wanted: 'a first row "1100"',
          got: '"1101"',
          place: 'data[0].id',
          evidence: ['x1', 'x2'],
        }),
      ],
      {
        coverage,
        counterexample: { shrunk: '{ rows: 101, perPage: 100 }', seed: 977, path: '4:0:1', shrinks: 11, coverage },
      },
    ),
    exchanged('x3', {
      request: {
        method: 'POST',
        url: 'https://gateway.example.test/api/v4/customers',
        headers: [
          ['App-id', 'app-main'],
          ['Secret', '«Secret 1»'],
          ['Content-Type', 'application/json'],
        ],
        body: '{"data":{}}',
      },
      answer: { status: 400, headers: [], body: '{"error_class":"WrongRequestFormat","error_message":"x"}' },
    }),
    checkDecided('errors.feature: The request is echoed', [
      judgement('ais-v4/errors/request-is-an-object', 'warned', {
        reason: 'The error has no request.',
        wanted: 'an object',
        got: 'nothing',
        place: 'request',
        evidence: ['x3'],
      }),
    ]),
    checkDecided('signing.feature: An unsigned request is refused', [
      judgement('ais-v4/signing/live-must-sign', 'untested', {
        ...recorded(because('capability-missing', { capability: 'live-client' })),
      }),
    ]),
    checkDecided('signing.feature: Two hours ahead is refused', [
      judgement('ais-v4/signing/one-hour-ahead', 'untested', {
        ...recorded(because('capability-missing', { capability: 'live-client' })),
      }),
    ]),
    checkDecided('callbacks.feature: A callback carries strings', [
      judgement('ais-v4/callbacks/ids-are-strings', 'untested', {
        ...recorded(because('capability-missing', { capability: 'callback-address' })),
      }),
    ]),
    checkDecided('rates.feature: The floor holds', [
      judgement(rateFloor, 'failed', {
        reason: 'The rates of 2010 differ.',
        wanted: 'the rates of 2014-03-21',
        got: 'other rates',
        evidence: ['x4'],
      }),
    ]),
    exchanged('x5', { answer: undefined, trouble: { code: 'TARGET_TIMEOUT', message: 'No answer within 30 s.' } }),
    checkDecided('attempts.feature: An attempt finishes', [
      judgement('ais-v4/attempts/finish', 'inconclusive', { reason: 'No answer within 30 s.', evidence: ['x5'] }),
    ]),
    exchanged('x6', {}, { data: [{ currency_code: 'EUR', rate: 1.08 }] }),
    checkDecided(
      'rates.feature: Every rate is a number',
      [judgement('ais-v4/rates/rate-is-a-number', 'passed', { reason: '152 rates are numbers.', evidence: ['x6'] })],
      { coverage: { asked: 100, ran: 100, interrupted: false, histogram: { accepted: 88, InvalidDate: 12 } } },
    ),
    checkDecided('login.feature: The words are listed', [
      judgement('ais-v4/login/extra-words', 'observed', { reason: 'Served: active.' }),
    ]),
    runFinished({ exitCode: 1, at: moment(94_000) }),
  ]
}

import { cases, thrown } from '../core/test-support/cases.ts'
import { span, workersLine } from './progress.ts'
import { cut, wrapped } from './requirements/text.ts'
import type { RunCommandOptions } from './run-options.ts'
import { usualJobs } from './add-run.ts'
import { routesNamed } from './asked/routes-named.ts'

const named = (given: string) => routesNamed([given], ['payments-v1']).map(({ route }) => route.route)
const template = 'GET /templates/{payment_template}'

const gigabyte = 1024 ** 3
const jobs = (options: object, processors = 4, memoryBytes = 8 * gigabyte) =>
  usualJobs({ only: [], check: [], format: [], ...options } as unknown as RunCommandOptions, {
    processors,
    memoryBytes,
  })

const chosen = { type: 'workers-chosen', at: '2026-01-01T00:00:00.000Z', workers: 4, roundTripMs: 103 } as const

cases(
  'A route is named with or without method, version, query or ids, in any case',
  ...[
    'POST /payments/connect',
    'post /Payments/Connect/',
    '/payments/connect',
    'POST /api/payments/v1/payments/connect',
  ].map((given) => [named(given), ['POST /payments/connect'], given] as const),
  ...[template, 'GET /templates/:id', 'GET /templates/SEPA'].map((given) => [named(given), [template], given] as const),
  [named('GET /templates?per_page=100'), ['GET /templates']],
  [named('/providers'), ['GET /providers']],
  'A mistyped route is refused with the nearest ones',
  [
    thrown(() => named('GET /template')),
    /^ROUTE_UNKNOWN: --route was given "GET \/template", which is no route of payments-v1\. Nearest: GET \/templates, /,
  ],
  'A whole run on the embedded sandbox takes each processor, as far as memory reaches',
  [jobs({}), 4],
  [jobs({}, 64, 3 * gigabyte), 5],
  [jobs({}, 2, 0), 1],
  'A part of the checks, a target of the user, and what needs one process take one',
  ...[
    { only: ['ais-v4'] },
    { profile: 'bank.yaml' },
    { record: 'bank.recording' },
    { resume: 'journal.ndjson' },
    { verbose: true },
    { list: true },
    { bail: 3 },
  ].map((options) => [jobs(options), 1, JSON.stringify(options)] as const),
  'The number of checks at a time is said with its reason',
  [
    workersLine(chosen),
    '4 checks at a time: an answer takes 103 milliseconds. --workers or pacing.workers says another number; a higher one saves time where fetches are slow.',
  ],
  [
    workersLine({ ...chosen, workers: 1, roundTripMs: 0 }),
    /^1 check at a time: how long an answer takes is not known\./,
  ],
  'Times are said in a unit that people use',
  [[0, 1, 80, 600, 86_400].map(span), ['1 second', '1 second', '80 seconds', '10 minutes', '24 hours']],
  'A text is broken at blanks and a longer word stands alone',
  [wrapped('one two three', 7), ['one two', 'three']],
  [wrapped('a extraordinary b', 5), ['a', 'extraordinary', 'b']],
  [wrapped('', 5), ['']],
  'A text is cut with an ellipsis only where it is too long',
  [cut('one  two', 7), 'one two'],
  [cut('one two', 5), 'one…'],
  [cut('one two', Infinity), 'one two'],
)

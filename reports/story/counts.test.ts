import { cases } from '../../core/test-support/cases.ts'
import type { JudgementRecord, PlacesRecord } from '../../core/journal-events.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { requestsOfCheck } from '../../requirements/tables/routes/decided-at.ts'
import { checkDecided, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { placesOf } from './places-of.ts'
import { storyOf } from './run-story.ts'
import { countsByInterface } from './verdict-counts.ts'

const id = 'payments/any/rule'
const decides = (...requests: string[]) =>
  readChecks().find(({ name }) => requests.join() === requestsOfCheck(name).join())?.name ?? ''
const lists = decides('list templates')
const pays = decides('connect to pay')

/** The counts of a run's routes where two checks, each at its own route, gave this on one requirement. */
function countsOf(one: Partial<JudgementRecord>) {
  const events = [
    runStarted({ interfaces: ['payments-v1'], planned: [planned(id, [lists, pays], 'payments-v1')] }),
    checkDecided(lists, [judgement(id, 'passed', one)], { interface: 'payments-v1' }),
    checkDecided(pays, [judgement(id, 'failed')], { interface: 'payments-v1' }),
  ]
  const { routes } = storyOf(events, [row(id, { interfaces: ['payments-v1'] })])
  return (route: string) => {
    const counts = routes.find((each) => each.route === route)?.counts
    return [counts?.passed, counts?.failed]
  }
}
const ofRoute = { what: 'routes', judged: ['GET /templates'], broken: ['GET /templates'], missed: [] }

const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => `ais-v4/rates/${name}`)
const [a = '', b = '', c = '', d = '', e = ''] = ids
const lacking = (capability: string) => ({ code: 'capability-missing', facts: { capability } })
const reasons: Array<Partial<JudgementRecord>> = [
  { reason: 'Alone.' },
  { reason: 'One.', ...lacking('live-client') },
  { reason: 'Other.', ...lacking('live-client') },
  { reason: 'Browser.', ...lacking('browser') },
  { reason: 'Alone.', ...lacking('live-client') },
]
const { untested } = storyOf(
  [
    runStarted({ planned: ids.map((one, at) => planned(one, [`f: ${at}`])) }),
    ...ids.map((one, at) => checkDecided(`f: ${at}`, [judgement(one, 'untested', reasons[at])])),
  ],
  ids.map((one) => row(one)),
)

const { requirements } = storyOf(
  [runStarted({ planned: [planned('ais-v6/rates/a', [], 'ais-v6'), planned(a)] })],
  [row(a)],
)
const rows = [row('ais-v3/rates/a'), row(a), row('ais-v6/rates/a')]
const counts = (only: string[]) => [
  ...countsByInterface(requirements, rows, { interfaces: ['ais-v4', 'ais-v6'], only }),
]

const seen = (judged: string[], missed: string[], what = 'lists'): PlacesRecord => ({
  what,
  judged,
  broken: [],
  missed: missed.map((place) => ({ place, reason: 'Too few rows.' })),
})
const check = (...places: PlacesRecord[]) => ({
  judgements: places.map((one) => judgement('ais/a/b', 'passed', { places: one })),
})
const partly = { ...seen(['a'], []), partly: [{ place: 'a', shown: 12, of: 40 }] }

cases(
  'A requirement fails at the routes of the checks that it fails, and holds at the others; of one with places, those count',
  [countsOf({})('GET /templates'), [1, 0]],
  [countsOf({})('POST /payments/connect'), [0, 1]],
  [countsOf({ verdict: 'failed', places: ofRoute })('GET /templates')[1], 1],
  'Requirements that lack the same capability are one group, whatever the words; the largest group comes first',
  [
    untested.map((group) => [group.capability, group.requirements.map((one) => one.id)]),
    [
      ['live-client', [b, c, e]],
      [undefined, [a]],
      ['browser', [d]],
    ],
  ],
  [Boolean(untested[0]?.offer), true],
  [Object.keys(untested[1] ?? {}), ['reason', 'requirements']],
  'Counts come in the order of interfaces, and rows that are not claimed count as inapplicable',
  [
    counts([]).map(([name, { untested: open, inapplicable }]) => [name, open, inapplicable]),
    [
      ['ais-v3', 0, 1],
      ['ais-v4', 1, 0],
      ['ais-v6', 1, 0],
    ],
  ],
  [counts([a]).map(([name]) => name), ['ais-v4', 'ais-v6'], 'a run of a part says nothing of the others'],
  'A place that one check missed and another judged is judged',
  [placesOf([check(seen(['a'], ['b', 'c'])), check(seen(['b'], ['c']))]), [seen(['a', 'b'], ['c'])]],
  'A field that some records lack keeps its counts, each once',
  [placesOf([check(partly, partly)]), [partly]],
  'Places of different kinds stay apart, and a requirement of one place has none',
  [placesOf([check(seen(['a'], []), seen(['b'], [], 'routes'))]).map(({ what }) => what), ['lists', 'routes']],
  [placesOf([{ judgements: [judgement('ais/a/b', 'passed')] }]), []],
)

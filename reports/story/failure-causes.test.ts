import { cases } from '../../core/test-support/cases.ts'
import type { JudgementRecord, RunStarted } from '../../core/journal-events.ts'
import { causeLines } from '../text/cause-lines.ts'
import { checkDecided, exchanged, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { kindOf, placePattern } from './failure-causes.ts'
import { storyOf } from './run-story.ts'

const id = (name: string) => `ais-v4/rates/${name}`
const failed = (name: string, times: number, verdict: 'failed' | 'warned' = 'failed') =>
  Array.from({ length: times }, () => judgement(id(name), verdict))

/** The names of the first requirements of the causes of a run in which each check decided this. */
function causesOf(judgements: JudgementRecord[][], over: Partial<RunStarted> = {}): Array<string | undefined> {
  const ids = [...new Set(judgements.flat().map(({ requirement }) => requirement))]
  const started = runStarted({ planned: ids.map((one) => planned(one, [`f: ${one}`])), ...over })
  const decided = judgements.map((own) => checkDecided(`f: ${own[0]?.requirement}`, own))
  const { causes } = storyOf(
    [started, ...decided],
    ids.map((one) => row(one)),
  )
  const anchors = new Set(causes.map(({ anchor }) => anchor))
  return anchors.size < causes.length ? ['an anchor twice'] : causes.map((one) => one.requirements[0]?.id.split('/')[2])
}
const known = [{ address: id('known'), reason: 'r', owner: 'o', expires: '2099-01-01' }]
const waiting = (name: string) => [judgement(id(name), 'inconclusive', { dependsOn: [id('route')] })]

const crash = { answer: { status: 500, headers: [], body: '{"error_class":"InternalServerError"}' } }
const ofRefusals = ['one', 'two', 'three'].map(id)
const [first = '', second = '', third = ''] = ofRefusals
const refusals = storyOf(
  [
    runStarted({ planned: ofRefusals.map((one) => planned(one, ['f: x'])) }),
    exchanged('x1', crash),
    exchanged('x2', crash),
    exchanged('x3'),
    checkDecided('f: x', [
      judgement(first, 'failed', { evidence: ['x1'], reason: 'It crashed.' }),
      judgement(second, 'failed', { evidence: ['x2'], reason: 'It was not refused as stated.' }),
      judgement(third, 'failed', { evidence: ['x3'], reason: 'It was accepted.' }),
    ]),
  ],
  ofRefusals.map((one) => row(one)),
)

cases(
  'A place loses its row numbers, and nothing else',
  [placePattern('data[3].id'), 'data[].id'],
  [placePattern('data[12].list[345].id'), 'data[].list[].id'],
  [placePattern('data.12.id'), 'data[].id'],
  [placePattern('data[a].v4.x2'), 'data[a].v4.x2'],
  [placePattern('a'.repeat(400)).length, 300],
  'A kind loses numbers and quoted values, and keeps quoted words and statuses',
  [kindOf('expected 17, got 3f-9'), 'expected #, got #'],
  [kindOf('"InvalidFromDate" or \'active\' or `x_y`'), '"InvalidFromDate" or \'active\' or `x_y`'],
  [kindOf('"Some text" and "a1" and ""'), '… and … and …'],
  [kindOf(`"${'a'.repeat(60)}"`), `"${'a'.repeat(60)}"`],
  [kindOf('x'.repeat(600)).length, 500],
  [kindOf(undefined), ''],
  'Failures come before warnings, unknown before known, then what is seen most often',
  [
    causesOf([failed('warned', 3, 'warned'), failed('known', 3), failed('seldom', 1), failed('often', 2)], {
      knownFailures: known,
    }),
    ['often', 'seldom', 'known', 'warned'],
  ],
  'A cause for which other requirements wait comes before one that is seen more often',
  [causesOf([failed('often', 2), failed('route', 1), waiting('one'), waiting('two')]), ['route', 'often']],
  'One refusal of a route is one cause, whatever rules it breaks; another answer of it is another',
  [
    refusals.causes.map(({ shared, requirements }) => [shared, requirements.length]),
    [
      ['GET /api/v4/logins answers 500 InternalServerError', 2],
      [undefined, 1],
    ],
  ],
  [
    causeLines(refusals).slice(0, 2),
    ['✗ failed  ais-v4/rates/one', '    GET /api/v4/logins?per_page=100 → 500: It crashed.'],
  ],
  [
    causeLines(refusals).join('\n'),
    /^ {4}GET \/api\/v4\/logins answers 500 InternalServerError, behind 1 other requirement: ais-v4\/rates\/two$/m,
  ],
)

import { cases } from '../../../core/test-support/cases.ts'
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { everyStage, finishEnds, lastStageIsNewest, stagesInOrder, stageValues } from './stages-of-attempt.ts'

const stage = (id: string, name: string, second: number, more: object = {}) => ({
  id,
  name,
  created_at: `2026-01-01T00:00:0${second}Z`,
  ...more,
})
const [start, connect, finish] = [stage('1', 'start', 1), stage('2', 'connect', 2), stage('3', 'finish', 3)]
const attempt = (stages: object[], last?: object) => sampleData({ stages, last_stage: last })
const unreadable = [sampleRefusal(404, 'AttemptNotFound'), sampleTransportError(), attempt([])]

describe('everyStage', () => {
  const field = 'interactive_html'
  const none = { wanted: 'null', allows: (value: unknown) => value === null }
  it('holds for nulls', () => {
    const shown = attempt([stage('1', 'start', 1, { interactive_html: null }), connect])
    assert.equal(everyStage([shown], field, none).finding, 'held')
  })
  it('is broken by one value, also in last_stage', () => {
    const last = stage('1', 'start', 1, { interactive_html: '<p>' })
    assert.equal(everyStage([attempt([start], last)], field, none).place, 'data.last_stage.interactive_html')
  })
  it('is untested where the field is never shown, unless that keeps the rule', () => {
    assert.equal(everyStage([attempt([start])], field, none).finding, 'untested')
    assert.equal(everyStage([attempt([start])], field, { ...none, absentAllowed: true }).finding, 'held')
  })
  it('allows what the words of a value say, and nothing else', () => {
    const found = (name: string, value: unknown) => {
      const shown = attempt([stage('1', 'start', 1, { [field]: value })])
      return everyStage([shown], field, stageValues.get(name) ?? none).finding
    }
    const texts = 'null or an array of strings'
    assert.deepEqual(
      [null, [], ['code']].map((value) => found(texts, value)),
      ['held', 'held', 'held'],
    )
    assert.deepEqual(
      ['code', [1]].map((value) => found(texts, value)),
      ['broken', 'broken'],
    )
    assert.deepEqual(
      [null, '', 1].map((value) => found('null or a string', value)),
      ['held', 'held', 'broken'],
    )
    assert.deepEqual(
      [null, undefined, ''].map((value) => found('null or absent', value)),
      ['held', 'held', 'broken'],
    )
  })
  it('is inconclusive without stages', () => {
    for (const answer of unreadable) assert.equal(everyStage([answer], field, none).finding, 'inconclusive')
  })
})

it('is inconclusive without stages', () => {
  for (const answer of unreadable)
    for (const decide of [stagesInOrder, finishEnds, lastStageIsNewest])
      assert.equal(decide(answer).finding, 'inconclusive')
})

const ended = stage('2', 'finish', 1)

cases(
  'holds in order, equal moments included',
  [stagesInOrder(attempt([start, connect, finish])), 'held'],
  [stagesInOrder(attempt([start, stage('2', 'connect', 1), finish])), 'held'],
  'is broken by a stage after a later one',
  [stagesInOrder(attempt([connect, start, finish])).place, 'data.stages[1].created_at'],
  'is untested without moments that differ',
  [stagesInOrder(attempt([{ name: 'start' }, { name: 'finish' }])), 'untested'],
  'holds whatever the order of the list',
  [finishEnds(attempt([finish, start])), 'held'],
  [finishEnds(attempt([{ name: 'start' }, { name: 'finish' }])), 'held'],
  'is broken by a wrong last stage',
  [finishEnds(attempt([start, connect])).got, 'connect'],
  'holds for the newest, by id or by name',
  [lastStageIsNewest(attempt([start, finish], finish)), 'held'],
  [lastStageIsNewest(attempt([start, finish], { name: 'finish' })), 'held'],
  'is broken by an older one',
  [lastStageIsNewest(attempt([start, connect, finish], connect)).got, 'connect (id 2)'],
  'is untested where all stages began at one moment',
  [lastStageIsNewest(attempt([start, ended], ended)), 'untested'],
  [lastStageIsNewest(attempt([start], start)), 'held'],
  'Each case comes to its finding, and says which stages were seen in which order',
  [stagesInOrder(sampleRefusal(404, 'AttemptNotFound')), 'inconclusive: request-refused'],
  [stagesInOrder(attempt([])), 'inconclusive: no-answers'],
  [stagesInOrder(attempt([start, { name: 'connect' }])), 'untested: stage-moments-missing'],
  [stagesInOrder(attempt([start, stage('2', 'finish', 1)])), 'untested: stage-moments-equal'],
  [stagesInOrder(attempt([start, { name: 'connect', created_at: 7 }, finish])), 'held: holds'],
  [finishEnds(attempt([finish, connect])), 'held: holds'],
  [finishEnds(attempt([start, stage('2', 'connect', 1)])), 'broken: start or connect at data.stages[1].name'],
  [lastStageIsNewest(attempt([start])), 'untested: not-shown'],
  [lastStageIsNewest(attempt([start, stage('2', 'finish', 1)], start)), 'untested: stage-moments-equal'],
  [
    lastStageIsNewest(attempt([start, connect], { id: '9', name: 'connect' })),
    'broken: connect (id 9) at data.last_stage',
  ],
  [
    lastStageIsNewest(
      attempt([start, { name: 'connect', created_at: connect.created_at }], { id: '9', name: 'connect' }),
    ),
    'held: holds',
  ],
  [everyStage([attempt([start])], 'code', stageValues.get('null or a string')!), 'untested: not-shown'],
  [everyStage([attempt([start])], 'code', stageValues.get('null or absent')!), 'held: stages-fit'],
  [
    everyStage([attempt([start, connect])], 'name', stageValues.get('null or absent')!),
    'broken: "start" at data.stages[0].name',
  ],
  [stagesInOrder(sampleData({ last_stage: start })), 'inconclusive: not-shown'],
  [finishEnds(attempt([finish, { name: 'connect' }])), 'broken: connect at data.stages[1].name'],
  [stagesInOrder(attempt([connect, start])), 'broken: connect, start at data.stages[1].created_at'],
  [lastStageIsNewest(attempt([start, connect, stage('4', 'extra', 2)], connect)), 'held: holds'],
  [lastStageIsNewest(attempt([{ name: 'a' }, { name: 'b' }], { name: 'a' })), 'broken: a at data.last_stage'],
)

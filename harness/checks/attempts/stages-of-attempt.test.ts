import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleData, sampleRefusal, sampleTransportError } from '../answers/sample-exchange.ts'
import { everyStage, finishEnds, lastStageIsNewest, stagesInOrder, stageValues } from './stages-of-attempt.ts'
import { says } from '../answers/in-one-line.ts'

const stage = (id: string, name: string, second: number, more: object = {}) => ({
  id,
  name,
  created_at: `2026-01-01T00:00:0${second}Z`,
  ...more,
})
const [start, connect, finish] = [stage('1', 'start', 1), stage('2', 'connect', 2), stage('3', 'finish', 3)]
const attempt = (stages: object[], last?: object) => sampleData({ stages, last_stage: last })
const unreadable = [sampleRefusal(404, 'AttemptNotFound'), sampleTransportError(), attempt([])]

describe('stagesInOrder', () => {
  it('holds in order, equal moments included', () => {
    assert.equal(stagesInOrder(attempt([start, connect, finish])).finding, 'held')
    assert.equal(stagesInOrder(attempt([start, stage('2', 'connect', 1), finish])).finding, 'held')
  })
  it('is broken by a stage after a later one', () =>
    assert.equal(stagesInOrder(attempt([connect, start, finish])).place, 'data.stages[1].created_at'))
  it('is untested without moments that differ', () =>
    assert.equal(stagesInOrder(attempt([{ name: 'start' }, { name: 'finish' }])).finding, 'untested'))
})

describe('finishEnds', () => {
  it('holds whatever the order of the list', () => {
    assert.equal(finishEnds(attempt([finish, start])).finding, 'held')
    assert.equal(finishEnds(attempt([{ name: 'start' }, { name: 'finish' }])).finding, 'held')
  })
  it('is broken by a wrong last stage', () => assert.equal(finishEnds(attempt([start, connect])).got, 'connect'))
})

describe('lastStageIsNewest', () => {
  it('holds for the newest, by id or by name', () => {
    assert.equal(lastStageIsNewest(attempt([start, finish], finish)).finding, 'held')
    assert.equal(lastStageIsNewest(attempt([start, finish], { name: 'finish' })).finding, 'held')
  })
  it('is broken by an older one', () =>
    assert.equal(lastStageIsNewest(attempt([start, connect, finish], connect)).got, 'connect (id 2)'))
  it('is untested where none is shown', () => assert.equal(lastStageIsNewest(attempt([start])).finding, 'untested'))
  it('is untested where all stages began at one moment', () => {
    const ended = stage('2', 'finish', 1)
    assert.equal(lastStageIsNewest(attempt([start, ended], ended)).finding, 'untested')
    assert.equal(lastStageIsNewest(attempt([start], start)).finding, 'held')
  })
})

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

it('Each case comes to its finding, and says which stages were seen in which order', () => {
  says(stagesInOrder(sampleRefusal(404, 'AttemptNotFound')), 'inconclusive: request-refused')
  says(stagesInOrder(attempt([])), 'inconclusive: no-answers')
  says(stagesInOrder(attempt([start, { name: 'connect' }])), 'untested: stage-moments-missing')
  says(stagesInOrder(attempt([start, stage('2', 'finish', 1)])), 'untested: stage-moments-equal')
  says(stagesInOrder(attempt([start, { name: 'connect', created_at: 7 }, finish])), 'held: holds')
  says(finishEnds(attempt([finish, connect])), 'held: holds')
  says(finishEnds(attempt([start, stage('2', 'connect', 1)])), 'broken: start or connect at data.stages[1].name')
  says(lastStageIsNewest(attempt([start])), 'untested: not-shown')
  says(lastStageIsNewest(attempt([start, stage('2', 'finish', 1)], start)), 'untested: stage-moments-equal')
  says(
    lastStageIsNewest(attempt([start, connect], { id: '9', name: 'connect' })),
    'broken: connect (id 9) at data.last_stage',
  )
  says(
    lastStageIsNewest(
      attempt([start, { name: 'connect', created_at: connect.created_at }], { id: '9', name: 'connect' }),
    ),
    'held: holds',
  )
  says(everyStage([attempt([start])], 'code', stageValues.get('null or a string')!), 'untested: not-shown')
  says(everyStage([attempt([start])], 'code', stageValues.get('null or absent')!), 'held: stages-fit')
  says(
    everyStage([attempt([start, connect])], 'name', stageValues.get('null or absent')!),
    'broken: "start" at data.stages[0].name',
  )
  says(stagesInOrder(sampleData({ last_stage: start })), 'inconclusive: not-shown')
  says(finishEnds(attempt([finish, { name: 'connect' }])), 'broken: connect at data.stages[1].name')
  says(stagesInOrder(attempt([connect, start])), 'broken: connect, start at data.stages[1].created_at')
  says(lastStageIsNewest(attempt([start, connect, stage('4', 'extra', 2)], connect)), 'held: holds')
  says(lastStageIsNewest(attempt([{ name: 'a' }, { name: 'b' }], { name: 'a' })), 'broken: a at data.last_stage')
})

import { cases } from '../../../core/test-support/cases.ts'
import { sampleData } from '../test-support/sample-exchange.ts'
import { finishEnds, lastStageIsNewest, showsNoHtml, stagesInOrder } from './stages-of-attempt.ts'

const stage = (id: string, name: string, second: number, more: object = {}) => {
  return { id, name, created_at: `2026-01-01T00:00:0${second}Z`, ...more }
}
const [start, connect, finish] = [stage('1', 'start', 1), stage('2', 'connect', 2), stage('3', 'finish', 3)]
const atOnce = stage('2', 'finish', 1)
const attempt = (stages: object[], last?: object) => sampleData({ stages, last_stage: last })
const inOrder = (...stages: object[]) => stagesInOrder(attempt(stages))
const ends = (...stages: object[]) => finishEnds(attempt(stages))
const newest = (stages: object[], last?: object) => lastStageIsNewest(attempt(stages, last))

const html = (value?: unknown) => stage('1', 'start', 1, { interactive_html: value })
const shown = (stages: object[], last?: object) => showsNoHtml([attempt(stages, last)])

cases(
  'Stages come in the order of their moments',
  [inOrder(start, connect, finish), 'held: holds'],
  [inOrder(start, stage('2', 'connect', 1), finish), 'held'],
  [inOrder(start, { name: 'connect', created_at: 7 }, finish), 'held: holds'],
  [inOrder(connect, start), 'broken: connect, start at data.stages[1].created_at'],
  [inOrder({ name: 'start' }, { name: 'finish' }), 'untested'],
  [inOrder(start, { name: 'connect' }), 'untested: cannot-decide'],
  [inOrder(start, atOnce), 'untested: cannot-decide'],
  [stagesInOrder(sampleData({ last_stage: start })), 'inconclusive: not-shown'],
  'An attempt ends with finish, whatever the order of the list',
  [ends(finish, connect), 'held: holds'],
  [ends({ name: 'start' }, { name: 'finish' }), 'held'],
  [ends(start, connect), 'broken: connect at data.stages[1].name'],
  [ends(finish, { name: 'connect' }), 'broken: connect at data.stages[1].name'],
  [ends(start, stage('2', 'connect', 1)), 'broken: start or connect at data.stages[1].name'],
  'The last stage is the newest one, by id or by name',
  [newest([start, finish], finish), 'held'],
  [newest([start, finish], { name: 'finish' }), 'held'],
  [newest([start], start), 'held'],
  [newest([start, connect, stage('4', 'extra', 2)], connect), 'held: holds'],
  [newest([start, { ...connect, id: undefined }], { id: '9', name: 'connect' }), 'held: holds'],
  [newest([start, connect, finish], connect), 'broken: connect (id 2) at data.last_stage'],
  [newest([start, connect], { id: '9', name: 'connect' }), 'broken: connect (id 9) at data.last_stage'],
  [newest([{ name: 'a' }, { name: 'b' }], { name: 'a' }), 'broken: a at data.last_stage'],
  [newest([start]), 'untested: not-shown'],
  [newest([start, atOnce], start), 'untested: cannot-decide'],
  'No stage of a plain login shows a page, the last one neither',
  [shown([html(null), connect]), 'held: holds'],
  [shown([html('')]), 'broken'],
  [shown([start], html('<p>')).place, 'data.last_stage.interactive_html'],
)

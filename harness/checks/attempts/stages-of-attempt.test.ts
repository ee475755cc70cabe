import { cases } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../test-support/sample-exchange.ts'
import { finishEnds, lastStageIsNewest, showsNoHtml, stagesInOrder } from './stages-of-attempt.ts'
import { namesProviderFields, waitingShowsHtml, waitsAtInteractive } from './interactive-stage.ts'

const stage = (id: string, name: string, second: number, more: object = {}) => {
  return { id, name, created_at: `2026-01-01T00:00:0${second}Z`, ...more }
}
const [start, connect, finish] = [stage('1', 'start', 1), stage('2', 'connect', 2), stage('3', 'finish', 3)]
const atOnce = stage('2', 'finish', 1)
const attempt = (stages: object[], last?: object) => sampleData({ stages, last_stage: last })
const inOrder = (...stages: object[]) => stagesInOrder(attempt(stages))
const ends = (...stages: object[]) => finishEnds(attempt(stages))
const newest = (stages: object[], last?: object) => lastStageIsNewest(attempt(stages, last))

const page = (value?: unknown) => stage('1', 'start', 1, { interactive_html: value })
const shown = (stages: object[], last?: object) => showsNoHtml([attempt(stages, last)])

cases(
  'Stages come in the order of their moments',
  [inOrder(start, stage('2', 'connect', 1), finish), 'held'],
  [inOrder(start, { name: 'connect', created_at: 7 }, finish), 'held: holds'],
  [inOrder(connect, start), 'broken: connect, start at data.stages[1].created_at'],
  [inOrder(start, { name: 'connect' }), 'untested: too-few'],
  'An attempt ends with finish, whatever the order of the list',
  [ends(finish, connect), 'held: holds'],
  [ends(finish, { name: 'connect' }), 'broken: connect at data.stages[1].name'],
  [ends(start, stage('2', 'connect', 1)), 'broken: start or connect at data.stages[1].name'],
  'The last stage is the newest one, by id or by name',
  [newest([start], start), 'held'],
  [newest([start, { ...connect, id: undefined }], { id: '9', name: 'connect' }), 'held: holds'],
  [newest([start, connect], { id: '9', name: 'connect' }), 'broken: connect (id 9) at data.last_stage'],
  [newest([{ name: 'a' }, { name: 'b' }], { name: 'a' }), 'broken: a at data.last_stage'],
  [newest([start, stage('1', 'interactive', 2, { interactive_html: null })], page('<p>')), 'broken'],
  [newest([start, atOnce], start), 'untested: too-few'],
  'No stage of a plain login shows a page, the last one neither',
  [shown([start], page('<p>')).place, 'data.last_stage.interactive_html'],
)

const at = (name: string, names?: unknown) => sampleData({ last_stage: { name, interactive_fields_names: names } })
const waiting = at('interactive')
const listed = sampleData({ stages: [{ name: 'start' }, { name: 'interactive' }, 'x'] })
const provider = sampleData({ interactive_fields: [{ name: 'sms' }, { name: 'pin' }, 'x'] })
const got = (...seen: Parameters<typeof waitsAtInteractive>) => waitsAtInteractive(...seen).reason.facts.got
const named = (names: unknown, of = provider) => namesProviderFields(at('interactive', names), of)
const html = (name: string, interactive_html?: string | null) =>
  waitingShowsHtml(sampleData({ last_stage: { name, interactive_html } }))

cases(
  'An attempt waits at its interactive stage until it is answered',
  [waitsAtInteractive([waiting], [listed]), 'held: holds (2)'],
  [got([at('start'), at('finish')], [at('finish')]), /^the stage finish$/],
  [waitsAtInteractive([waiting], [sampleExchange(200, '')]), 'broken: no stage at data.last_stage.name (2)'],
  [waitsAtInteractive([waiting], []), 'inconclusive: nothing-to-check'],
  [waitsAtInteractive([], [waiting]), 'inconclusive: nothing-to-check'],
  [waitsAtInteractive([waiting], [sampleRefusal(404, 'AttemptNotFound')]), 'inconclusive: nothing-to-check'],
  'A waiting stage names fields of its provider',
  [named(['sms']), 'held'],
  [named(['sms', 7]), 'broken: 7 at data.last_stage.interactive_fields_names (2)'],
  'A waiting stage shows HTML; what shows none, or does not wait, is left open',
  [html('interactive', '<p>Code</p>'), 'held: holds'],
  [html('interactive', null), 'broken: null at data.last_stage.interactive_html'],
  [html('finish', null), 'untested: not-shown'],
)

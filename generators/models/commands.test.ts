import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broken, held } from '../../core/judgement.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { sampleData } from '../../harness/checks/test-support/sample-exchange.ts'
import { because } from '../../harness/reasons/because.ts'
import { explore } from '../explore.ts'
import { historiesOf, type Model } from './commands.ts'
import { historyKeepsRule } from './history-keeps-rule.ts'

const rule = 'a-topic/a-rule'
const send = async () => sampleData({})
const scene = { run: { dialect: {} }, interface: { requestsOf: () => undefined } } as unknown as Scene

/** A shelf that loses its content when it is shaken twice. */
const shelf: Model<{ shaken: number; full: boolean }> = {
  begin: () => ({ shaken: 0, full: false }),
  commands: {
    fill: {
      options: { with: ['books', 'jars'] },
      says: (chosen) => `fill the shelf with ${chosen['with']}`,
      async act(state) {
        state.full = true
        return { answer: undefined, said: [] }
      },
    },
    shake: {
      options: { how: ['softly', 'hard'] },
      says: (chosen) => `shake it ${chosen['how']}`,
      allowed: (state) => state.full,
      async act(state) {
        state.shaken += 1
        const reason = because('answer-noted', { outcome: '' })
        const answer = await send()
        const lost = broken(reason, { wanted: 'all', got: 'none' }, [answer])
        return { answer, said: [[rule, state.shaken > 1 ? lost : held(reason, [answer])]] }
      },
    },
  },
  stories: [
    [
      ...Array.from({ length: 9 }, () => ({ do: 'shake' })),
      { do: 'fill', with: 'jars' },
      { do: 'shake', how: 'hard' },
      { do: 'fill' },
      { do: 'shake' },
    ],
  ],
}

test('a story that breaks a rule shrinks to the commands that it takes, each with its simplest options', async () => {
  const histories = historiesOf(scene, shelf)
  const { counterexample } = await explore(historyKeepsRule(histories, rule, send, 40), {
    seed: 1,
    cases: 40,
    seconds: 9,
  })
  assert.equal(counterexample?.shrunk, '1. fill the shelf with books\n2. shake it softly\n3. shake it softly')
})

test('a command that the state does not allow is left out, and a step takes the options that it leaves open', async () => {
  const { edges, play } = historiesOf(scene, shelf)
  const texts: string[] = []
  for (const history of edges) for await (const { text } of play(history, send)) texts.push(text)
  assert.deepEqual(texts, ['fill the shelf with jars', 'shake it hard', 'fill the shelf with books', 'shake it softly'])
})

test('what the steps of a history speak of is made at once before the first of them, as far as it can be', async () => {
  const made: string[] = []
  const ready: typeof shelf.ready = async (_state, { with: what = '' }) => {
    made.push(what)
    if (what === 'jars') throw new Error('no jars')
  }
  const { edges, play } = historiesOf(scene, { ...shelf, ready })
  for await (const { text } of play(edges[0] ?? [], send)) {
    assert.equal(text, 'fill the shelf with jars')
    break
  }
  const left = made.filter((what) => what !== '')
  assert.deepEqual(left, ['jars', 'books'])
})

test('few histories are drawn beside the stories, and more at full depth', () => {
  const { drawn } = historiesOf(scene, shelf)
  assert.deepEqual([drawn(20), drawn(1000)], [2, 100])
})

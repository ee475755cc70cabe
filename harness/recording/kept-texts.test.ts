import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMasker, type Masker } from '../client/masking/mask.ts'
import { readAnswer } from '../client/record.ts'
import { createKeptTexts } from './recorder.ts'
import type { TextKept } from './recording-line.ts'

const row = (id: number, text: string) => ({
  id: String(id),
  secret: `canary-secret-${id}`,
  text,
  more: 'x'.repeat(200),
})
const list = (from: number, to: number, text = 'a') =>
  JSON.stringify({ data: Array.from({ length: to - from }, (_, at) => row(from + at, text)), meta: { next_id: null } })
const answerOf = (body: string) => readAnswer({ status: 200, headers: [], bytes: Buffer.from(body) })

/** Keeps bodies. Returns the lines, and each body put together again. */
function keep(masker: Masker, bodies: string[]) {
  const lines: TextKept[] = []
  const kept = createKeptTexts((line) => void lines.push(line))
  const ids = bodies.map((body) => kept(answerOf(body), () => masker.mask(body)))
  const whole = new Map<number, string>()
  for (const line of lines)
    whole.set(line.id, 'text' in line ? line.text : line.rows.map((id) => whole.get(id)).join('},{'))
  return { lines, ids, read: ids.map((id) => (typeof id === 'number' ? whole.get(id) : id)) }
}

function maskers() {
  const masker = createMasker()
  const alike = masker.keepingForm()
  masker.learn('canary-secret-3', 'Secret')
  return { masker, alike }
}

test('pages of a list have each row once, and are read as they were masked as a whole', () => {
  const { alike } = maskers()
  const bodies = [list(0, 40), list(0, 60), list(20, 60), list(0, 400), list(0, 40)]
  const { lines, ids, read } = keep(alike, bodies)
  assert.deepEqual(
    read,
    bodies.map((body) => alike.mask(body)),
  )
  assert.equal(ids[0], ids[4], 'the same body is kept once')
  const characters = lines.reduce((sum, line) => sum + ('text' in line ? line.text.length : 0), 0)
  assert.ok(characters < list(0, 430).length, `${characters} characters`)
  assert.ok(!JSON.stringify(lines).includes('canary'))
})

test('a short body stays where it is, and one of middle length is one text', () => {
  const { alike } = maskers()
  const { lines, ids } = keep(alike, ['{"data":{}}', list(0, 3)])
  assert.deepEqual(ids, ['{"data":{}}', 1])
  assert.equal(lines.length, 1)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Noted } from '../kit/alteration.ts'
import { pageAlterations } from './page-kinds.ts'

const seen = {
  pages: [
    { request: { url: 'https://bank.example/page' }, answer: { status: 200, headers: [['a', 'b']], body: 'Bank' } },
  ],
  status: 200,
  report: { asked: ['consent'], can_change_provider: true },
  arrived: true,
  returnedTo: 'https://app.example/back?connection_id=1',
  addresses: ['https://bank.example/page'],
  messages: [{ origin: 'https://bank.example', data: { stage: 'success' } }],
  screenshots: ['hosted/1.png'],
  blocked: [],
}
const page: Noted = { number: 0, kind: 'hosted page', value: seen }

/** Each altered page by the place of its alteration. */
function altered(): Map<string, typeof seen> {
  const made = pageAlterations({
    answers: [],
    noted: [page],
    elsewhere: [],
    decisive: [],
    rows: new Set(),
    words: new Set(),
  })
  return new Map(made.map((one) => [one.place, one.begin().noted(page) as typeof seen]))
}

test('An altered page is one that a browser can have seen', () => {
  for (const [place, value] of altered()) {
    for (const list of ['pages', 'addresses', 'messages', 'screenshots', 'blocked'] as const)
      assert.ok(Array.isArray(value[list]), place)
    for (const { answer } of value.pages) assert.equal(typeof answer.body, 'string', place)
    if ('returnedTo' in value) assert.ok(URL.canParse(value.returnedTo), place)
    assert.equal(typeof value.arrived, 'boolean', place)
  }
})

test('The user does not come back, comes back elsewhere, and a page posts what it likes', () => {
  const pages = altered()
  const at = (place: string) => pages.get(`hosted page, ${place}`) ?? assert.fail(place)
  assert.equal('returnedTo' in at('returnedTo (field-missing)'), false)
  assert.match(at('returnedTo (address-of-another-host)').returnedTo, /^https:\/\/elsewhere\.example\//)
  assert.equal(at('messages[].data.stage (field-null)').messages[0]?.data.stage, null)
  assert.equal('asked' in at('report.asked (field-missing)').report, false)
})

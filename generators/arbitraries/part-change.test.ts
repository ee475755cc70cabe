import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { changedPart, type PartChange, partChange, partChangeEdges, type PartName, sentBody } from './part-change.ts'

const kinds: Record<PartName, Array<PartChange['how']>> = {
  method: ['other'],
  path: ['edited'],
  query: ['edited'],
  body: ['edited', 'spelled', 'other'],
  'Expires-at': ['moved'],
}

for (const [part, hows] of Object.entries(kinds) as Array<[PartName, Array<PartChange['how']>]>)
  keepsLaws(`partChange of ${part}`, partChange(part), {
    member: (change) =>
      hows.includes(change.how) &&
      (change.how !== 'moved' || (change.seconds !== 0 && Math.abs(change.seconds) <= 3600)) &&
      (change.how !== 'edited' || change.edit.text !== '') &&
      (change.how !== 'other' || (part === 'body' ? change.text === '' : /^(?!GET)[A-Z]+$/.test(change.text))),
    edges: partChangeEdges(part),
    reaches: {
      ...Object.fromEntries(hows.map((how) => [`one that is ${how}`, (change: PartChange) => change.how === how])),
      ...(part === 'Expires-at' && {
        'a second ahead': (change: PartChange) => change.how === 'moved' && change.seconds === 1,
        'moments before': (change: PartChange) => change.how === 'moved' && change.seconds < -3,
      }),
    },
  })

const own = {
  expiresAt: '1798761600',
  method: 'GET',
  url: 'https://target.example:444/api/v4/logins?a=1&b=2',
  body: Buffer.from('{}'),
}

test('A path is changed behind its host and before its query', () => {
  const edit = { kind: 'replace', at: 1, text: 'Z' } as const
  const url = 'https://target.example:444/Zpi/v4/logins?a=1&b=2'
  assert.deepEqual(changedPart('path', { how: 'edited', edit }, own), { url })
})

test('A query is changed whole, and a time moved by its seconds', () => {
  const edit = { kind: 'replace', at: 6, text: 'Z' } as const
  const url = 'https://target.example:444/api/v4/logins?a=1&b=Z'
  assert.deepEqual(changedPart('query', { how: 'edited', edit }, own), { url })
  assert.deepEqual(changedPart('Expires-at', { how: 'moved', seconds: 5 }, own), { expiresAt: '1798761605' })
  assert.deepEqual(changedPart('Expires-at', { how: 'moved', seconds: -5 }, own), { expiresAt: '1798761595' })
})

for (const part of Object.keys(kinds) as PartName[])
  test(`A change of ${part} makes what is signed differ from what is sent, and nothing else`, () => {
    const body = { data: { customer_id: '77', note: 'žluťoučký 😀 "\\/' } }
    const compact = Buffer.from(JSON.stringify(body))
    for (const change of fc.sample(partChange(part), { seed: 5, numRuns: 100 })) {
      const signed = { ...own, body: compact, ...changedPart(part, change, { ...own, body: compact }) }
      const sent = { ...own, body: Buffer.from(sentBody(body, change) ?? compact) }
      const names = ['expiresAt', 'method', 'url', 'body'] as const
      const differing = names.filter((name) => String(signed[name]) !== String(sent[name]))
      const wanted = { method: 'method', path: 'url', query: 'url', body: 'body', 'Expires-at': 'expiresAt' }[part]
      assert.deepEqual(differing, [wanted])
    }
  })

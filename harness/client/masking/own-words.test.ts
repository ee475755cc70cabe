import assert from 'node:assert/strict'
import { test } from 'node:test'
import { because } from '../../reasons/because.ts'
import { createMasker } from './mask.ts'

const masker = createMasker([
  { value: 'holds-for', label: 'control token' },
  { value: 'ais-v4', label: 'secret' },
])

test('A secret that is a word of Assay changes no code and no name in a record', () => {
  const record = {
    type: 'check-decided',
    interface: 'ais-v4',
    requirements: ['conventions/pages/one'],
    judgements: [
      { requirement: 'conventions/pages/one', verdict: 'passed', ...because('holds-for', { seen: 2, noun: 'page' }) },
    ],
  }
  assert.deepEqual(masker.maskRecord(record), record)
})

test('A known code stays where it has facts, and nothing beside it does', () => {
  const plain = createMasker([{ value: 'holds-for', label: 'secret' }])
  const known = because('holds-for', { seen: 2, noun: 'page' })
  assert.deepEqual(plain.maskRecord({ ...known, got: 'holds-for' }), { ...known, got: '«secret 1»' })
  assert.deepEqual(plain.maskRecord({ code: 'holds-for' }), { code: '«secret 1»' })
})

test('Facts, texts and fields that only have the name of a code are masked', () => {
  const quoted = because('holds-for', { seen: 2, noun: 'page' })
  const record = {
    reason: 'The holds-for',
    code: 'holds-for-1',
    facts: { code: 'holds-for', interface: 'ais-v4', quoted },
  }
  const hidden = '«control token 1»'
  assert.deepEqual(masker.maskRecord(record), {
    reason: `The ${hidden}`,
    code: `${hidden}-1`,
    facts: { code: hidden, interface: '«secret 1»', quoted },
  })
  assert.deepEqual(masker.maskValue({ interface: 'ais-v4' }), { interface: '«secret 1»' })
})

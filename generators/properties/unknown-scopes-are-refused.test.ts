import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, refusing } from '../test-support/try-property.ts'
import { unknownScopesAreRefused } from './unknown-scopes-are-refused.ts'

const known = ['accounts', 'transactions']
const right = async (scopes: string[]) =>
  scopes.every((scope) => known.includes(scope)) ? accepting() : refusing('FetchScopesInvalid')
const over = (send: typeof right) => unknownScopesAreRefused(send, known, accepting())

test('One that looks at the first scope alone breaks it, as does a wrong class', async () => {
  const { judgement, counterexample } = await explored(over(([first = '']) => right([first])))
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  const shrunk = JSON.parse(counterexample?.shrunk ?? '') as string[]
  assert.ok(shrunk.length > 1 && known.includes(shrunk[0] ?? ''), counterexample?.shrunk)
  assert.equal((await explored(over(async () => refusing('WrongRequestFormat')))).judgement.finding, 'broken')
})

keepsLaws('unknownScopesAreRefused', over(right).arbitrary, {
  member: (scopes) => scopes.filter((scope) => !known.includes(scope)).length === 1,
  reaches: { 'a known scope beside it': (scopes) => scopes.some((scope) => known.includes(scope)) },
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { createFlaws } from '../arbitraries/create-fields.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { pathsAreAlike } from './paths-are-alike.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'

const good = { country_code: 'XF', provider_code: 'bank' }
type Data = Record<string, unknown>

/** The property over a target that answers by path and body, with what was sent. */
function over(answer: (path: string, data: Data) => Exchange) {
  const sent: Array<{ path: string; data: Data }> = []
  const maker = (path: string) => async (): Promise<Draft> => {
    return testDraft({ name: 'create', method: 'POST', path, body: { data: good } })
  }
  const send = async ({ path, body }: Draft) => {
    const { data } = body as { data: Data }
    sent.push({ path, data })
    return answer(path, data)
  }
  return { property: pathsAreAlike(send, [maker('/one'), maker('/other')]), sent }
}

const right = (_path: string, data: Data) =>
  data['country_code'] === 'XF' && data['locale'] !== 'xx' ? accepting({ id: '1' }) : refusing('WrongRequestFormat')

test('A target that treats both paths alike keeps the rule', async () => {
  const { property, sent } = over(right)
  const { judgement, coverage } = await explored(property)
  assert.equal(judgement.finding, 'held')
  assert.equal(coverage.undecided, 0)
  assert.equal(sent.length, 1 + 2 * coverage.ran, 'the plain request is sent once')
})

test('One that refuses by one path alone, or with a different class, or shows other data, breaks it', async () => {
  for (const [answer, code] of [
    [(path: string) => (path === '/one' ? accepting() : refusing('WrongRequestFormat')), 'value-differs'],
    [
      (path: string, data: Data) =>
        right(path, data).answer?.status === 400 && path === '/other' ? refusing('RouteNotFound') : right(path, data),
      'value-differs',
    ],
    [(path: string) => accepting(path === '/one' ? { id: '1' } : { token: 't' }), 'value-differs'],
  ] as const) {
    const { judgement } = await explored(over(answer).property)
    assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', code])
  }
})

test('Where the plain request is refused, or the target takes no more, nothing follows', async () => {
  const { judgement } = await over(() => refusing('ClientDisabled')).property.holds({})
  assert.deepEqual([judgement.reason.code, judgement.evidence.length], ['control-refused', 1])
  for (const full of ['/one', '/other']) {
    const { property } = over((path, data) =>
      path === full && data['locale'] ? refusing('LoginLimitReached') : accepting(),
    )
    const crowded = (await property.holds({ locale: 'en' })).judgement
    assert.deepEqual([crowded.finding, crowded.reason.code], ['inconclusive', 'target-crowded'])
    assert.equal(crowded.evidence.length, 1)
  }
})

test('The fields of a case go by both paths, and undefined takes one out', async () => {
  const { property, sent } = over(right)
  const found = await tried(property, { locale: 'xx', provider_code: undefined })
  const data = { country_code: 'XF', locale: 'xx' }
  assert.deepEqual(sent, [
    { path: '/one', data: good },
    { path: '/one', data },
    { path: '/other', data },
  ])
  assert.deepEqual(found, ['400 WrongRequestFormat', 'WrongRequestFormat', 'held: refused'])
})

test('The plainest body comes first, then each with one thing wrong', () =>
  assert.deepEqual(over(right).property.edges.slice(0, 1 + createFlaws.length), [{}, ...createFlaws]))

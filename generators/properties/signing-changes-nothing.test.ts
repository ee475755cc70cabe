import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { harmlessRoutes } from '../../harness/actions/scene/harmless-routes.ts'
import { dialect } from '../../interfaces/ais-v4/dialect.ts'
import { everyHarmlessRoute } from '../arbitraries/harmless-request.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { signingChangesNothing } from './signing-changes-nothing.ts'

const harmless = harmlessRoutes(dialect)

function over(answer: (draft: Draft) => Exchange, own = dialect) {
  const sent: Draft[] = []
  const send = async (draft: Draft) => {
    sent.push(draft)
    return answer(draft)
  }
  return { property: signingChangesNothing(new Requests(own), harmless, send), sent }
}
const right = ({ method }: Draft) => (method === 'GET' ? accepting([]) : refusing('WrongRequestFormat'))

test('A target that takes no notice of signatures keeps the rule, whether it accepts or refuses', async () => {
  const { judgement, coverage } = await explored(over(right).property)
  assert.equal(judgement.finding, 'held')
  assert.equal(coverage.undecided, 0)
})

test('One that refuses what is unsigned, or with a wrong class, breaks it', async () => {
  const strict = over((draft) => (draft.signing === 'signed' ? right(draft) : refusing('MissingSignature')))
  const { judgement } = await explored(strict.property)
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  const other = over((draft) => refusing(draft.signing === 'signed' ? 'RouteNotFound' : 'MissingSignature'))
  assert.equal((await explored(other.property)).judgement.reason.code, 'value-differs')
})

test('Each request goes out signed, then unsigned, and is labelled by its route', async () => {
  const { property, sent } = over(right)
  const input = { method: 'GET', path: '/countries', query: [] } as const
  const found = await tried(property, { ...input, query: [] })
  const shown = sent.map(({ path, signing }) => [path, signing])
  assert.deepEqual(shown, [
    ['/api/v4/countries', 'signed'],
    ['/api/v4/countries', 'unsigned'],
  ])
  assert.deepEqual(found, ['GET /countries', 'accepted', 'held: holds'])
})

test('Every route is among the edge cases, but those that the interface has not', () => {
  assert.deepEqual(
    over(right).property.edges,
    everyHarmlessRoute(harmless, () => true),
  )
  const few = over(right, {
    ...dialect,
    routes: dialect.routes.filter(({ route }) => route === 'GET /countries'),
  }).property
  const shown = few.edges.map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual(shown, ['GET /countries'])
})

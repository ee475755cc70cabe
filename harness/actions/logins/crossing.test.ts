import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../../core/check-stopped.ts'
import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { sampleData, sampleRefusal } from '../../checks/test-support/sample-exchange.ts'
import type { Draft } from '../../client/draft.ts'
import type { Scene } from '../scene/scene.ts'
import { demandIdsTellClients } from './crossing.ts'

const dialect = { basePath: '/api/v4', routes: readRoutes('ais-v4'), loginIdNames: ['login_id'] }
const theirs = [{ id: '1', login_id: '7', created_at: '2026-01-01T00:00:00Z' }]
const own = [{ id: '1', login_id: '7', created_at: '2026-02-01T00:00:00Z' }]

/** A target where the second client has the login 7, and the main client is answered with these rows or a refusal. */
function sceneWhere(answered: Row[] | 'refused', customersMade = new Map<string, Set<string>>()): Scene {
  const ofMain = answered === 'refused' ? sampleRefusal(404, 'LoginNotFound') : sampleData(answered)
  const once = (name: string, make: () => unknown) => (name === 'login of the second client' ? { id: '7' } : make())
  return {
    run: { dialect, customersMade, once },
    interface: { makesLogins: () => true },
    requests: { listAccounts: (_query: unknown, as: string) => ({ as }) },
    send: ({ as }: Draft) => Promise.resolve(as === 'second' ? sampleData(theirs) : ofMain),
  } as unknown as Scene
}

const ofBoth = new Map([['3', new Set(['main', 'second'])]])
const cases: Array<[what: string, scene: Scene, isUntested: boolean]> = [
  ['a refusal', sceneWhere('refused'), false],
  ['an empty list', sceneWhere([]), false],
  ['the accounts of the second client', sceneWhere(theirs), false],
  ['the accounts of another login', sceneWhere([{ ...own[0], login_id: '8' }]), false],
  ['accounts of its own at a login of that id', sceneWhere(own), true],
  ['a refusal, where both made a customer of one id', sceneWhere('refused', ofBoth), true],
]

for (const [what, scene, isUntested] of cases)
  test(`an id of the other client ${isUntested ? 'proves nothing' : 'is that of no own thing'} where it finds ${what}`, async () => {
    const demanded = demandIdsTellClients(scene)
    if (!isUntested) return demanded
    await assert.rejects(demanded, (error) => error instanceof CheckStopped && error.finding === 'untested')
    await demandIdsTellClients(scene, { method: 'POST', path: '/api/v4/customers' } as Draft)
  })

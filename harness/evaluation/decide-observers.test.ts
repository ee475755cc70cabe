import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { observers } from '../observers/all.ts'
import { createMasker } from '../client/masking/mask.ts'
import type { Watch } from '../observers/watch.ts'
import type { Run } from '../run/run.ts'
import { decideObservers } from './decide-observers.ts'
import { readChecks } from './read-checks.ts'

const rule = 'ais/accounts/balance-of-credit-card'
const requirements = new Map(readRequirements().flatMap((row) => (row.id === rule ? [[rule, row]] : [])))

/** The rules that observers decide in an interface where they saw one hold. */
function decidedIn(name: string): string[] {
  const decided: string[] = []
  const record = (event: JournalEvent) => void (event.type === 'check-decided' && decided.push(...event.requirements))
  const run = { requirements, record, dialect: { interface: name }, seen: {}, client: { masker: createMasker() } }
  const [observer] = observers()
  const watch = { foundOf: () => [{ rule, observer, looked: 3, answers: 1, breaches: 0 }] } as unknown as Watch
  decideObservers({ run: run as unknown as Run, name, left: undefined }, watch, readChecks())
  return decided
}

test('What an observer saw hold decides a rule in each interface in which no check does', () => {
  assert.deepEqual(['ais-v4', 'ais-v6'].map(decidedIn), [[], [rule]])
})

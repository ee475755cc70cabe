import { cases } from '../../core/test-support/cases.ts'
import { setUpFailed } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Reason } from '../../core/reason.ts'
import type { Finding } from '../../core/verdict.ts'
import { sampleData } from '../../harness/checks/test-support/sample-exchange.ts'
import { because } from '../../harness/reasons/because.ts'
import { dependsOn } from './depends-on.ts'
import { noticedBy } from './noticed-by.ts'
import { at, filtered, foreign, refused, show, worldOf } from './test-support/seen-on-the-way.ts'

function on(
  evidence: Exchange[],
  finding: Finding = 'inconclusive',
  reason: Reason = because('nothing-sent'),
): string[] {
  const row = { id: 'ais/rates/floor', strength: 'stated' } as const
  return dependsOn(worldOf(), { row, judgement: { finding, reason, evidence } })
}

const list = at('/api/v4/accounts', sampleData([]))
const pages = because('list-too-short', { why: 'The list has one page' })
const wanted = ['ais-v4/routes/list-logins', 'ais-v4/logins/list-by-customer', 'ais-v4/paging/meta-names-next-page']
const opened = at('/api/v4/tokens/create', sampleData({}))
const { reason } = setUpFailed('open a session', opened)
const sent = { ...opened, request: { ...opened.request, method: 'POST' } }

const stoppedBy = setUpFailed('read the newest attempt of a login', refused)
const noticed = (change: object, before: string[] = []) => {
  const world = worldOf(change)
  for (const id of before) world.run.noticed.add(id)
  return noticedBy(world).map(({ row, judgement }) => [row.id, judgement.finding])
}

cases(
  'What could not be evaluated depends on the routes of its evidence, on those first that refused',
  [on([list, refused]), ['ais-v4/routes/show-a-login', 'ais-v4/routes/list-accounts']],
  [on([at('/api/v6/connections', refused)]), ['ais-v6/routes/list-connections']],
  [on([at('/no/such/route', refused)]), []],
  [on([refused], 'held'), []],
  'It depends on the filter of a list that shows rows of another parent, and on the row behind its reason',
  [on([foreign], 'inconclusive', because('no-case-decided', { ran: 5, last: pages })), wanted],
  'A set-up that misses something in an accepted answer depends on the row of its form',
  [on([sent], 'inconclusive', reason), ['ais-v4/routes/create-a-token', 'ais-v4/tokens/create']],
  [on([sent]), ['ais-v4/routes/create-a-token']],
  'A route that refuses what it takes to evaluate that route fails its row, and no other check does',
  [noticed({ stoppedBy }), [[show.id, 'broken']]],
  [noticed({ stoppedBy, rows: [filtered] }), []],
  [noticed({ stoppedBy }, [show.id]), []],
  [noticed({ stoppedBy: new Error('no CheckStopped') }), []],
)

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readRoutes, patternOf } from '../requirements/tables/routes/read-routes.ts'
import { assay, root, scratchFolder } from './test-support/assay.ts'
import type { ProxyFault } from './test-support/hostile-proxy.ts'
import { rightTarget } from './test-support/right-target.ts'

const folder = scratchFolder()
const basePath = '/api/payments/v1'
/** The routes that the builder has built. */
const built = new Set<string>()

/** A growing server: the sandbox answers the built routes, and other routes do not exist. */
const growing: ProxyFault = ({ request, response }) => {
  const asked = `${request.method} ${request.url?.split('?')[0]?.replace(basePath, '')}`
  if ([...built].some((route) => patternOf(route).test(asked))) return false
  response.writeHead(404, { 'content-type': 'application/json' })
  response.end('{"error_class":"RouteNotFound","error_message":"There is no such route.","request":{}}')
  return true
}

/** A page's commands of this name, without comments. */
function commandsOf(page: string, name: string): string[] {
  const lines = page.split('\n').filter((line) => line.startsWith(`npx assay ${name} `) || line === `npx assay ${name}`)
  return lines.map((line) => line.replace(/\s+#.*$/, '').replace('npx assay ', ''))
}

test('a builder who follows the page is led from nothing to every route', async () => {
  const target = await rightTarget(folder)
  const profile = await target.profile('candidate', growing, (plain) => {
    plain.target.interfaces = ['payments-v1']
  })
  const page = readFileSync(join(root, 'docs/build-a-server.md'), 'utf8')
  const [beforeRuns, afterRuns] = commandsOf(page, 'next')
  const [first] = commandsOf(page, 'run')
  const again = commandsOf(page, 'run').find((line) => line.endsWith('--failed'))
  assert.ok(beforeRuns && afterRuns && first && again, page)
  const out = ['--out', join(folder, 'report')]
  const run = (line: string) => assay([...line.replace('candidate.yaml', profile).split(' '), ...out], { env: {} })

  const order: string[] = []
  let next = await run(beforeRuns)
  for (let steps = 0; steps < 10; steps += 1) {
    const [, route] = /^([A-Z]+ \/\S*) of payments-v1/.exec(next.out) ?? []
    if (route === undefined) break
    assert.ok(!order.includes(route), `${route} is built, and is next once more: ${next.out}`)
    assert.match(next.out, /An example, from the sandbox\n {2}[A-Z]+ \/api\/payments\/v1/)
    assert.match(next.out, new RegExp(`Then: npx assay run .*--route '${route.replaceAll(/[{}]/g, '.')}'`))
    order.push(route)
    built.add(route)
    const ended = await run(steps === 0 ? first : again)
    assert.ok(ended.code < 3, ended.err)
    const [report = ''] = readFileSync(join(folder, 'report/index.html'), 'utf8').split('</header>')
    const [, address = 'none'] = /Next:\s*<a href="#([^"]+)"/.exec(report) ?? []
    assert.doesNotMatch(/Fix first:[^]*?<\/p>/.exec(report)?.[0] ?? '', new RegExp(`#${address}"`), 'named twice')
    next = await run(afterRuns)
  }
  const words = /^Every route accepts a valid request\. Nothing failed so far; \d+ requirements not run yet\.\n/
  assert.match(next.out, words)
  const other = await run('next --interface partners-v1')
  const sentence = /^[A-Z]+ \/\S+ of partners-v1 .*\n\n\d+ requirements are decided at it\.\nIt was not run yet\.\n/
  assert.match(other.out, sentence)
  assert.deepEqual(
    order.toSorted(),
    readRoutes('payments-v1')
      .map(({ route }) => route)
      .toSorted(),
  )
})

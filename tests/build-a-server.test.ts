import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { profileTextOf } from '../cli/targets/profile-text-of.ts'
import { readRoutes } from '../requirements/tables/routes/read-routes.ts'
import { patternOf } from '../requirements/tables/routes/route.ts'
import { startSandbox } from '../sandbox/server/start.ts'
import { assay, root, scratchFolder } from './test-support/assay.ts'

const folder = scratchFolder()
const basePath = '/api/payments/v1'
/** The routes that the builder has built. */
const built = new Set<string>()

/** A server that grows: the sandbox behind it answers for the routes that are built, and no other route is there. */
async function growingServer(): Promise<string> {
  const sandbox = await startSandbox({ stageMs: 0 })
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', sandbox.baseUrl)
    const asked = `${incoming.method} ${pathname.replace(basePath, '')}`
    if (![...built].some((route) => patternOf(route).test(asked))) {
      outgoing.writeHead(404, { 'content-type': 'application/json' })
      outgoing.end('{"error_class":"RouteNotFound","error_message":"There is no such route.","request":{}}')
      return
    }
    const { method, headers, url } = incoming
    const passed = request(new URL(url ?? '/', sandbox.baseUrl), { ...(method && { method }), headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(async () => {
    server.closeAllConnections()
    server.close()
    await sandbox.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const file = join(folder, 'candidate.yaml')
  writeFileSync(
    file,
    profileTextOf(sandbox, (plain) => {
      Object.assign(plain.target as object, { base_url: base, interfaces: ['payments-v1'] })
    }),
  )
  return file
}

/** The commands of the page that begin so, without the comments beside them. */
function commandsOf(page: string, name: string): string[] {
  const lines = page.split('\n').filter((line) => line.startsWith(`npx assay ${name} `) || line === `npx assay ${name}`)
  return lines.map((line) => line.replace(/\s+#.*$/, '').replace('npx assay ', ''))
}

test('a builder who follows the page is led from nothing to every route', async () => {
  const profile = await growingServer()
  const page = readFileSync(join(root, 'docs/build-a-server.md'), 'utf8')
  const [beforeRuns, afterRuns] = commandsOf(page, 'next')
  const [first] = commandsOf(page, 'run')
  const again = commandsOf(page, 'run').find((line) => line.endsWith('--failed'))
  assert.ok(beforeRuns && afterRuns && first && again, page)
  const out = ['--out', join(folder, 'report')]
  const run = (line: string) => assay([...line.replace('candidate.yaml', profile).split(' '), ...out], { env: {} })

  const order: string[] = []
  let told = await run(beforeRuns)
  for (let steps = 0; steps < 10; steps += 1) {
    const [, route] = /^([A-Z]+ \/\S*) of payments-v1/.exec(told.out) ?? []
    if (route === undefined) break
    assert.ok(!order.includes(route), `${route} is built, and is next once more: ${told.out}`)
    assert.match(told.out, /An example, from the sandbox\n {2}[A-Z]+ \/api\/payments\/v1/)
    assert.match(told.out, new RegExp(`Then: npx assay run .*--route '${route.replaceAll(/[{}]/g, '.')}'`))
    order.push(route)
    built.add(route)
    const ended = await run(steps === 0 ? first : again)
    assert.ok(ended.code < 3, ended.err)
    told = await run(afterRuns)
  }
  assert.match(
    told.out,
    /^Every route accepts a valid request\. Nothing failed so far; \d+ requirements not run yet\.\n/,
  )
  const other = await run('next --interface partners-v1')
  assert.match(
    other.out,
    /^[A-Z]+ \/\S+ of partners-v1 .*\n\n\d+ requirements are decided at it\.\nIt was not run yet\.\n/,
  )
  assert.deepEqual(
    order.toSorted(),
    readRoutes('payments-v1')
      .map(({ route }) => route)
      .toSorted(),
  )
})

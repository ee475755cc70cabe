import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startDelayingProxy } from './delaying-proxy.ts'

const assay = fileURLToPath(new URL('../../bin/assay.js', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Serves a sandbox behind a delaying proxy and writes its profile. Returns a function that ends both. */
export async function serveFarAway(
  profile: string,
  { roundTripMs, stageMs, faults = [] }: { roundTripMs: number; stageMs: number; faults?: readonly string[] },
): Promise<{ end: () => Promise<void> }> {
  const [proxy, secure] = [await startDelayingProxy(roundTripMs), await startDelayingProxy(roundTripMs)]
  const port = await freePort()
  proxy.towards(port)
  const address = `http://127.0.0.1:${proxy.port}`
  const serving = ['--port', `${port}`, '--public-url', address, '--stage-ms', `${stageMs}`]
  const faulty = faults.flatMap((fault) => ['--fault', fault])
  const sandbox = spawn(process.execPath, [assay, 'serve', ...serving, ...faulty, '--write-profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await once(sandbox.stderr, 'data')
  // The profile names the sandbox's own addresses, also for open finance: they are replaced by the proxies'.
  const written = readFileSync(profile, 'utf8')
  const [ownSecure, securePort] = /https:\/\/127\.0\.0\.1:(\d+)/.exec(written) ?? []
  if (ownSecure === undefined) throw new Error('BENCH_BROKEN: the profile names no address of open finance')
  secure.towards(Number(securePort))
  writeFileSync(
    profile,
    written.replaceAll(`http://127.0.0.1:${port}`, address).replaceAll(ownSecure, `https://127.0.0.1:${secure.port}`),
  )
  return {
    async end() {
      sandbox.kill()
      await Promise.all([proxy.close(), secure.close()])
    },
  }
}

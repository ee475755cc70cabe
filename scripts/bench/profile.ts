// Measures a run's processor time by owner: `npm run bench:profile` for version 4, other parts by options of `assay
// run`. Writes the table of docs/performance.md. The sandbox has its own process, so only the client counts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Profiler, Runtime } from 'node:inspector'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assay, serveApart } from './far-away.ts'
import { figuresPage, withTable } from './figures-page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const asked = process.argv.slice(2)
/** What takes less is within the noise of a profile. */
const least = 0.03

/** Runs it once in a profiled process. */
async function profiled(folder: string): Promise<Profiler.Profile> {
  const profile = join(folder, 'sandbox.yaml')
  const serving = await serveApart(profile)
  const into = join(folder, 'profiles')
  // Handed over, the run is in this process, and nothing ends it while it writes its profile.
  spawnSync(process.execPath, [assay, 'run', ...asked, '--profile', profile, '--out', join(folder, 'run')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ignore'],
    env: { ...process.env, ASSAY_HANDED_OVER: '1', NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${into}` },
  })
  serving.kill()
  // Its threads have profiles of their own, which are smaller.
  const all = readdirSync(into).map((file) => JSON.parse(readFileSync(join(into, file), 'utf8')) as Profiler.Profile)
  return all.reduce((one, other) => (other.nodes.length > one.nodes.length ? other : one))
}

/** The owner of a frame: a folder of the project, a package, or Node. */
function ownerOf({ url, functionName }: Runtime.CallFrame): string | undefined {
  const [, path] = url.split(root)
  const [, used] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  if (used !== undefined) return `package ${used}`
  if (path !== undefined) return path.split('/').slice(0, 2).join('/')
  if (functionName === '(garbage collector)') return 'garbage collection'
  return url.startsWith('node:internal/modules') ? 'loading modules' : undefined
}

/** Each owner's share of time: its own with Node's work for it, and that of all that it calls. */
function shares({ nodes, samples = [] }: Profiler.Profile): Array<[owner: string, own: number, all: number]> {
  const above = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame)]))
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  const [own, all] = [new Map<string, number>(), new Map<string, number>()]
  const add = (sums: Map<string, number>, owner: string) => sums.set(owner, (sums.get(owner) ?? 0) + 1)
  let total = 0
  // Each sample counts alike: time between samples may include other work of the machine.
  for (const sample of samples.filter((one) => !idle.has(one))) {
    total += 1
    const through: string[] = []
    for (let id: number | undefined = sample; id !== undefined; id = above.get(id)) {
      const owner = owners.get(id)
      if (owner !== undefined) through.push(owner)
    }
    add(own, through[0] ?? 'Node: network, timers, promises')
    for (const owner of new Set(through)) add(all, owner)
  }
  return [...own]
    .map(([owner, count]): [string, number, number] => [owner, count / total, (all.get(owner) ?? count) / total])
    .filter(([, share]) => share >= least)
    .sort(([, one], [, other]) => other - one)
}

const folder = mkdtempSync(join(tmpdir(), 'assay-profile-'))
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const rows = shares(await profiled(folder)).map(([owner, own, all]) => [owner, percent(own), percent(all)])
rmSync(folder, { recursive: true })
for (const row of rows) process.stdout.write(`${row.join(', ')}\n`)
const said = `\`node scripts/bench/profile.ts ${asked.join(' ')}\`, start included, the sandbox left out; shares below 3 % are not listed`
const head = ['Folder', 'Share of processor time', 'With what it calls']
const page = readFileSync(figuresPage, 'utf8')
writeFileSync(figuresPage, withTable(page, { opening: 'Profiled with', said, head, rows }))

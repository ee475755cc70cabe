/**
 * Prints a table of what Assay, Schemathesis and Prism find of single faults of a server:
 *
 *     node scripts/measure-faults.ts INTERFACE COMMAND FAULT...
 *
 * A shell runs COMMAND. It starts the server with the fault that FAULT names, without one where it is empty, and writes the
 * profile of the server to the file PROFILE once it answers; SIGTERM ends it. The sandbox is started so:
 *
 *     exec npx assay serve --write-profile "$PROFILE" ${FAULT:+--fault "$FAULT"}
 *
 * Prism is a proxy that sees the same run of Assay once more, unsigned, since a signature covers the address: what counts is
 * what it says of answers. What a tool reports of the server without a fault counts for none. Needs schemathesis and prism on
 * the path, and Python packages as examples/schemathesis/signed.py says. ASSAY_ARGS are further arguments of `assay run`, and
 * EXAMPLES of Schemathesis.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { readResults } from '../api/read-results.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [interfaceName = '', command = '', ...faults] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'))
const description = join(folder, 'description.json')
const startedWithinMs = 120_000
const prismPort = 4010

interface Profile {
  target: { base_url: string }
  clients: Array<Record<string, unknown>>
}

/** What each tool reports of one server, by name with how often. */
interface Reported {
  failed: Map<string, number>
  warned: Map<string, number>
  schemathesis: Map<string, number>
  prism: Map<string, number>
}

async function reportedOf(fault: string): Promise<Reported> {
  const profile = join(folder, `${fault || 'none'}.yaml`)
  const server = spawn('sh', ['-c', command], {
    env: { ...process.env, FAULT: fault, PROFILE: profile },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => void server.once('exit', resolve))
  try {
    await until(() => existsSync(profile), server, `The server with ${fault || 'no fault'} wrote no profile.`)
    return { ...byAssay(profile), schemathesis: bySchemathesis(profile), prism: await byPrism(profile) }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

function byAssay(profile: string): Pick<Reported, 'failed' | 'warned'> {
  const { requirements } = readResults(assayRun(profile))
  const of = (wanted: string) =>
    counted(requirements.filter(({ verdict }) => verdict === wanted).map(({ address }) => address))
  return { failed: of('failed'), warned: of('warned') }
}

/** Runs Assay, and gives the folder of its reports. */
function assayRun(profile: string): string {
  const out = `${profile}-report`
  const further = (process.env['ASSAY_ARGS'] ?? '').split(' ').filter(Boolean)
  const usual = ['--only', interfaceName, '--no-contracts', '--seed', '7', '-q', '--out', out]
  assay('run', '--profile', profile, ...usual, ...further)
  return out
}

/** Each failure is a line "- CHECK" of the report, beneath its operation. */
function bySchemathesis(profile: string): Map<string, number> {
  const { target } = parse(readFileSync(profile, 'utf8')) as Profile
  const report = `${profile}.xml`
  const options = [
    '--max-examples',
    process.env['EXAMPLES'] ?? '5',
    '--seed',
    '1',
    '--report',
    'junit',
    '--report-junit-path',
    report,
  ]
  const { error } = spawnSync('schemathesis', ['run', description, '--url', target.base_url, ...options], {
    cwd: join(root, 'examples/schemathesis'),
    env: { ...process.env, ASSAY_PROFILE: profile, SCHEMATHESIS_HOOKS: 'signed' },
    stdio: 'ignore',
  })
  if (error || !existsSync(report)) throw new Error('Schemathesis wrote no report.', { cause: error })
  const cases = readFileSync(report, 'utf8').split('<testcase name="').slice(1)
  return counted(
    cases.flatMap((one) =>
      [...one.matchAll(/^- (ST\d+ .*)$/gm)].map(([, check]) => `${one.slice(0, one.indexOf('"'))}: ${check}`),
    ),
  )
}

/** Each finding is a line "Violation: response.PLACE WORDS" of what Prism prints. */
async function byPrism(profile: string): Promise<Map<string, number>> {
  const { target, clients, ...others } = parse(readFileSync(profile, 'utf8')) as Profile
  const port = String(prismPort)
  const said = `${profile}-prism.log`
  const log = openSync(said, 'w')
  const proxy = spawn('prism', ['proxy', description, target.base_url, '--port', port], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', log, 'inherit'],
  })
  const ended = new Promise((resolve) => void proxy.once('close', resolve))
  await until(() => readFileSync(said, 'utf8').includes('Prism is listening'), proxy, 'Prism does not listen.')
  const through = `${profile}-prism.yaml`
  const unsigned = clients.map(({ private_key: _key, private_key_file: _file, ...client }) => client)
  const own = { ...target, base_url: `http://127.0.0.1:${port}` }
  writeFileSync(through, stringify({ ...others, target: own, clients: unsigned }))
  assayRun(through)
  proxy.kill('SIGTERM')
  await ended
  closeSync(log)
  const text = readFileSync(said, 'utf8')
  return counted([...text.matchAll(/Violation: (response.*)/g)].map(([, words = '']) => words.replaceAll(/\d+/g, 'N')))
}

/** Waits for what a process does. @throws Error with the words where it ends before, or takes too long */
async function until(isDone: () => boolean, child: ChildProcess, otherwise: string): Promise<void> {
  const signal = AbortSignal.timeout(startedWithinMs)
  while (!isDone()) {
    if (child.exitCode !== null || signal.aborted) throw new Error(otherwise)
    await setTimeout(100)
  }
}

function assay(...args: string[]): void {
  const { error } = spawnSync(process.execPath, [join(root, 'bin/assay.js'), ...args], { cwd: folder, stdio: 'ignore' })
  if (error) throw error
}

function counted(names: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]))
}

function added(now: Map<string, number>, before: Map<string, number>): string[] {
  return [...now].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name)
}

function cell(found: readonly string[]): string {
  const [first, ...others] = found
  return first === undefined ? '' : `\`${first}\`${others.length > 0 ? ` and ${others.length} more` : ''}`
}

try {
  assay('openapi', '--interface', interfaceName, '--out', description)
  const right = await reportedOf('')
  const counts = { fails: 0, reports: 0, schemathesis: 0, prism: 0 }
  process.stdout.write('| Fault | Assay fails | or warns | Schemathesis finds | Prism finds |\n|---|---|---|---|---|\n')
  for (const fault of faults) {
    const now = await reportedOf(fault)
    const [failed, warned, found, seen] = [
      added(now.failed, right.failed),
      added(now.warned, right.warned),
      added(now.schemathesis, right.schemathesis),
      added(now.prism, right.prism),
    ]
    counts.fails += Number(failed.length > 0)
    counts.reports += Number(failed.length + warned.length > 0)
    counts.schemathesis += Number(found.length > 0)
    counts.prism += Number(seen.length > 0)
    process.stdout.write(`| \`${fault}\` | ${cell(failed)} | ${cell(warned)} | ${cell(found)} | ${cell(seen)} |\n`)
  }
  process.stdout.write(
    `| ${faults.length} faults | ${counts.fails} | ${counts.reports} with those that fail | ${counts.schemathesis} | ${counts.prism} |\n`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}

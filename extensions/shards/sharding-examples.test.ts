import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { resultsIn, root, scratchFolder } from '../../tests/test-support/assay.ts'
import { documentsIn, violations } from '../../tests/test-support/published-schemas.ts'
import { serveSandbox } from '../../tests/test-support/served.ts'

const folder = scratchFolder()
const run = promisify(execFile)
const examples = 'examples/sharding'
const [shards, merge] = ['shards', 'merge'].map((name) => documentsIn(`${examples}/kubernetes-${name}.yaml`))
const github = documentsIn(`${examples}/github-actions.yml`)[0] as {
  jobs: Record<string, { steps: Array<{ name?: string; run?: string }> }>
}
const gitlab = documentsIn(`${examples}/gitlab-ci.yml`)[0] as Record<string, { script: string[] }>

interface Manifest {
  kind: string
  apiVersion: string
  data?: Record<string, string>
  spec?: { completions?: number; template?: { spec: { containers: Array<{ args: string[] }> } } }
}

test('The workflow, the pipeline and the manifests keep the published schemas', () => {
  assert.deepEqual(violations('workflow', github), [])
  assert.deepEqual(violations('gitlab', gitlab), [])
  const kinds = {
    Job: 'batch.v1.Job',
    ConfigMap: 'core.v1.ConfigMap',
    PersistentVolumeClaim: 'core.v1.PersistentVolumeClaim',
  }
  for (const one of [...(shards ?? []), ...(merge ?? [])] as Manifest[]) {
    const part = `#/definitions/io.k8s.api.${kinds[one.kind as keyof typeof kinds]}`
    assert.deepEqual(violations('kubernetes', one, part), [], one.kind)
  }
  assert.notDeepEqual(violations('workflow', { jobs: { a: { step: [] } } }), [])
})

/** The commands that the scripts call: Assay, of a small part only, and an npm that installs nothing. */
function commands(): string {
  const bin = join(folder, 'bin')
  if (existsSync(bin)) return bin
  mkdirSync(bin)
  const assay = `exec ${process.execPath} ${join(root, 'bin/assay.js')} "$@"`
  const small = `case "$1" in run) set -- "$@" --only ais-v4/assets --only ais-v4/currencies;; esac\n${assay}`
  for (const [name, script] of [
    ['assay', small],
    ['npx', `shift\n${small}`],
    ['npm', 'exit 0'],
  ] as const) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  return bin
}

/** Runs a script as its product does, and gives its exit code. */
async function shell(program: string[], script: string, cwd: string, env: Record<string, string>): Promise<number> {
  const [command = '', ...given] = program
  const all = { PATH: `${commands()}:${process.env['PATH'] ?? ''}`, HOME: folder, ...env }
  return run(command, [...given, script], { cwd, env: all }).then(
    () => 0,
    ({ code }: { code: number }) => code,
  )
}

async function workFolder(name: string): Promise<string> {
  const { profile } = await serveSandbox(folder, { fault: 'shows-data-as-object-at-get-assets' })
  const work = join(folder, name)
  mkdirSync(work)
  copyFileSync(profile, join(work, 'bank.yaml'))
  return work
}

function assertFailed(out: string): void {
  const failed = resultsIn(out).requirements.filter(({ verdict }) => verdict === 'failed')
  assert.ok(failed.length > 0 && failed.every(({ id }) => id.startsWith('ais/assets/')))
}

test('The parallel job of GitLab makes one report with the exit code of the run', async () => {
  const work = await workFolder('gitlab')
  const sh = ['sh', '-e', '-c']
  const codes: number[] = []
  for (const index of ['1', '2']) {
    const env = { PROFILE: 'bank.yaml', CI_PIPELINE_IID: '7', CI_NODE_INDEX: index, CI_NODE_TOTAL: '2' }
    codes.push(await shell(sh, gitlab['conformance shard']?.script.join('\n') ?? '', work, env))
  }
  assert.ok(
    codes.every((code) => code <= 2),
    codes.join(', '),
  )
  assert.equal(await shell(sh, gitlab['conformance']?.script.join('\n') ?? '', work, {}), 1)
  assertFailed(join(work, 'conformance-report'))
})

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { PlainProfile } from '../../../sandbox/variants/kit/variant.ts'
import { assay, resultsIn, type Results } from '../../test-support/assay.ts'
import { serveSandbox } from '../../test-support/served.ts'
import { echoing, type Echoing } from './echoing-target.ts'
import { createFinder } from './find-all.ts'
import { readReport } from '../../../reports/test-support/unpacked-report.ts'

/** Replaces every secret that a profile can choose by a canary; returns them. */
function plant(profile: PlainProfile): string[] {
  const typed = (profile.providers as PlainProfile[]).flatMap(({ purpose, credentials }) => {
    if (!credentials) return []
    credentials.succeed.login = `username-CANARY-succeed-${purpose}`
    credentials.fail.password = `wrong-CANARY-${purpose}`
    return [credentials.succeed.login, credentials.fail.password] as string[]
  })
  profile.data.oauth_login.query_string = 'code=CANARY-code-77-of-oauth&state=CANARY-state-of-oauth'
  const { large_login: large } = profile.data
  const keys = (profile.clients as PlainProfile[]).flatMap(({ secret, v3 }) => [
    secret,
    v3.service_secret,
    v3.app_secret,
  ])
  const others = ['CANARY-code-77-of-oauth', large.customer_secret, large.login_secret, profile.control.token]
  return [...typed, ...keys, ...others].filter((secret) => typeof secret === 'string')
}

export interface CanaryRun extends Echoing {
  requirements: Results['requirements']
}

/** A sandbox that echoes all input and has canaries as secrets, with its profile in a file. */
export interface CanaryTarget extends Echoing {
  profile: string
  /** Asserts that no text shows a canary or a secret of the target in any encoding. */
  assertHidden: (texts: ReadonlyArray<readonly [where: string, content: string]>) => void
}

export async function canaryTarget(folder: string): Promise<CanaryTarget> {
  const { running, profileWith } = await serveSandbox(folder, { openFinance: true, stageMs: 2 })
  for (const [purpose, { client }] of Object.entries(running.clients))
    Object.assign(client, { secret: `CANARY/client+secret&of-${purpose}`, v3_secret: `CANARY-v3-secret-${purpose}` })
  running.sandbox.settings.controlToken = 'CANARY-control-token-5Qx'
  const target = await echoing(running)
  let planted: string[] = []
  const profile = profileWith('canaries', (plain) => {
    plain.target.base_url = target.baseUrl
    plain.control.base_url = `${target.baseUrl}/control`
    planted = plant(plain)
  })
  return {
    ...target,
    profile,
    assertHidden(texts) {
      const given = target.echo.given()
      const { findIn } = createFinder([...planted, ...given.slice(0, 8), ...given.slice(-8)])
      for (const [where, content] of texts) {
        const found = findIn(content)
        assert.ok(!found, `${where} shows ${found?.secret} (${found?.how}): ${found?.around}`)
        assert.doesNotMatch(content, /CANARY/i, where)
      }
    },
  }
}

/** The readable text of each file in a folder of reports. */
export function textsBelow(out: string): Array<[name: string, content: string]> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => [name, readReport(join(parentPath, name))])
}

/** A run against such a target. Asserts that screen, reports and recording show no secret. */
export async function canaryRun(folder: string, only: readonly string[]): Promise<CanaryRun> {
  const target = await canaryTarget(folder)
  const out = join(folder, 'out')
  const args = [
    '--profile',
    target.profile,
    ...only.flatMap((address) => ['--only', address]),
    '--fuzz',
    '5',
    '--out',
    out,
  ]
  const recording = join(folder, 'bank.recording')
  const ended = await assay(['run', ...args, '--format', 'all', '--record', recording])
  assert.notEqual(ended.code, 3, ended.err)

  const packed = readFileSync(recording)
  const kept = brotliDecompressSync(packed.subarray(packed.indexOf('\n') + 1)).toString()
  target.assertHidden([['the screen', ended.out + ended.err], ['the recording', kept], ...textsBelow(out)])
  return { ...target, requirements: resultsIn(out).requirements }
}

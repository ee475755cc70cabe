import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { parse, stringify } from 'yaml'
import { startServed } from '../../../../cli/targets/served.ts'
import { testIo } from '../../../../cli/test-support/test-io.ts'
import { uiCommand } from '../ui.ts'

/** Serves the page of `assay ui` for a sandbox; gives its address, and what it ends with. */
export async function servingRuns(context: TestContext, { fault, only, change }: Served) {
  const { running, profile: text } = await startServed({ host: '127.0.0.1', ...(fault && { fault }) })
  context.after(() => running.close())
  const folder = mkdtempSync(join(tmpdir(), 'assay-ui-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const profile = join(folder, 'bank.yaml')
  const plain = parse(text) as Plain
  change?.(plain)
  writeFileSync(profile, stringify(plain))
  const io = testIo()
  const out = join(folder, 'report')
  const asked = { interface: [], features: [], format: [], route: [], files: [], profile, only, out }
  let ended: Promise<number> | undefined
  const address = await new Promise<string>((resolve) => {
    const line = (words: string) => {
      const [, found] = /Open (\S+) in/.exec(words) ?? []
      if (found !== undefined) resolve(found)
    }
    Object.assign(io, { out: { ...io.out, line } })
    ended = uiCommand(asked, io)
  })
  const { credentials } = plain.providers.find(({ purpose }) => purpose === 'plain')!
  const results = () => JSON.parse(readFileSync(join(out, 'results.json'), 'utf8')) as Results
  return { address, ended, results, credentials: credentials.succeed }
}

export interface Plain {
  providers: Array<{ purpose: string; credentials: { succeed: Record<string, string> } }>
  capabilities: Record<string, unknown>
  pacing: Record<string, unknown>
}
interface Served {
  fault?: string
  only: string[]
  change?: (profile: Plain) => void
}
interface Results {
  requirements: Array<{ id: string; interface: string; verdict: string; code: string }>
}

/** The verdict of each obligation, or for which reason there is none. */
export function outcomes({ requirements }: Results): Record<string, string> {
  return Object.fromEntries(
    requirements.map(({ id, verdict, code }) => [
      id.split('/').at(-1)!,
      verdict === 'untested' || verdict === 'inconclusive' ? code : verdict,
    ]),
  )
}

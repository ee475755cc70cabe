import { join } from 'node:path'
import { testIo } from '../../../../cli/test-support/test-io.ts'
import { readProfile } from '../../../../harness/profile/read-profile.ts'
import { type Results, resultsIn, scratchFolder } from '../../../../tests/test-support/assay.ts'
import { serveSandbox } from '../../../../tests/test-support/served.ts'
import { uiCommand } from '../ui.ts'

/** Serves the page of `assay ui` for a sandbox; gives its address, and what it ends with. */
export async function servingRuns({ only, ...served }: { only: string[] } & Parameters<typeof serveSandbox>[1]) {
  const folder = scratchFolder()
  const { profile } = await serveSandbox(folder, served)
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
  const plain = readProfile(profile, {}).providers.find(({ purpose }) => purpose === 'plain')
  return { address, ended, results: () => resultsIn(out), credentials: plain?.credentials?.succeed }
}

/** The verdict of each obligation, or for which reason there is none. */
export function outcomes({ requirements }: Results): Record<string, string | undefined> {
  return Object.fromEntries(
    requirements.map(({ id, verdict, code }) => [
      id.split('/').at(-1)!,
      verdict === 'untested' || verdict === 'inconclusive' ? code : verdict,
    ]),
  )
}

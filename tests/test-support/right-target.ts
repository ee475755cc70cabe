import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { profileTextOf } from '../../cli/targets/profile-text-of.ts'
import { startSandbox } from '../../sandbox/server/start.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'
import { hostileProxy, type ProxyFault } from './hostile-proxy.ts'

/** A right server, and what makes profiles that reach it through proxies. */
export interface RightTarget {
  baseUrl: string
  /** Path of a profile of the server, behind a proxy that does this; straight to it where nothing is to be done. */
  profile(name: string, fault?: ProxyFault, change?: (profile: PlainProfile) => void): Promise<string>
}

/** The sandbox, until the tests of the file have run; its profiles claim version 4 alone. */
export async function rightTarget(folder: string, options: SandboxOptions = {}): Promise<RightTarget> {
  const running = await startSandbox({ stageMs: 2, ...options })
  after(() => running.close())
  return {
    baseUrl: running.baseUrl,
    async profile(name, fault, change) {
      const baseUrl = fault ? await hostileProxy(running.baseUrl, fault) : running.baseUrl
      const file = join(folder, `${name}.yaml`)
      const text = profileTextOf(running, (plain) => {
        plain.target.base_url = baseUrl
        plain.target.interfaces = ['ais-v4']
        change?.(plain)
      })
      writeFileSync(file, text)
      return file
    },
  }
}

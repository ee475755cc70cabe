import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'
import { hostileProxy, type ProxyFault } from './hostile-proxy.ts'
import { judge, type Judged } from './hostile-run.ts'
import { serveSandbox } from './served.ts'

/** A right server, and a maker of profiles that reach it through proxies. */
export interface RightTarget {
  baseUrl: string
  /** The path of a profile of the server, behind a proxy with this fault if there is one. */
  profile(name: string, fault?: ProxyFault, change?: (profile: PlainProfile) => void): Promise<string>
  /** Evaluates topics of version 4 with such a profile. */
  judge(name: string, topics: string[], fault?: ProxyFault, change?: (profile: PlainProfile) => void): Promise<Judged>
}

/** The sandbox until the file's tests end; its profiles claim only version 4. */
export async function rightTarget(folder: string): Promise<RightTarget> {
  const { running, profileWith } = await serveSandbox(folder, { stageMs: 2 })
  const profile: RightTarget['profile'] = async (name, fault, change) => {
    const baseUrl = fault ? await hostileProxy(running.baseUrl, fault) : running.baseUrl
    return profileWith(name, (plain) => {
      plain.target.base_url = baseUrl
      plain.target.interfaces = ['ais-v4']
      change?.(plain)
    })
  }
  return {
    baseUrl: running.baseUrl,
    profile,
    judge: async (name, topics, fault, change) => judge(folder, await profile(name, fault, change), name, topics),
  }
}

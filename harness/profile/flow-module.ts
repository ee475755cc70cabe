import { pathToFileURL } from 'node:url'
import type { FlowScript } from './flow-script.ts'

/**
 * The module in a file. Only a process of its own may load it.
 * @throws Error when it has not the function, or what loading it throws
 */
export async function loadFlowModule(file: string): Promise<Required<FlowScript>> {
  const { complete, hosts = [] } = (await import(pathToFileURL(file).href)) as Partial<FlowScript>
  if (typeof complete !== 'function') throw new Error('it exports no function `complete`')
  if (!Array.isArray(hosts) || hosts.some((host) => typeof host !== 'string'))
    throw new Error('`hosts` must be a list of host names')
  return { complete, hosts }
}

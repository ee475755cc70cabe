import { CodedError } from '../core/coded-error.ts'
import { type InterfaceName, aboutInterface, interfaceNames } from '../core/interfaces.ts'
import { partOf } from '../core/interface-parts.ts'
import type { Dialect } from '../harness/dialect/dialect.ts'
import type { InterfaceDescription } from '../harness/actions/scene/scene.ts'

const described = new Map<InterfaceName, InterfaceDescription>()

/**
 * How an interface is met: the `description` that the `interface.ts` of its folder exports. Undefined for a name that has
 * no folder. @throws CodedError INTERFACE_UNFIT where the file exports none, another's, or one without a base path
 */
export function describeInterface(name: InterfaceName): InterfaceDescription | undefined {
  const about = aboutInterface(name)
  if (!about) return undefined
  const known = described.get(name)
  if (known) return known
  const part = partOf(about, 'interface') as { description?: InterfaceDescription } | undefined
  if (!part) throw unfit(`${about.folder} has no interface.js, which describes ${name}`)
  const { description } = part
  const dialect: Partial<Dialect> | undefined = description?.dialect
  if (!description || dialect?.interface !== name)
    throw unfit(`interface.js in ${about.folder} exports no \`description\` whose \`dialect.interface\` is '${name}'`)
  const lacking = (['version', 'basePath'] as const).find((field) => dialect[field] === undefined)
  if (lacking) throw unfit(`the dialect in interface.js of ${about.folder} has no ${lacking}`)
  const made = Object.keys((description as Partial<InterfaceDescription>).goodRequests ?? {})
  const unmade = description.dialect.routes.find(({ request }) => !made.includes(request))
  if (unmade) {
    throw unfit(
      `routes.yaml of ${name} has "${unmade.request}" for ${unmade.route}, but goodRequests has only: ${made.join(', ')}`,
    )
  }
  described.set(name, description)
  return description
}

function unfit(problem: string): CodedError {
  return new CodedError('INTERFACE_UNFIT', `${problem}. docs/add-an-interface.md has an example`)
}

export function everyDialect(): Dialect[] {
  return describeEveryInterface().map(({ dialect }) => dialect)
}

/** The descriptions of every interface that Assay knows, in the order of reports. */
export function describeEveryInterface(): InterfaceDescription[] {
  return interfaceNames().flatMap((name) => describeInterface(name) ?? [])
}

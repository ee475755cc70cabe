import * as nodeModule from 'node:module'
import { codeEnding } from './code-file.ts'
import { projectRoot } from './content-roots.ts'
import { pathToFileURL } from 'node:url'

type Resolve = (specifier: string, context: object) => { url: string }
type RegisterHooks = (hooks: {
  resolve: (specifier: string, context: object, next: Resolve) => { url: string; shortCircuit?: boolean }
}) => unknown

let isSet = false

/**
 * Has the imports `assay/steps`, `assay/interfaces` and `assay/checks/...` of the user's code lead to the modules that run here, whichever Assay
 * is installed where that code lies, if any: parts that another copy of a module declares are other parts. A Node without
 * this way of resolving takes the Assay that is installed there.
 */
export function leadImportsHere(): void {
  const { registerHooks } = nodeModule as { registerHooks?: RegisterHooks }
  if (isSet || registerHooks === undefined) return
  isSet = true
  registerHooks({
    resolve(specifier, context, next) {
      const url = ownModule(specifier)
      return url === undefined ? next(specifier, context) : { url, shortCircuit: true }
    },
  })
}

/** The module of this Assay that an import of the package names; undefined for any other import. */
export function ownModule(specifier: string): string | undefined {
  const [, check] = /^assay\/checks\/([\w-]+(?:\/[\w-]+)*)$/.exec(specifier) ?? []
  const [, api] = /^assay\/(steps|interfaces)$/.exec(specifier) ?? []
  const path = api ? `api/${api}` : check && `harness/checks/${check}`
  return path && pathToFileURL(`${projectRoot}/${path}${codeEnding}`).href
}

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
 * Resolves the user's imports of `assay/steps`, `assay/interfaces` and `assay/checks/...` to the running modules.
 * Another installed Assay would register its parts in a second copy of a module, where nobody finds them. A Node
 * without `registerHooks` uses the installed one.
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

/** The file URL for an import of this package; undefined for any other import. */
export function ownModule(specifier: string): string | undefined {
  const [, check] = /^assay\/checks\/([\w-]+(?:\/[\w-]+)*)$/.exec(specifier) ?? []
  const [, api] = /^assay\/(steps|interfaces)$/.exec(specifier) ?? []
  const path = api ? `api/${api}` : check && `harness/checks/${check}`
  return path && pathToFileURL(`${projectRoot}/${path}${codeEnding}`).href
}

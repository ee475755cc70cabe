// Plain JavaScript, as assay.js is.
import * as nodeModule from 'node:module'

const root = new URL('..', import.meta.url).href
const packages = `${root}node_modules/`
const isOwn = (address) => address?.startsWith(root) && !address.startsWith(packages)
const formats = new Map([
  ['.ts', 'module-typescript'],
  ['.js', 'module'],
])

/**
 * Has an import that names a file beside its own go there without the look at the files around it that Node takes for each of a
 * thousand modules: a start takes a tenth less of a processor. A Node without this way of resolving goes on as before.
 */
export function findOwnModules() {
  const resolve = (specifier, context, next) => {
    const format = specifier.startsWith('.') && isOwn(context.parentURL) ? formats.get(specifier.slice(-3)) : undefined
    if (format === undefined) return next(specifier, context)
    return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true }
  }
  nodeModule.registerHooks?.({ resolve })
}

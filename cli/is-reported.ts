import { partsOfExtensions } from '../core/extension-parts.ts'

/** Of an extension: whether a command line has a report that must not be lost. */
type IsReported = (argv: readonly string[]) => boolean

/** Whether a command line has a report that must not be lost, as an extension says in its `reported.ts`. */
export function isReported(argv: readonly string[]): boolean {
  const extensions = () => partsOfExtensions('reported') as Array<{ isReported: IsReported }>
  return extensions().some((one) => one.isReported(argv))
}

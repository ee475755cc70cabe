import { partsOfExtensions } from '../core/extension-parts.ts'

/** An extension's test of whether a command line has a report that must not be lost. */
type IsReported = (argv: readonly string[]) => boolean

/** Whether a command line has a report that must not be lost, by the `reported.ts` of extensions. */
export function isReported(argv: readonly string[]): boolean {
  const extensions = () => partsOfExtensions('reported') as Array<{ isReported: IsReported }>
  return extensions().some((one) => one.isReported(argv))
}

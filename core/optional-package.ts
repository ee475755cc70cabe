/** The packages that an installation may leave out: each is large, and only a part of what Assay does takes it. */
export type OptionalPackage =
  | '@pact-foundation/pact-core'
  | '@sparticuz/chromium'
  | 'allure-commandline'
  | 'allure-js-commons'
  | 'playwright-core'

/** The first of these packages that is not installed; undefined where all are. */
export function missingPackage(...names: OptionalPackage[]): OptionalPackage | undefined {
  return names.find((name) => !isInstalled(name))
}

/** How a person gets it. Npm leaves optional packages out, too, that a Node is too old for. */
export const howToInstall = 'run `npm install` without --omit=optional, with Node 22 or newer'

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}

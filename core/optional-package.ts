/** The packages that an installation may omit. Each is large and serves only a part of Assay. */
export type OptionalPackage =
  | '@pact-foundation/pact-core'
  | '@sparticuz/chromium'
  | 'allure-commandline'
  | 'allure-js-commons'
  | 'playwright-core'

/** The first of these packages that is not installed; undefined where all are installed. */
export function missingPackage(...names: OptionalPackage[]): OptionalPackage | undefined {
  return names.find((name) => !isInstalled(name))
}

/** Npm also omits an optional package that needs a newer Node. */
export const howToInstall = 'run `npm install` without --omit=optional, with Node 22 or newer'

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}

import { partnersVersion } from '../partners/versions/partners-version.ts'
import { paymentsVersion } from '../payments/versions/payments-version.ts'
import type { Version } from './kit/version.ts'
import type { VersionName } from '../basics/version-name.ts'
import { version3 } from './version-3.ts'
import { version4 } from './kit/version-4.ts'
import { version5 } from './version-5.ts'
import { version6 } from './version-6.ts'

export type Versions = Record<VersionName, Version>

/** A fresh set of every version for one sandbox, so that faults and variants change only its own. */
export function createVersions(): Versions {
  return {
    v3: version3(),
    v4: version4(),
    v5: version5(),
    v6: version6(),
    partners: partnersVersion(),
    payments: paymentsVersion(),
  }
}

/** The version of an address; undefined for an address outside every version. */
export function versionOfAddress(versions: Versions, url: string): Version | undefined {
  return Object.values(versions).find(({ root }) => url.startsWith(`${root}/`))
}

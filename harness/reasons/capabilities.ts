import { howToInstall } from '../../core/optional-package.ts'
import { capabilities as offers, type CapabilityName } from '../../core/capability.ts'

/** What the profile, or the installation of Assay, does not offer. */
export const capabilities = {
  'capability-missing': ({ capability }: { capability: CapabilityName }) =>
    `The profile does not give ${offers[capability]}`,
  'capability-unfit': ({ capability, found }: { capability: CapabilityName; found: string }) =>
    `${found}; the check needs ${offers[capability]}`,
  'keys-of-version-3-missing': ({ capability }: { capability: CapabilityName }) =>
    `The profile gives no keys of version 3 (clients, v3) for ${offers[capability]}`,
  'package-missing': ({ name }: { name: string }) =>
    `This takes the optional package ${name}, which is not installed; ${howToInstall}`,
} as const

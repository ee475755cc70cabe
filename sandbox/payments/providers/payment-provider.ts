import type { SandboxProvider } from '../../providers/provider.ts'

/** A provider that makes payments, and its required fields in each template that it supports. */
export interface PaymentProvider extends SandboxProvider {
  /** By template identifier, the names of optional fields that the provider requires nevertheless. */
  templates: Record<string, string[]>
}

import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

type Shape = Record<string, unknown>

function changeProvider(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentProvider } = rules.shape
  rules.shape.paymentProvider = (all, given) => change(paymentProvider(all, given))
}

export const paymentsFaults: Fault[] = faultsNamed({
  'names-a-template-that-is-none': (rules) =>
    changeProvider(rules, (written) => ({
      ...written,
      payment_templates: [...(written.payment_templates as string[]), 'CARRIER_PIGEON'],
    })),
  'requires-a-field-that-is-none': wrapRule('shape.requiredPaymentFields', (rule, all, provider) =>
    Object.fromEntries(
      Object.entries(rule(all, provider)).map(([template, fields]) => [
        template,
        [...(fields as unknown[]), { name: 'shoe_size' }],
      ]),
    ),
  ),
})

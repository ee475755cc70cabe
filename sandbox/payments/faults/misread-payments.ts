import type { Rules } from '../../world/rules.ts'

type Fields = Record<string, unknown>

/** Has the sandbox read another body to pay by than was sent. */
export function misread(rules: Rules, change: (data: Fields) => Fields): void {
  const { asked } = rules.payments
  rules.payments.asked = (data) => asked(change(data))
}

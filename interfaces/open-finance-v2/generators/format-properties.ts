import fc from 'fast-check'
import { pointsAt } from '../checks/points-at.ts'
import { outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { refusedWith } from '../checks/refused-with.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Property } from '../../../generators/explore.ts'

/** One attribute of a body, left out or of another type. */
interface Violation {
  pointer: string
  how: 'left out' | 'of another type'
}

/**
 * A body that is right but for one attribute that it must have. `asks` says what is evaluated of the refusal: that it is
 * FORMAT_ERROR, or that it names the attribute. Source: Open-finance errors; Open-finance message block.
 */
export function violationIsReported(
  asks: 'the code' | 'the path',
  { control, body, pointers }: { control: Exchange; body: unknown; pointers: readonly string[] },
  send: (body: string) => Promise<Exchange>,
): Property<Violation> {
  const violations = pointers.flatMap((pointer): Violation[] => [
    { pointer, how: 'left out' },
    { pointer, how: 'of another type' },
  ])
  return {
    arbitrary: fc.constantFrom(...violations),
    edges: violations,
    mostCases: violations.length,
    holds: async (violation) => {
      const { pointer, how } = violation
      const answer = await send(JSON.stringify(violated(body, violation)))
      const refusal = { defect: `has ${pointer} ${how}`, codes: ['FORMAT_ERROR'] }
      const judgement = asks === 'the code' ? refusedWith(control, answer, refusal) : pointsAt(pointer, control, answer)
      return { label: `${pointer} ${how}`, outcome: outcomeWithCodes(answer), judgement }
    },
    show: ({ pointer, how }) => `${pointer} ${how}`,
  }
}

/** The body with one attribute left out, or with a text for what is no text and an object for a text. */
export function violated(body: unknown, { pointer, how }: Violation): unknown {
  const copy = structuredClone(body)
  const names = pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], copy)
  if (typeof holder !== 'object' || holder === null) return copy
  const fields = holder as Record<string, unknown>
  if (how === 'left out') Reflect.deleteProperty(fields, last)
  else fields[last] = typeof fields[last] === 'object' ? 'a text' : {}
  return copy
}

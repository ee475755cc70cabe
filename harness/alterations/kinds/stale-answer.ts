import type { KindOfFault } from '../../../faults/catalogue.ts'
import { answering, isAt, withHead } from '../kit/altered-answer.ts'
import type { Alteration, Answered, Target } from '../kit/alteration.ts'

/** Every answer becomes the first one to the same address, or of the same route. */
export function staleAnswers(target: Target, by: 'address' | 'route'): Alteration {
  return {
    kind: 'answers-from-before',
    place: by === 'address' ? `${target.at ?? 'every route'}, the same address` : (target.at ?? 'every route'),
    begin() {
      const first = new Map<string, Answered>()
      return answering((answered) => {
        if (!answered.exchange.answer || !isAt(target, answered)) return undefined
        const { method, url } = answered.exchange.request
        const key = by === 'address' ? `${method} ${url}` : answered.at
        const earlier = first.get(key)
        if (!earlier) first.set(key, answered)
        return earlier?.exchange.answer
      })
    },
  }
}

/** Each header of the answers, removed and changed. */
export function headerAlterations(target: Target, { exchange: { answer } }: Answered): Alteration[] {
  const names = [...new Set((answer?.headers ?? []).map(([name]) => name.toLowerCase()))]
  return names.flatMap((name) => [
    headerAlteration('omits-a-header', target, name, () => []),
    headerAlteration('shows-a-header-as-another', target, name, (value) => [
      name === 'content-type' ? 'text/html' : `${value}0`,
    ]),
  ])
}

function headerAlteration(
  kind: KindOfFault,
  target: Target,
  name: string,
  change: (value: string) => string[],
): Alteration {
  return {
    kind,
    place: `${target.at ?? 'every route'}, header ${name}`,
    field: name,
    begin: () =>
      answering((answered) => {
        const { answer } = answered.exchange
        if (!answer || !isAt(target, answered)) return undefined
        const headers = answer.headers.flatMap(([own, value]) =>
          own.toLowerCase() === name
            ? change(value).map((one): [string, string] => [own, one])
            : [[own, value] as [string, string]],
        )
        return withHead(answer, { headers })
      }),
  }
}

/** How ids are written, and the number each was made from. Ids of digits alone are `plain` and need no look-up. */
export interface IdTexts {
  plain: boolean
  idOf: (number: number) => string
  numberOf: (id: string) => bigint | undefined
  textOf: (number: bigint) => string
}

/** Remembers the ids of `idOf`, unless they are digits. */
export function createIdTexts(idOf: (number: number) => string): IdTexts {
  const numbers = new Map<string, number>()
  const plain = /^\d+$/.test(idOf(1))
  return {
    plain,
    idOf(number) {
      const id = idOf(number)
      if (!plain) numbers.set(id, number)
      return id
    },
    numberOf(id) {
      const number = numbers.get(id)
      return number === undefined ? undefined : BigInt(number)
    },
    textOf: (number) => (number <= Number.MAX_SAFE_INTEGER ? idOf(Number(number)) : String(number)),
  }
}

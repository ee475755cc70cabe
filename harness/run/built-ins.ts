/** What is called here was taken before any code of the user ran, and no method of a built-in object is: each may be changed. */
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect
const then = Reflect.get(Promise.prototype, 'then') as (...given: unknown[]) => unknown

interface Property {
  key: PropertyKey
  was: PropertyDescriptor
}

/** A built-in object with the properties that it had. */
interface BuiltIn {
  name: string
  object: object
  properties: readonly Property[]
  /** Whether further properties that loops over keys meet are changes too. */
  isPrototype: boolean
}

let kept: readonly BuiltIn[] = []

/** Remembers the built-in objects as they are, before code of the user is loaded. */
export function keepBuiltIns(): void {
  if (kept.length === 0) kept = builtIns()
}

/** Puts back what was changed of the built-in objects since they were remembered. Gives the names of what that was. */
export function putBackBuiltIns(): string[] {
  const changed: string[] = []
  for (let at = 0; at < kept.length; at += 1) {
    const { name, object, properties, isPrototype } = kept[at] as BuiltIn
    const named = (key: PropertyKey) => (changed[changed.length] = `${name}.${String(key)}`)
    for (let one = 0; one < properties.length; one += 1) {
      const { key, was } = properties[one] as Property
      if (isSame(getOwnPropertyDescriptor(object, key), was)) continue
      defineProperty(object, key, was)
      named(key)
    }
    const keys = isPrototype ? ownKeys(object) : []
    for (let one = 0; one < keys.length && keys.length > properties.length; one += 1) {
      const key = keys[one] as PropertyKey
      if (isKnown(key, properties) || !getOwnPropertyDescriptor(object, key)?.enumerable) continue
      deleteProperty(object, key)
      named(key)
    }
  }
  return changed
}

/**
 * Does something, and afterwards puts back what was changed of the built-in objects: at once when it returns, before other
 * code runs, and again when what it gives has settled. `changed` is given the names, and may throw.
 */
export function keepingBuiltIns(act: () => unknown, changed: (names: readonly string[]) => void): unknown {
  const look = () => {
    const names = putBackBuiltIns()
    if (names.length > 0) changed(names)
  }
  let given: unknown
  try {
    given = act()
  } finally {
    look()
  }
  if (!(given instanceof Promise)) return given
  return apply(then, given, [
    (value: unknown) => {
      look()
      return value
    },
    (error: unknown) => {
      look()
      throw error
    },
  ])
}

function isSame(now: PropertyDescriptor | undefined, was: PropertyDescriptor): boolean {
  return now !== undefined && now.value === was.value && now.get === was.get && now.set === was.set
}

function isKnown(key: PropertyKey, properties: readonly Property[]): boolean {
  for (let one = 0; one < properties.length; one += 1) if (properties[one]?.key === key) return true
  return false
}

/** Prototypes with all they have, and the functions of what makes objects of them. */
function builtIns(): BuiltIn[] {
  const found = new Map<object, BuiltIn>()
  const add = (name: string, object: object, isPrototype: boolean) => {
    if (!found.has(object))
      found.set(object, { name, object, properties: propertiesOf(object, isPrototype), isPrototype })
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // What is made at its first use is left as it is.
    const value: unknown = getOwnPropertyDescriptor(globalThis, name)?.value
    if (typeof value === 'function') {
      add(name, value, false)
      if (typeof value.prototype === 'object' && value.prototype !== null)
        add(`${name}.prototype`, value.prototype, true)
    }
  }
  for (const [name, object] of Object.entries({ JSON, Math, Reflect })) add(name, object, false)
  for (const iterable of [[], new Map(), new Set(), '', new Uint8Array()] as Array<Iterable<unknown>>) {
    const iterator = getPrototypeOf(iterable[Symbol.iterator]()) as object
    add(String((iterator as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag]), iterator, true)
  }
  return [...found.values()]
}

function propertiesOf(object: object, isPrototype: boolean): Property[] {
  return ownKeys(object).flatMap((key) => {
    const was = getOwnPropertyDescriptor(object, key)
    return was && (isPrototype || typeof was.value === 'function') ? { key, was } : []
  })
}

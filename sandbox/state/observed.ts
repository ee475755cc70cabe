/** A proxy of the object that calls `changed` at every change, at any depth. */
export function observed<Target extends object>(target: Target, changed: () => void): Target {
  const known = new WeakMap<object, object>()
  const handler: ProxyHandler<object> = {
    get(object, name) {
      const value: unknown = Reflect.get(object, name)
      return isPlain(value) && !Object.isFrozen(object) ? watch(value) : value
    },
    set(object, name, value) {
      changed()
      return Reflect.set(object, name, value)
    },
    deleteProperty(object, name) {
      changed()
      return Reflect.deleteProperty(object, name)
    },
  }
  const watch = (object: object): object => {
    const watched = known.get(object) ?? new Proxy(object, handler)
    known.set(object, watched)
    return watched
  }
  return watch(target) as Target
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

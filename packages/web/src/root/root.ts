/** Owns the values that the page keeps, from when `main.tsx` opens it. */
type Root = object

/** The only variable of the page that is no definition; `undefined` until a root is open. */
let root: Root

/** Everything kept is constructed again at its next use: for the page, and for each test. */
export function openRoot(): void {
  root = {}
}

/**
 * Defines something that the page keeps: a store, a cache, a connection. The definition is called
 * for the value, which the current root constructs at its first use. Without a root it throws, so
 * that no module can construct state when it is loaded.
 */
export function kept<Value extends object>(make: () => Value): () => Value {
  const valueByRoot = new WeakMap<Root, Value>()
  return () => {
    const known = valueByRoot.get(root)
    if (known) return known
    const made = make()
    valueByRoot.set(root, made)
    return made
  }
}

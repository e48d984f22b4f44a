/** The path of a call with its parameters filled; each stays one segment, whatever its text is. */
export function filledPath(path: string, parameters: ReadonlyMap<string, string | number>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters.get(name)
    if (value === undefined) throw new Error(`the path ${path} misses its parameter ${name}`)
    return encodeURIComponent(value)
  })
}

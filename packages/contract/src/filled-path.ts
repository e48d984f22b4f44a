/** The path of a call with its parameters filled; each stays one segment, whatever its text is. */
export function filledPath(path: string, parameters: ReadonlyMap<string, string | number>): string {
  const textOf = (_: string, name: string) => encodeURIComponent(parameters.get(name) ?? '')
  return path.replace(/:(\w+)/g, textOf)
}

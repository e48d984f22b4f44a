import { SideName } from './side-name.tsx'

/** Both sides of a game in one line, 'home X away'; each keeps its mark when there is no room. */
export function SidesLine({ sides: [home, away] }: { readonly sides: readonly [string, string] }) {
  return (
    <>
      <SideName name={home} />
      <span className="shrink-0 whitespace-pre"> X </span>
      <SideName name={away} />
    </>
  )
}

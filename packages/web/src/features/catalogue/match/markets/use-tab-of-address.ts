import { useLocation, useSearchParams } from '../../../../routing/router.tsx'

/**
 * The tab that the address names, so that the way back and a reload keep it, and how another is
 * chosen. An address without one, or with an unknown one, is that of the first.
 */
export function useTabOfAddress<Id extends string>(
  tabs: readonly Id[],
  first: Id,
): readonly [chosen: Id, choose: (id: Id) => void] {
  const { beside } = useLocation()
  const [search, setSearch] = useSearchParams()
  const named = search.get('tab')
  const choose = (id: Id) => {
    const others = [...search].filter(([name]) => name !== 'tab')
    const tab: [string, string][] = id === first ? [] : [['tab', id]]
    setSearch(new URLSearchParams([...others, ...tab]), {
      replace: true,
      beside: beside ?? undefined,
    })
  }
  return [tabs.find((id) => id === named) ?? first, choose]
}

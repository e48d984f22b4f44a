import { createContext, useContext } from 'react'

/** What a list knows of the match beside it. */
interface ListFrame {
  /** Address of the list where a pressed match opens beside it; null where it takes its place. */
  readonly opensBeside: string | null
  /** Path of the match that is open beside it. */
  readonly openPath: string | null
}

const ALONE: ListFrame = { opensBeside: null, openPath: null }

export const ListFrameContext = createContext<ListFrame>(ALONE)

/** For the rows of a list: whether their match opens beside the list, and which one is open. */
export function useListFrame(): ListFrame {
  return useContext(ListFrameContext)
}

export const BesideListContext = createContext(false)

/** True within a match that is open beside its list, in a column of half the width. */
export function useIsBesideList(): boolean {
  return useContext(BesideListContext)
}

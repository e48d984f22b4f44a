import type { ReactNode } from 'react'
import { BottomBar } from './app/bottom-bar.tsx'
import { Header } from './app/header.tsx'
import { COLUMNS, MAIN, SLIP_COLUMN, TREE_COLUMN } from './app/shell.tsx'
import { SportsScroller } from './app/sports-scroller.tsx'

interface PaintedShellProps {
  readonly children: ReactNode
}

/**
 * The frame of the page as it is before its script. The columns beside the content keep their
 * places. It is inert: a press has an effect once the page itself is there, and is not lost on
 * what is about to be replaced.
 */
export function PaintedShell({ children }: PaintedShellProps) {
  return (
    <div inert className="flex min-h-dvh flex-col pb-14 md:pb-0">
      <Header />
      <SportsScroller />
      <div className={COLUMNS}>
        <div className={TREE_COLUMN} />
        <main className={MAIN}>{children}</main>
        <div className={`hidden lg:block ${SLIP_COLUMN}`} />
      </div>
      <BottomBar />
    </div>
  )
}

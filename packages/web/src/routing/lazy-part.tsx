import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** A part of a page whose code is loaded when it is first rendered; until then the placeholder. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function Part(props: Props) {
    return (
      <Suspense fallback={placeholder}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

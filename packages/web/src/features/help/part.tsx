interface PartProps {
  readonly title: string
  readonly text: readonly string[]
}

/** A heading with its paragraphs. */
export function Part({ title, text }: PartProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-bold">{title}</h3>
      {text.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

import { type ReactNode, useRef } from 'react'
import { usePage } from '../../root/page.ts'
import { Link } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { OperatorDetails } from '../../site/operator-details.tsx'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { startWalkthrough } from '../walkthrough/walkthrough.ts'
import { BonusTable, FormatsTable, LimitsTable } from './help-tables.tsx'
import { helpTexts } from './help-texts.ts'
import { useAnchor } from './use-anchor.ts'

type TopicId = keyof (typeof helpTexts)['ptBR']['topics']

/** In the order of the page; the names are used in addresses: `/ajuda#regras`. */
const TOPICS = [
  'apostar',
  'deposito',
  'saque',
  'regras',
  'bonus',
  'encerrar',
  'limites',
  'jogo-responsavel',
  'termos',
  'privacidade',
  'contato',
] as const satisfies readonly TopicId[]

/** What a topic shows beside its texts, generated from the rules and settings themselves. */
const EXTRAS: Readonly<Partial<Record<TopicId, ReactNode>>> = {
  apostar: <FormatsTable />,
  regras: <RulesLink />,
  bonus: <BonusTable />,
  limites: <LimitsTable />,
  'jogo-responsavel': <ExclusionLink />,
  contato: <OperatorDetails />,
}

const CONTENTS_ID = 'conteudo'

/** `/ajuda`: everything visible on one page, so that the browser's own search works (RTE-23). */
export function HelpPage() {
  const page = usePage()
  const texts = useTexts(helpTexts)
  useDocumentTitle(texts.title)
  const content = useRef<HTMLDivElement>(null)
  useAnchor(content)
  return (
    <div ref={content} className="mx-auto flex max-w-3xl flex-col gap-8">
      <div>
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.intro}</p>
        <Button look="secondary" className="mt-3" onClick={() => startWalkthrough(page)}>
          <Icon name="play" size={18} />
          {texts.tour}
        </Button>
      </div>
      <Contents />
      {TOPICS.map((id) => (
        <Topic key={id} id={id} />
      ))}
    </div>
  )
}

function Contents() {
  const texts = useTexts(helpTexts)
  return (
    <nav
      id={CONTENTS_ID}
      tabIndex={-1}
      aria-label={texts.contents}
      className="rounded-card border border-line bg-surface p-4 shadow-card outline-none"
    >
      <h2 className="font-bold">{texts.contents}</h2>
      <ol className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {TOPICS.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-2 hover:underline"
            >
              <Icon name="chevron-right" size={16} />
              {texts.topics[id].title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Topic({ id }: { readonly id: TopicId }) {
  const texts = useTexts(helpTexts)
  const { title, parts } = texts.topics[id]
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="outline-none">
      <h2 id={`${id}-title`} className="border-b-2 border-gold pb-1 text-xl font-bold">
        {title}
      </h2>
      <div className="mt-3 flex flex-col gap-4">
        {parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
        {EXTRAS[id]}
      </div>
      <a
        href={`#${CONTENTS_ID}`}
        className="mt-2 inline-flex min-h-11 items-center gap-1 text-sm text-muted underline-offset-2 hover:underline"
      >
        <Icon name="arrow-up" size={16} />
        {texts.toTop}
      </a>
    </section>
  )
}

function RulesLink() {
  const texts = useTexts(helpTexts)
  return (
    <Link to="/regras-de-apostas" className="self-start font-semibold text-brand underline">
      {texts.rulesLink}
    </Link>
  )
}

function ExclusionLink() {
  const texts = useTexts(helpTexts)
  return (
    <Link to="/account/responsible" className="self-start font-semibold text-brand underline">
      {texts.exclusionLink}
    </Link>
  )
}

interface PartProps {
  readonly title: string
  readonly text: readonly string[]
}

function Part({ title, text }: PartProps) {
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

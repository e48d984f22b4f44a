import { buffer } from 'node:stream/consumers'
import type { StatementEntryWire } from '@caderneta/contract/wallet/statement'
import { centavos } from '@caderneta/domain/money/money'
import { describe, expect, it } from 'vitest'
import { statementPdf } from './statement-pdf.ts'
import type { StatementFile } from './statement-sheet.ts'
import { pdfLines, pdfTexts } from './test-pdf.ts'

const NBSP = '\u00a0'

function entry(changes: Partial<StatementEntryWire> = {}): StatementEntryWire {
  const ids = { betId: null, depositId: null, withdrawalId: null }
  const at = Date.UTC(2026, 10, 21, 2, 30)
  return {
    id: '1',
    kind: 'deposit',
    pocket: 'cash',
    amount: 25,
    balance: 25,
    at,
    ...ids,
    ...changes,
  }
}

function file(changes: Partial<StatementFile> = {}): StatementFile {
  return {
    holder: { name: 'João Conceição', cpf: '52998224725', timeZone: 'America/Sao_Paulo' },
    balances: [
      { pocket: 'cash', opening: centavos(0), closing: centavos(123_456) },
      { pocket: 'cashback', opening: centavos(0), closing: centavos(0) },
    ],
    operator: { name: null, cnpj: null, licence: null, email: null, phone: null },
    entries: [entry()],
    isCut: false,
    language: 'ptBR',
    at: Date.UTC(2026, 10, 21, 15, 0),
    ...changes,
  }
}

const pagesOf = async (changes?: Partial<StatementFile>) =>
  pdfLines(await buffer(statementPdf(file(changes))))

describe('statementPdf', () => {
  it('shows holder, time, balances before and after, and each entry', async () => {
    const entries = [
      entry(),
      entry({ kind: 'uncashback', betReference: 'CAD-7', amount: -1234.5, balance: 0 }),
    ]
    expect(await pagesOf({ entries })).toEqual([
      [
        'Caderneta · Extrato da conta',
        'Demonstração: nenhum valor é real.',
        'Titular: João Conceição · CPF ***.982.247-**',
        'Período: desde a abertura da conta até 21/11/2026 12:00 (America/Sao_Paulo)',
        'Conta · Saldo inicial · Saldo final',
        `Dinheiro · R$${NBSP}0,00 · R$${NBSP}1.234,56`,
        `Cashback · R$${NBSP}0,00 · R$${NBSP}0,00`,
        'Data · Movimento · Conta · Valor · Saldo depois',
        `20/11/2026 23:30 · Depósito PIX · Dinheiro · R$${NBSP}25,00 · R$${NBSP}25,00`,
        `20/11/2026 23:30 · Correção de cashback da aposta CAD-7 · Dinheiro · -R$${NBSP}1.234,50 · R$${NBSP}0,00`,
        'Emitido em 21/11/2026 12:00 · Página 1 de 1',
      ],
    ])
  })

  it('in English names the operator, the days and what was picked', async () => {
    const operator = {
      name: 'Casa Exemplo S.A.',
      cnpj: '12.ABC.345/01DE-35',
      licence: 'Portaria 1/2026',
      email: 'ajuda@casa.example',
      phone: null,
    }
    const days = { from: '2026-11-01', to: '2026-11-20', kind: 'deposit' } as const
    const [lines] = await pagesOf({ language: 'en', operator, ...days, entries: [] })
    expect(lines?.slice(0, 7)).toEqual([
      'Caderneta · Account statement',
      'Casa Exemplo S.A. · CNPJ 12.ABC.345/01DE-35 · Authorisation Portaria 1/2026',
      'ajuda@casa.example',
      'Account holder: João Conceição · CPF ***.982.247-**',
      'Period: from 01/11/2026 to 20/11/2026 (America/Sao_Paulo)',
      'Only: PIX deposit',
      'No entries in this period.',
    ])
  })

  it.each([
    ['Łucja Świątek-Đặng', 'Łucja Świątek-Đặng'],
    ['Jose\u0301 da Silva', 'José da Silva'],
    ['Ιωάννης Παπαδόπουλος', 'Ιωάννης Παπαδόπουλος'],
    ['Иван Ёлкин', 'Иван Ёлкин'],
    ['Ana\u200b Souza', 'Ana Souza'],
  ])('names the holder %j and the CPF behind it', async (name, written) => {
    const holder = { name, cpf: '52998224725', timeZone: 'America/Sao_Paulo' }
    const [lines] = await pagesOf({ holder })
    expect(lines?.[2]).toBe(`Titular: ${written} · CPF ***.982.247-**`)
  })

  it('keeps the rest of the line when a letter has no shape in the font', async () => {
    const holder = { name: 'Ana \u{1f600}', cpf: '52998224725', timeZone: 'America/Sao_Paulo' }
    const [lines] = await pagesOf({ holder })
    expect(lines?.[2]).toContain(' · CPF ***.982.247-**')
  })

  it('aligns amounts on the right', async () => {
    const entries = [1, 22.22, -333_333.33].map((amount) => entry({ amount, balance: 5 }))
    const [page = []] = pdfTexts(await buffer(statementPdf(file({ entries }))))
    const begins = page
      .filter(({ text }) => /R\$.*(1,00|22,22|33,33)$/.test(text))
      .map(({ x }) => x)
    expect(begins).toHaveLength(3)
    expect(begins).toEqual(begins.toSorted((one, other) => other - one))
    const digit = 9 * 0.556
    expect((begins[0] ?? 0) - (begins[1] ?? 0)).toBeCloseTo(digit, 1)
  })

  it('has every entry once, over numbered pages, and reports when there are more', async () => {
    const entries = Array.from({ length: 500 }, (_, at) =>
      entry({ kind: 'stake', betReference: `CAD-${at + 1}` }),
    )
    const pages = await pagesOf({ entries, isCut: true })
    expect(pages[0]).toContain(
      'Só os 500 movimentos mais recentes; escolha menos dias para os outros.',
    )
    const bets = pages.flat().flatMap((line) => /Aposta (CAD-\d+) /.exec(line)?.[1] ?? [])
    expect(bets).toEqual(entries.map(({ betReference }) => betReference))
    expect(pages.map((page) => page.at(-1)?.split(' · ')[1])).toEqual(
      pages.map((_, at) => `Página ${at + 1} de ${pages.length}`),
    )
  })

  it('yields to other calls between two pages', async () => {
    const entries = Array.from({ length: 500 }, () => entry())
    let turns = 0
    const count = () => {
      turns += 1
      if (turns < 1000) setImmediate(count)
    }
    setImmediate(count)
    const pages = await pagesOf({ entries })
    expect(turns).toBeGreaterThanOrEqual(pages.length)
  })
})

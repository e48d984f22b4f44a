import { simulatePayment } from '@caderneta/contract/payments/deposit-calls'
import type { ChargeCodeWire } from '@caderneta/contract/payments/deposits'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { useFormats } from '../../../formats/formats.ts'
import { usePage } from '../../../root/page.ts'
import { useSite } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon, PathIcon } from '../../../ui/icon/icon.tsx'
import { COPY_PATH } from '../../../ui/icon/later-icon-paths.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { refreshWallet } from '../../wallet/wallet.ts'
import type { DepositState } from './deposit-query.ts'
import { depositStatusText, depositTone } from './deposit-status-text.ts'
import { depositTexts } from './deposit-texts.ts'
import type { Charge } from './request-deposit.ts'
import { useDepositState } from './use-deposit-state.ts'
import { useTimeLeft } from './use-time-left.ts'

/** Once credited, the header must show it even when the push of the wallet was missed. */
function useCreditedToast(state: DepositState, { depositId, price }: Charge): void {
  const page = usePage()
  const texts = useTexts(depositTexts)
  const { money } = useFormats()
  const isCredited = state.status === 'credited'
  // A deposit credited before the page opened is no news.
  const wasNotified = useRef(isCredited)
  useEffect(() => {
    if (!isCredited || wasNotified.current) return
    wasNotified.current = true
    const event = `deposit_credited:${depositId}`
    showToast(page, 'success', texts.creditedToast(money(price)), { event })
    void refreshWallet(page)
  }, [page, isCredited, depositId, price, texts, money])
}

interface ChargeViewProps {
  readonly charge: Charge
  readonly onBack: () => void
}

/** A charge: its amount, code and QR code, its time left and its outcome. */
export function ChargeView({ charge, onBack }: ChargeViewProps) {
  const texts = useTexts(depositTexts)
  const { money } = useFormats()
  const state = useDepositState(charge.depositId, charge.first)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useCreditedToast(state, charge)
  const isOpen = state.status === 'awaiting'
  return (
    <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-4 text-center shadow-card sm:p-6">
      <h2 ref={title} tabIndex={-1} className="text-lg font-bold outline-none">
        {isOpen ? texts.payTitle : texts.chargeTitle}
      </h2>
      <p className="figures text-4xl font-bold">{money(charge.price)}</p>
      <ChargeStatus charge={charge} state={state} />
      {isOpen && charge.code && <ChargeCode price={charge.price} code={charge.code} />}
      {isOpen && <SimulateButton depositId={charge.depositId} />}
      <Button look="secondary" isWide onClick={onBack}>
        {texts.back}
      </Button>
    </section>
  )
}

function ChargeStatus({
  charge,
  state,
}: {
  readonly charge: Charge
  readonly state: DepositState
}) {
  const texts = useTexts(depositTexts)
  const left = useTimeLeft(charge.expiresAt)
  return (
    <div className="flex flex-col items-center gap-1">
      <p role="status" data-deposit={state.status}>
        <Badge tone={depositTone(state.status)}>
          {state.status === 'credited' && <Icon name="check" size={14} />}
          {depositStatusText(state, texts)}
        </Badge>
      </p>
      {state.status === 'awaiting' && (
        <p className="figures text-sm text-muted">
          {texts.expiresIn} <span role="timer">{left}</span>
        </p>
      )}
    </div>
  )
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

interface ChargeCodeProps {
  /** Reais. */
  readonly price: number
  readonly code: ChargeCodeWire
}

function ChargeCode({ price, code }: ChargeCodeProps) {
  const page = usePage()
  const texts = useTexts(depositTexts)
  const { money } = useFormats()
  const copy = async () => {
    const isCopied = await copyText(code.payload)
    if (isCopied) showToast(page, 'success', texts.copied, { isBrief: true })
    else showToast(page, 'error', texts.notCopied)
  }
  return (
    <>
      {/* A phone cannot scan a QR code on its own screen: copying comes first. */}
      <Button isWide onClick={() => void copy()}>
        <PathIcon path={COPY_PATH} />
        {texts.copy}
      </Button>
      <p className="max-w-sm text-muted">{texts.payHint}</p>
      {/* A QR code is read dark on light, whatever the theme. */}
      <img
        src={code.qrcode}
        alt={texts.qrcode(money(price))}
        width={232}
        height={232}
        className="rounded-card border border-line bg-[#fff] p-3"
      />
      <div className="w-full">
        <p className="mb-1 text-left text-sm font-semibold">{texts.payload}</p>
        <p
          data-payload
          className="rounded-control bg-sunken p-3 text-left font-mono text-xs break-all select-all"
        >
          {code.payload}
        </p>
      </div>
    </>
  )
}

/** Only while the sandbox provider runs: pays as the bank's app would. */
function SimulateButton({ depositId }: { readonly depositId: string }) {
  const page = usePage()
  const texts = useTexts(depositTexts)
  const isSandbox = useSite()?.client.isSandbox ?? false
  const [isPaying, setIsPaying] = useState(false)
  if (!isSandbox) return null
  const pay = async () => {
    setIsPaying(true)
    const done = await call(page, simulatePayment, { depositId })
    setIsPaying(false)
    if (isFailure(done)) showFailure(page, done)
  }
  return (
    <div className="flex w-full flex-col gap-1 rounded-card border border-dashed border-gold bg-gold-soft p-3">
      <Button look="gold" isWide disabled={isPaying} onClick={() => void pay()}>
        {texts.simulate}
      </Button>
      <p className="text-xs text-gold-ink">{texts.simulateHint}</p>
    </div>
  )
}

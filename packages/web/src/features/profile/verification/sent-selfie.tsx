import { readSelfie } from '@caderneta/contract/profile/verification-calls'
import { useEffect, useState } from 'react'
import { callImage } from '../../../api/call-image.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { profileTexts } from '../profile-texts.ts'

/** The selfie as sent, visible to its owner only; nothing when there is none. */
export function SentSelfie() {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isShown = true
    void callImage(page, readSelfie).then((image) => isShown && setAddress(image))
    return () => {
      isShown = false
    }
  }, [page])
  if (address === null) return null
  return (
    <figure className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card">
      <figcaption className="font-semibold">{texts.yourSelfie}</figcaption>
      <img src={address} alt={texts.yourSelfie} className="max-h-72 self-start rounded-control" />
    </figure>
  )
}

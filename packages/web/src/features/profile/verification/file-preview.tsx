import { useEffect, useState } from 'react'
import { dataAddressOf } from '../../../api/data-address.ts'
import { useTexts } from '../../../texts/texts.ts'
import { profileTexts } from '../profile-texts.ts'

interface FilePreviewProps {
  readonly file: File | null
}

/** A chosen image as it will be sent; other files show their name only. */
export function FilePreview({ file }: FilePreviewProps) {
  const texts = useTexts(profileTexts)
  const address = useDataAddress(file?.type.startsWith('image/') ? file : null)
  if (!file || address === null) return null
  return (
    <img
      src={address}
      alt={texts.previewOf(file.name)}
      className="max-h-56 self-start rounded-control border border-line"
    />
  )
}

function useDataAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    setAddress(null)
    if (!file) return
    let isShown = true
    void dataAddressOf(file).then((dataAddress) => isShown && setAddress(dataAddress))
    return () => {
      isShown = false
    }
  }, [file])
  return address
}

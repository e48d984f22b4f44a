import { useState } from 'react'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { useSession } from '../../session/session.ts'
import { AccountFrame } from '../account-frame.tsx'
import { profileTexts } from '../profile-texts.ts'
import { AddressForm } from './address-form.tsx'
import { AddressView } from './address-view.tsx'

/** `/account/address`: opens as text, switches to a form and back (ACC-06 to ACC-08). */
export function AddressPage() {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const address = useSession().user?.address
  const [isEditing, setIsEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const leave = () => {
    setWasEdited(true)
    setIsEditing(false)
  }
  const onSaved = (msg: string) => {
    leave()
    showToast(page, 'success', msg || texts.saved)
  }
  return (
    <AccountFrame page="address">
      {address && isEditing && <AddressForm address={address} onSaved={onSaved} onCancel={leave} />}
      {address && !isEditing && (
        <AddressView address={address} isFocused={wasEdited} onEdit={() => setIsEditing(true)} />
      )}
    </AccountFrame>
  )
}

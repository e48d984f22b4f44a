import { useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import { showFailure } from '../../../api/show-failure.ts'
import { usePage } from '../../../root/page.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { profileTexts } from '../profile-texts.ts'
import { endOtherSessions } from './sessions-query.ts'

/** Ends all other sessions at once, after a confirmation. */
export function EndOthers() {
  const page = usePage()
  const texts = useTexts(profileTexts)
  const [isConfirming, setIsConfirming] = useState(false)
  const end = async () => {
    setIsConfirming(false)
    const done = await endOtherSessions(page)
    if (isFailure(done)) return showFailure(page, done)
    showToast(page, 'success', done.msg || texts.sessionEnded)
  }
  return (
    <>
      <Button look="danger" onClick={() => setIsConfirming(true)}>
        {texts.endOthers}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={texts.endOthersConfirm}
        closeLabel={texts.close}
      >
        <div className="flex flex-col gap-4 px-5 pb-5">
          <p>{texts.endOthersText}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" className="grow" onClick={() => void end()}>
              {texts.endOthers}
            </Button>
            <Button look="secondary" className="grow" onClick={() => setIsConfirming(false)}>
              {texts.cancel}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}

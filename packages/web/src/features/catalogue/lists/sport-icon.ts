import { ICON_PATHS, type IconName } from '../../../ui/icon/icon-paths.ts'

const isIconName = (name: string): name is IconName => name in ICON_PATHS

/** The icon of a sport; a cup for a sport without its own. */
export function sportIcon(icon: string): IconName {
  return isIconName(icon) ? icon : 'trophy'
}

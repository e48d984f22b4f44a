/** The door of the popup, which welcomes and says what the house offers. */
export { PopupHost } from './popup-host.tsx'

/** Entry of the popup, which welcomes visitors and lists the offers. */
export { PopupHost } from './popup-host.tsx'
